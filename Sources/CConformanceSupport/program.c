#define _GNU_SOURCE
#include "CConformanceSupport.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

extern char **environ;

// The child's part of a start; only calls that are safe between fork and exec.
static void become(const char *path, char *const *arguments, int output, int errors, int report) {
  setpgid(0, 0);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    signal(signals[index], SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int null = open("/dev/null", O_RDONLY);
  if (null >= 0 && dup2(null, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0
      && dup2(errors, STDERR_FILENO) >= 0) {
#if defined(__linux__) && defined(SYS_close_range)
    // With CLOSE_RANGE_CLOEXEC: what this process has open is none of the program's business.
    syscall(SYS_close_range, 3U, ~0U, 4U);
#endif
    execve(path, arguments, environ);
  }
  int reason = errno;
  if (write(report, &reason, sizeof reason) < 0) _exit(126);
  _exit(127);
}

pid_t conformance_start(const char *path, char *const *arguments, int output, int errors) {
  int report[2];
  if (pipe(report) != 0) return -1;
  for (int index = 0; index < 2; index++) fcntl(report[index], F_SETFD, FD_CLOEXEC);
  pid_t child = fork();
  if (child == 0) become(path, arguments, output, errors, report[1]);
  int reason = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0) {
    // Either of the two comes first, and a signal to the group must not come before both.
    setpgid(child, child);
    ssize_t count;
    do count = read(report[0], &reason, sizeof reason);
    while (count < 0 && errno == EINTR);
    if (count == (ssize_t)sizeof reason) {
      waitpid(child, NULL, 0);
      child = -1;
    }
  }
  close(report[0]);
  if (child < 0) errno = reason;
  return child;
}

int conformance_wait_for_program(pid_t child, int64_t microseconds, int *status, int64_t *time) {
  conformance_wait_for_any(&child, 1, microseconds);
  struct rusage usage;
  pid_t ended = wait4(child, status, WNOHANG, &usage);
  if (ended != child) return ended < 0 && errno != EINTR ? -1 : 0;
  struct timeval times[] = {usage.ru_utime, usage.ru_stime};
  *time = 0;
  for (int index = 0; index < 2; index++) {
    *time += (int64_t)times[index].tv_sec * 1000000 + times[index].tv_usec;
  }
  return 1;
}

// A process as the system lists it.
struct listed {
  pid_t process;
  pid_t parent;
  // Its own time and that of the children it has waited for, in ticks.
  long long ticks;
};

#ifdef __linux__
static bool read_listed(const char *name, struct listed *listed) {
  char path[300], text[1024];
  snprintf(path, sizeof path, "/proc/%s/stat", name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return false;
  text[length] = 0;
  // The name of the program may hold anything but ends at the last parenthesis.
  const char *name_end = strrchr(text, ')');
  int parent;
  long long times[4];
  if (!name_end
      || sscanf(name_end + 1, " %*c %d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lld %lld %lld %lld",
                &parent, &times[0], &times[1], &times[2], &times[3]) != 5) {
    return false;
  }
  *listed = (struct listed){
    .process = atoi(name), .parent = parent,
    .ticks = times[0] + times[1] + times[2] + times[3],
  };
  return true;
}
#endif

// The processes that a process started, directly or not, and itself; *count is 0 where the system
// does not tell. The caller frees the list.
static struct listed *list_tree(pid_t root, size_t *count) {
  *count = 0;
  struct listed *all = NULL;
#ifdef __linux__
  size_t length = 0, room = 0;
  DIR *folder = opendir("/proc");
  if (!folder) return NULL;
  for (struct dirent *entry; (entry = readdir(folder));) {
    struct listed listed;
    if (!isdigit((unsigned char)entry->d_name[0]) || !read_listed(entry->d_name, &listed)) continue;
    if (length == room) {
      room = room * 2 + 256;
      struct listed *more = realloc(all, room * sizeof *all);
      if (!more) break;
      all = more;
    }
    all[length++] = listed;
    if (listed.process == root) {
      all[length - 1] = all[0];
      all[0] = listed;
      *count = 1;
    }
  }
  closedir(folder);
  // The tree stands at the beginning, and grows while the children of its members are found.
  for (size_t member = 0; member < *count; member++) {
    for (size_t index = *count; index < length; index++) {
      struct listed other = all[index];
      if (other.parent != all[member].process) continue;
      all[index] = all[*count];
      all[(*count)++] = other;
    }
  }
#else
  (void)root;
#endif
  return all;
}

int64_t conformance_tree_time(pid_t root) {
  size_t count;
  struct listed *tree = list_tree(root, &count);
  long long ticks = 0;
  for (size_t index = 0; index < count; index++) ticks += tree[index].ticks;
  free(tree);
  return count > 0 ? ticks * 1000000 / sysconf(_SC_CLK_TCK) : -1;
}

void conformance_end_tree(pid_t root) {
  // What is stopped starts nothing new: the list is complete when it does not grow any more.
  size_t known = 0, count = 0;
  struct listed *tree = NULL;
  do {
    known = count;
    free(tree);
    tree = list_tree(root, &count);
    for (size_t index = 0; index < count; index++) kill(tree[index].process, SIGSTOP);
  } while (count > known);
  for (size_t index = 0; index < count; index++) kill(tree[index].process, SIGKILL);
  free(tree);
  kill(-root, SIGKILL);
}
