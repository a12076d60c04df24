#ifndef CONFORMANCE_SUPPORT_H
#define CONFORMANCE_SUPPORT_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Makes a child process that is a copy of this one; the same answers as fork(2).
pid_t conformance_fork(void);

/// Memory that this process shares with the children it forks later; NULL with errno set on failure.
void *conformance_map_shared(size_t length);

/// Gives shared memory back.
void conformance_unmap(void *memory, size_t length);

/// Writes a number so that another process which reads it sees all that was written before.
void conformance_store(int64_t *location, int64_t value);

/// Reads a number that another process may have just written.
int64_t conformance_load(const int64_t *location);

/// Limits the address space that this process takes beyond what it has now; 0 on success.
int conformance_limit_memory(uint64_t bytes);

/// Waits until one of some children is gone, no longer than a time and perhaps not as long.
void conformance_wait_for_any(const pid_t *children, size_t count, int64_t microseconds);

/// Waits until the child is gone or the time is over; 1 if it is gone, 0 if not, -1 on failure.
/// The end of the child is in *status, as from waitpid(2); *peak is the most memory it had, in bytes.
int conformance_wait(pid_t child, int64_t microseconds, int *status, int64_t *peak);

/// The signal that ended a child, 0 if it ended by itself.
int conformance_signal_of(int status);

/// The exit code of a child that ended by itself.
int conformance_exit_code_of(int status);

/// Ends a child at once.
void conformance_kill(pid_t child);

/// The time that a child computed so far, in microseconds; -1 where the system does not tell.
int64_t conformance_processor_time(pid_t child);

/// Whether a child waits for something by itself, and not for its turn on a processor.
///
/// Where the system does not tell, it is taken to do so.
int conformance_is_asleep(pid_t child);

/// A number of microseconds that only grows.
int64_t conformance_now(void);

/// An empty file without a name, for what a child prints; -1 on failure.
int conformance_open_capture(void);

/// Sends what this process prints to a file, of which it can fill no more than `limit` bytes, and
/// takes its input away.
void conformance_redirect(int capture, uint64_t limit);

/// Empties a capture.
void conformance_clear_capture(int capture);

/// Ends this process at once: no handlers, no buffers.
void conformance_exit(int code);

/// The exit code of a child whose stack overflowed.
enum { conformance_overflow_code = 115 };

/// Sets the signal handlers that a layout could trip over back to those of the system, lets the child
/// die with its parent, and makes an overflow of the stack known by its exit code.
void conformance_prepare_child(pid_t parent);

/// Whether this system can copy a process.
int conformance_can_fork(void);

/// The most memory that this process has had so far, in bytes.
int64_t conformance_peak_memory(void);

/// The memory that was allocated and not given back, in bytes; 0 where the system does not tell.
int64_t conformance_allocated_memory(void);

/// Counts interruptions (Ctrl-C, a request to terminate, a closed terminal) from now on, instead of
/// ending; the second one ends this process at once with exit code 130.
void conformance_catch_interruptions(void);

/// When the first interruption came, in microseconds of conformance_now; 0 if none did.
int64_t conformance_interrupted_at(void);

/// Starts a program in a process group of its own, without input, and with its output in two files;
/// -1 with errno set where it cannot be started. It ends when the thread that started it does.
pid_t conformance_start(const char *path, char *const *arguments, int output, int errors);

/// Waits as conformance_wait does; *time is what the program and its children computed, in
/// microseconds.
int conformance_wait_for_program(pid_t child, int64_t microseconds, int *status, int64_t *time);

/// The time that a child and the processes below it computed so far, in microseconds; -1 where the
/// system does not tell.
int64_t conformance_tree_time(pid_t root);

/// Ends a child that was started, and all processes below it, whatever group they are in.
void conformance_end_tree(pid_t root);

/// Takes the counters of an object file: the code that the compiler adds calls this before main.
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end);

/// Sets the counters of all code that was compiled with coverage to 0.
void conformance_clear_coverage(void);

/// How many ranges of counters there are; 0 where nothing was compiled with coverage.
size_t conformance_coverage_ranges(void);

/// The counters of a range, and how many they are.
const uint8_t *conformance_coverage(size_t index, size_t *count);

#endif
