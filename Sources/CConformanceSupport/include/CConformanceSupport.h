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

/// The address space that this process may take, in bytes; 0 without a limit.
uint64_t conformance_address_limit(void);

/// Waits for any of some children to exit; may return early.
void conformance_wait_for_any(const pid_t *children, size_t count, int64_t microseconds);

/// Waits for a child to exit, no longer than a time; 1 if it did, 0 if not, -1 on failure.
/// What the child started, and what outlives it in its process group, is ended with it. Its end is in
/// *status, as from waitpid(2); *peak is the most memory it had, in bytes.
int conformance_wait(pid_t child, int64_t microseconds, int *status, int64_t *peak);

/// The signal that ended a child, 0 if it ended by itself.
int conformance_signal_of(int status);

/// The exit code of a child that ended by itself.
int conformance_exit_code_of(int status);

/// Ends a child at once, and the processes that it started.
void conformance_kill(pid_t child);

/// The memory that a child has at the moment, that of files left out, in bytes; -1 where the system does
/// not tell.
int64_t conformance_resident_memory(pid_t child);

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

/// Sends what this process prints to a file, line by line, of which it can fill no more than `limit`
/// bytes; takes its input away, and closes every other descriptor.
void conformance_redirect(int capture, uint64_t limit);

/// Empties a capture.
void conformance_clear_capture(int capture);

/// Ends this process at once: no handlers, no buffers.
void conformance_exit(int code);

/// Why a worker ended, as it says itself.
enum {
  /// It says nothing: something else ended it.
  conformance_end_unknown,
  /// It did all it had to do.
  conformance_end_completed,
  /// One case took more memory than a case may take.
  conformance_end_took_too_much,
  /// It has so much memory that the next cases need a worker of their own.
  conformance_end_full,
  /// Its stack overflowed.
  conformance_end_overflowed,
  /// It had all the memory that it may have when it ended.
  conformance_end_out_of_memory
};

/// How far the making of a layout has come.
typedef enum {
  /// It is made, or was not begun.
  conformance_making_none,
  /// It was begun.
  conformance_making_begun,
  /// A value was drawn for it.
  conformance_making_drawn
} conformance_making;

/// How many frames of a crash are kept.
enum { conformance_frame_limit = 48 };

/// What a worker says of itself, in memory that outlives it.
typedef struct {
  /// Why it ended, one of the constants above.
  int64_t end;
  /// Whether a case is being drawn at the moment.
  int64_t drawing;
  /// How far the making of the layout has come, one of `conformance_making`.
  int64_t making;
  /// How many frames there are of the crash that ended it; 0 if none did.
  int64_t frame_count;
  /// The addresses of the calls that led to the crash, the innermost first.
  uint64_t frames[conformance_frame_limit];
} conformance_page;

/// Loads what a crash handler needs, once a process that makes workers: it must not load it itself.
void conformance_prepare_parent(void);

/// Makes this process a worker: with a process group of its own, the signal handlers of the system but
/// for one that notes crashes in the page, and an end with its parent.
void conformance_prepare_child(pid_t parent, conformance_page *page);

/// Notes in the page of this worker how far the making of the layout has come; elsewhere it does
/// nothing.
void conformance_note_making(conformance_making step);

/// Ends this process if it is a copy of a worker, which a layout made and which goes on as if it were one.
void conformance_end_copy(void);

/// Puts a child into its process group; the child does so, too, and one of the two is first.
void conformance_own_group(pid_t child);

/// The object file that an address of this process belongs to, and where it begins; NULL for none.
const char *conformance_object_of(uint64_t address, uint64_t *base);

/// The name of the exported function that an address of this process belongs to; NULL for none.
const char *conformance_function_of(uint64_t address);

/// Runs a program, its path first among the NULL-terminated arguments, and reads what it prints, at most
/// `limit` bytes; the number of bytes, -1 if it cannot be started.
int64_t conformance_output_of(char *const arguments[], char *output, size_t limit);

/// Notes that a run is going on, or that it said its end: a process that ends in between, whatever
/// calls exit(3), does so with exit code 70.
void conformance_guard_run(int is_open);

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

/// What a worker asked for that is another thing each time.
typedef enum {
  /// Nothing that was noticed.
  conformance_wire_none,
  /// The time.
  conformance_wire_clock,
  /// Random numbers of the system.
  conformance_wire_random
} conformance_wire;

/// Ends this process, a worker, once it asks for the time or for random numbers, and notes which at
/// `where`; what the system cannot notice goes on.
void conformance_set_wires(int64_t *where);

/// Makes each collection that is hashed from here on take its order from what is in it alone; 0 where
/// the runtime does not let that be asked.
int conformance_fix_hashing(void);

/// Takes the counters of an object file: the code that the compiler adds calls this before main.
void __sanitizer_cov_8bit_counters_init(uint8_t *start, uint8_t *end);

/// Sets the counters of all code that was compiled with coverage to 0.
void conformance_clear_coverage(void);

/// How many ranges of counters there are; 0 where nothing was compiled with coverage.
size_t conformance_coverage_ranges(void);

/// The counters of a range, and how many they are.
const uint8_t *conformance_coverage(size_t index, size_t *count);

#endif
