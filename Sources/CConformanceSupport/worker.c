#define _GNU_SOURCE
#include "CConformanceSupport.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__GLIBC__) || defined(__APPLE__)
#include <execinfo.h>
#define HAS_BACKTRACE 1
#endif

#ifdef __linux__
#include <sys/prctl.h>
#include <ucontext.h>
#endif

// Where the crash handler notes what it sees.
static conformance_page *page;

// Where the stack can grow to, 0 if nothing tells; known before the layout runs.
static uintptr_t stack_end;

// The handler needs a stack of its own: there is nothing left of the other one.
static char handler_stack[128 * 1024];

static bool is_overflow(int number, const siginfo_t *info) {
  if ((number != SIGSEGV && number != SIGBUS) || stack_end == 0) return false;
  uintptr_t address = (uintptr_t)info->si_addr, near = 4 << 20;
  return address + near >= stack_end && address <= stack_end + near;
}

// Whether less than a sixteenth of the address space is left that this process may take.
static bool is_out_of_memory(void) {
  uint64_t limit = conformance_address_limit();
  if (limit == 0) return false;
  int file = open("/proc/self/statm", O_RDONLY);
  if (file < 0) return false;
  char text[128];
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  uint64_t pages = 0;
  for (ssize_t index = 0; index < length && text[index] >= '0' && text[index] <= '9'; index++) {
    pages = pages * 10 + (uint64_t)(text[index] - '0');
  }
  return pages * (uint64_t)sysconf(_SC_PAGESIZE) >= limit - limit / 16;
}

static uint64_t program_counter(const void *context) {
#if defined(__linux__) && defined(__x86_64__)
  return (uint64_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__linux__) && defined(__aarch64__)
  return (uint64_t)((const ucontext_t *)context)->uc_mcontext.pc;
#else
  (void)context;
  return 0;
#endif
}

static void note_frames(const void *context) {
#ifdef HAS_BACKTRACE
  void *calls[conformance_frame_limit + 16];
  int count = backtrace(calls, sizeof calls / sizeof *calls);
  uint64_t counter = program_counter(context);
  int first = 0;
  // What stands before the instruction that failed are calls of this handler.
  for (int index = 0; index < count; index++) {
    if ((uint64_t)(uintptr_t)calls[index] == counter) first = index;
  }
  int kept = 0;
  for (int index = first; index < count && kept < conformance_frame_limit; index++) {
    uint64_t address = (uint64_t)(uintptr_t)calls[index];
    // A return address is that of the instruction behind the call.
    page->frames[kept++] = address == counter ? address : address - 1;
  }
  page->frame_count = kept;
#else
  (void)context;
#endif
}

static void handle_crash(int number, siginfo_t *info, void *context) {
  // Whatever goes wrong here ends the process at once.
  signal(number, SIG_DFL);
  signal(SIGSEGV, SIG_DFL);
  if (page) {
    if (is_overflow(number, info)) page->end = conformance_end_overflowed;
    if (is_out_of_memory()) page->end = conformance_end_out_of_memory;
    note_frames(context);
  }
  raise(number);
}

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};

static void watch_crashes(void) {
  struct rlimit limit;
  // Without a limit there is no end that could be told from any other bad address.
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) {
    stack_end = (uintptr_t)__builtin_frame_address(0) - (uintptr_t)limit.rlim_cur;
  }
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {
    .sa_sigaction = handle_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  sigemptyset(&action.sa_mask);
  for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) {
    sigaction(crashes[index], &action, NULL);
  }
}

void conformance_prepare_parent(void) {
#ifdef HAS_BACKTRACE
  void *calls[1];
  (void)backtrace(calls, 1);
#endif
}

// The number of this process where it is a worker.
static pid_t worker;

void conformance_end_copy(void) {
  if (worker != 0 && getpid() != worker) _exit(0);
}

// Whether a run is going on that has not said its end.
static int run_is_open;

void conformance_prepare_child(pid_t parent, conformance_page *own_page) {
  page = own_page;
  worker = getpid();
  run_is_open = 0;
  setpgid(0, 0);
  signal(SIGPIPE, SIG_DFL);
  // Interruptions are for the parent: it decides what becomes of the children.
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  watch_crashes();
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // The parent may have died before the line above.
  if (getppid() != parent) _exit(0);
}

void conformance_note_making(conformance_making step) {
  if (page) conformance_store(&page->making, step);
}

const char *conformance_object_of(uint64_t address, uint64_t *base) {
  Dl_info info;
  if (dladdr((void *)(uintptr_t)address, &info) == 0) return NULL;
  *base = (uint64_t)(uintptr_t)info.dli_fbase;
  return info.dli_fname;
}

const char *conformance_function_of(uint64_t address) {
  Dl_info info;
  return dladdr((void *)(uintptr_t)address, &info) == 0 ? NULL : info.dli_sname;
}

static void end_of_process(void) {
  if (!run_is_open) return;
  static const char text[] = "Error: the process ended before the run did: something called exit\n";
  ssize_t written = write(STDERR_FILENO, text, sizeof text - 1);
  (void)written;
  _exit(70);
}

void conformance_guard_run(int is_open) {
  static int is_registered;
  if (!is_registered) is_registered = atexit(end_of_process) == 0;
  run_is_open = is_open;
}
