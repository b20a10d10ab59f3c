/* A wall clock that is hours ahead and hours behind in turn, at each look. The other clocks are as they are. */
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t hours(void) {
    static int looks;
    return (__atomic_fetch_add(&looks, 1, __ATOMIC_RELAXED) % 2 ? -5 : 5) * 3600;
}

int clock_gettime(clockid_t which, struct timespec *now) {
    int failed = syscall(SYS_clock_gettime, which, now);
    if (!failed && (which == CLOCK_REALTIME || which == CLOCK_REALTIME_COARSE))
        now->tv_sec += hours();
    return failed;
}

int gettimeofday(struct timeval *now, void *zone) {
    (void)zone;
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    now->tv_sec = exact.tv_sec;
    now->tv_usec = exact.tv_nsec / 1000;
    return 0;
}

time_t time(time_t *to) {
    struct timespec exact;
    clock_gettime(CLOCK_REALTIME, &exact);
    if (to)
        *to = exact.tv_sec;
    return exact.tv_sec;
}
