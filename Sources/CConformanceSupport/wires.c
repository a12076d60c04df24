#define _GNU_SOURCE
#include "CConformanceSupport.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <ucontext.h>
#endif

// The swift runtime's parameters of hashing, as the standard library exports them.
struct hashing {
  uint64_t seeds[2];
  bool is_deterministic;
};

int conformance_fix_hashing(void) {
  struct hashing *hashing = dlsym(RTLD_DEFAULT, "_swift_stdlib_Hashing_parameters");
  if (hashing == NULL) return 0;
  // The seeds stay: a collection that is there keeps finding its elements.
  hashing->is_deterministic = true;
  return 1;
}

#if defined(__linux__) && defined(SYS_getrandom)

// Where it is noted which wire was touched.
static int64_t *touched;

static void handle_wire(int number, siginfo_t *info, void *context) {
  int wire = conformance_wire_none;
  if (number == SIGSYS) {
    wire = info->si_syscall == SYS_getrandom ? conformance_wire_random : conformance_wire_clock;
  }
#if defined(__x86_64__)
  if (number == SIGSEGV) {
    // What reads the counter of time of the processor: rdtsc, or rdtscp.
    const uint8_t *code = (const uint8_t *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
    bool is_of_code = info->si_addr == NULL && code != NULL;
    if (is_of_code && code[0] == 0x0F && (code[1] == 0x31 || (code[1] == 0x01 && code[2] == 0xF9))) {
      wire = conformance_wire_clock;
    }
  }
#else
  (void)context;
#endif
  conformance_store(touched, wire);
  _exit(0);
}

void conformance_set_wires(int64_t *where) {
  touched = where;
  struct sigaction action = {.sa_sigaction = handle_wire, .sa_flags = SA_SIGINFO};
  sigemptyset(&action.sa_mask);
  sigaction(SIGSYS, &action, NULL);
  sigaction(SIGSEGV, &action, NULL);
#if defined(__x86_64__)
  prctl(PR_SET_TSC, PR_TSC_SIGSEGV, 0, 0, 0);
#endif
  const int calls[] = {
    SYS_getrandom, SYS_clock_gettime, SYS_gettimeofday,
#ifdef SYS_time
    SYS_time,
#endif
  };
  enum { count = sizeof calls / sizeof *calls };
  struct sock_filter filter[2 * count + 2];
  filter[0] = (struct sock_filter)BPF_STMT(
    BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr));
  for (int index = 0; index < count; index++) {
    filter[2 * index + 1] =
      (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)calls[index], 0, 1);
    filter[2 * index + 2] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
  }
  filter[2 * count + 1] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else

void conformance_set_wires(int64_t *where) { (void)where; }

#endif
