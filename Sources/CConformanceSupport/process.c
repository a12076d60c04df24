#define _GNU_SOURCE
#include "CConformanceSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#ifdef __linux__
#include <sys/syscall.h>
#endif

pid_t conformance_fork(void) { return fork(); }

int conformance_can_fork(void) {
#if defined(__linux__) || defined(__APPLE__) || defined(__FreeBSD__)
  return 1;
#else
  return 0;
#endif
}

void *conformance_map_shared(size_t length) {
  void *memory = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void conformance_unmap(void *memory, size_t length) { munmap(memory, length); }

void conformance_store(int64_t *location, int64_t value) {
  __atomic_store_n(location, value, __ATOMIC_RELEASE);
}

int64_t conformance_load(const int64_t *location) {
  return __atomic_load_n(location, __ATOMIC_ACQUIRE);
}

// The address space that this process may take, 0 for no limit; read by the crash handler.
static uint64_t address_limit;

uint64_t conformance_address_limit(void) { return address_limit; }

int conformance_limit_memory(uint64_t bytes) {
  uint64_t used = 0;
#ifdef __linux__
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    unsigned long pages = 0;
    if (fscanf(file, "%lu", &pages) == 1) used = (uint64_t)pages * (uint64_t)sysconf(_SC_PAGESIZE);
    fclose(file);
  }
#endif
  address_limit = used + bytes;
  struct rlimit limit = {.rlim_cur = address_limit, .rlim_max = address_limit};
  return setrlimit(RLIMIT_AS, &limit);
}

int64_t conformance_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

void conformance_wait_for_any(const pid_t *children, size_t count, int64_t microseconds) {
#ifdef __linux__
  // Descriptors of the children wake this process when one ends, without a signal handler.
  struct pollfd *waits = calloc(count, sizeof *waits);
  size_t open = 0;
  while (waits && open < count) {
    int descriptor = (int)syscall(SYS_pidfd_open, children[open], 0);
    if (descriptor < 0) break;
    waits[open++] = (struct pollfd){.fd = descriptor, .events = POLLIN};
  }
  bool can_wait = open == count && count > 0;
  if (can_wait) poll(waits, count, (int)((microseconds + 999) / 1000));
  while (open > 0) close(waits[--open].fd);
  free(waits);
  if (can_wait) return;
#endif
  usleep(microseconds < 1000 ? (useconds_t)microseconds : 1000);
}

int conformance_wait(pid_t child, int64_t microseconds, int *status, int64_t *peak) {
  int64_t deadline = conformance_now() + microseconds;
  for (;;) {
    struct rusage usage;
    siginfo_t info = {.si_pid = 0};
    // While the child is not yet waited for, nobody else can have its number, or that of its group.
    if (waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0) {
      kill(-child, SIGKILL);
    }
    pid_t ended = wait4(child, status, WNOHANG, &usage);
    if (ended == child) {
      *peak = (int64_t)usage.ru_maxrss * 1024;
      return 1;
    }
    if (ended < 0 && errno != EINTR) return -1;
    int64_t left = deadline - conformance_now();
    if (left <= 0) return 0;
    conformance_wait_for_any(&child, 1, left);
  }
}

int64_t conformance_processor_time(pid_t child) {
#ifdef __linux__
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(child, &clock) == 0 && clock_gettime(clock, &time) == 0) {
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
  }
#else
  (void)child;
#endif
  return -1;
}

int conformance_is_asleep(pid_t child) {
#ifdef __linux__
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%d/stat", (int)child);
  FILE *file = fopen(path, "re");
  if (!file) return 1;
  size_t length = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[length] = 0;
  // The name of the program may hold anything but ends at the last parenthesis.
  const char *name_end = strrchr(text, ')');
  // Asleep, or stopped: by itself, or by whoever sent the signal.
  return !name_end || name_end[1] == 0 || strchr("STt", name_end[2]);
#else
  (void)child;
  return 1;
#endif
}

int conformance_signal_of(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int conformance_exit_code_of(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : 0; }

void conformance_kill(pid_t child) {
  kill(-child, SIGKILL);
  kill(child, SIGKILL);
}

void conformance_own_group(pid_t child) { setpgid(child, child); }

int64_t conformance_resident_memory(pid_t child) {
  int64_t resident = -1;
#ifdef __linux__
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)child);
  FILE *file = fopen(path, "re");
  if (!file) return -1;
  long pages = 0, shared = 0;
  if (fscanf(file, "%*s %ld %ld", &pages, &shared) == 2) {
    resident = (pages - shared) * sysconf(_SC_PAGESIZE);
  }
  fclose(file);
#else
  (void)child;
#endif
  return resident;
}

int conformance_open_capture(void) {
  // Where temporary files go is the system's business; the stream is not needed any more.
  FILE *file = tmpfile();
  if (!file) return -1;
  int capture = fcntl(fileno(file), F_DUPFD_CLOEXEC, 0);
  fclose(file);
  return capture;
}

void conformance_redirect(int capture, uint64_t limit) {
  // A write beyond the limit fails then, instead of ending the process.
  signal(SIGXFSZ, SIG_IGN);
  struct rlimit size = {limit, limit};
  setrlimit(RLIMIT_FSIZE, &size);
  int null = open("/dev/null", O_RDONLY);
  if (null >= 0) dup2(null, STDIN_FILENO);
  dup2(capture, STDOUT_FILENO);
  dup2(capture, STDERR_FILENO);
  // What is printed before a trap is not to wait in a buffer.
  setvbuf(stdout, NULL, _IOLBF, 0);
#ifdef SYS_close_range
  // The reports and everything else that is open belong to the parent.
  if (syscall(SYS_close_range, 3U, ~0U, 0U) == 0) return;
#endif
  long most = sysconf(_SC_OPEN_MAX);
  for (int descriptor = 3; descriptor < (most > 0 && most < 4096 ? most : 4096); descriptor++) {
    close(descriptor);
  }
}

void conformance_clear_capture(int capture) {
  if (ftruncate(capture, 0) == 0) lseek(capture, 0, SEEK_SET);
}

void conformance_exit(int code) { _exit(code); }

int64_t conformance_peak_memory(void) {
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? (int64_t)usage.ru_maxrss * 1024 : 0;
}

int64_t conformance_allocated_memory(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  return (int64_t)mallinfo2().uordblks;
#else
  return 0;
#endif
}

// When the first interruption came, 0 before it.
static int64_t interrupted_at;

static void handle_interruption(int number) {
  (void)number;
  if (conformance_load(&interrupted_at) != 0) _exit(130);
  conformance_store(&interrupted_at, conformance_now());
}

void conformance_catch_interruptions(void) {
  struct sigaction action = {.sa_handler = handle_interruption, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  // nohup asks for the end of the terminal not to be the end of the run.
  struct sigaction old;
  if (sigaction(SIGHUP, NULL, &old) == 0 && old.sa_handler != SIG_IGN) {
    sigaction(SIGHUP, &action, NULL);
  }
  // Whoever started this process may have blocked them for itself.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGHUP);
  sigprocmask(SIG_UNBLOCK, &signals, NULL);
}

int64_t conformance_interrupted_at(void) { return conformance_load(&interrupted_at); }

int64_t conformance_output_of(char *const arguments[], char *output, size_t limit) {
  int ends[2];
  if (pipe(ends) != 0) return -1;
  pid_t child = fork();
  if (child == 0) {
    dup2(ends[1], STDOUT_FILENO);
    int null = open("/dev/null", O_RDWR);
    dup2(null, STDIN_FILENO);
    dup2(null, STDERR_FILENO);
    close(ends[0]);
    close(ends[1]);
    execv(arguments[0], arguments);
    _exit(127);
  }
  close(ends[1]);
  size_t length = 0;
  while (child > 0 && length < limit) {
    ssize_t count = read(ends[0], output + length, limit - length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    length += (size_t)count;
  }
  close(ends[0]);
  int status = 0;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return child > 0 ? (int64_t)length : -1;
}
