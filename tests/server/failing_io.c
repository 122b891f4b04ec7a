/* A library for LD_PRELOAD: every n-th write, pwrite and fsync of chosen files fails.

   The environment variable ONIRIM_FAILING_PATH is what the names of the files begin with.
   ONIRIM_FAILING_CONTROL names a file that is mapped into memory: `struct control`, by which
   another process switches failures on and off and reads how many there were. Each kind of call is
   counted by itself. Every second write that fails is torn: half of it reaches the file first. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

enum kind { WRITE, PWRITE, FSYNC, KINDS };

struct control {
    _Atomic int64_t every;         /* which call of each kind fails; 0: none */
    _Atomic int64_t calls[KINDS];  /* while `every` is not 0 */
    _Atomic int64_t failed[KINDS];
};

static struct control *control;
static const char *prefix;
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static ssize_t (*real_pwrite64)(int, const void *, size_t, off64_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

static void find_real_calls(void) {
    real_write = dlsym(RTLD_NEXT, "write");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite");
    real_pwrite64 = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
}

__attribute__((constructor)) static void begin(void) {
    find_real_calls();
    prefix = getenv("ONIRIM_FAILING_PATH");
    const char *name = getenv("ONIRIM_FAILING_CONTROL");
    int file = name && prefix ? open(name, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0) return;
    void *mapped = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (mapped != MAP_FAILED) control = mapped;
}

static int is_chosen(int file) {
    char link[32], name[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) return 0;
    name[length] = 0;
    return strncmp(name, prefix, strlen(prefix)) == 0;
}

/* The number of the failure, from 1 on; 0: this call is made. */
static int64_t failure(enum kind kind, int file) {
    int64_t every = control ? control->every : 0;
    if (every <= 0) return 0;
    int before = errno;
    int chosen = is_chosen(file);
    errno = before;
    if (!chosen || ++control->calls[kind] % every != 0) return 0;
    return ++control->failed[kind];
}

ssize_t write(int file, const void *bytes, size_t size) {
    if (!real_write) find_real_calls(); /* another library begins before this one */
    int64_t number = failure(WRITE, file);
    if (!number) return real_write(file, bytes, size);
    if (number % 2 == 0) real_write(file, bytes, size / 2);
    errno = number % 3 == 0 ? EIO : ENOSPC;
    return -1;
}

ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) {
    int64_t number = failure(PWRITE, file);
    if (!number) return real_pwrite(file, bytes, size, at);
    if (number % 2 == 0) real_pwrite(file, bytes, size / 2, at);
    errno = number % 3 == 0 ? EIO : ENOSPC;
    return -1;
}

ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at) {
    int64_t number = failure(PWRITE, file);
    if (!number) return real_pwrite64(file, bytes, size, at);
    if (number % 2 == 0) real_pwrite64(file, bytes, size / 2, at);
    errno = number % 3 == 0 ? EIO : ENOSPC;
    return -1;
}

int fsync(int file) {
    if (!failure(FSYNC, file)) return real_fsync(file);
    errno = EIO;
    return -1;
}

int fdatasync(int file) {
    if (!failure(FSYNC, file)) return real_fdatasync(file);
    errno = EIO;
    return -1;
}
