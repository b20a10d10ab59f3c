/* Runs a program whose terminal cannot be asked for its modes in one of three ways, as an emulator or a sandbox may have it:
   refusing newer|all|silently PROGRAM [ARGUMENT...]
   newer     only the calls that Linux gained later are refused
   all       every call that sets modes is refused
   silently  every call that sets modes succeeds, and changes nothing */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* <asm/termbits.h> has these, but cannot be included beside the C library's own. */
#define SETS_FIRST 0x5402      /* TCSETS, then TCSETSW and TCSETSF */
#define SETS_LAST 0x5404
#define NEWER_GETS 0x802c542a  /* TCGETS2 */
#define NEWER_SETS 0x402c542b  /* TCSETS2, then TCSETSW2 and TCSETSF2 */
#define NEWER_LAST 0x402c542d

int main(int count, char **words) {
    if (count < 3)
        return 2;
    int only_newer = !strcmp(words[1], "newer");
    int answer = strcmp(words[1], "silently") ? EPERM : 0;
    unsigned getting = only_newer ? NEWER_GETS : NEWER_SETS;
    unsigned first = only_newer ? NEWER_SETS : SETS_FIRST;
    unsigned last = only_newer ? NEWER_LAST : SETS_LAST;
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_ioctl, 0, 6),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[1])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, getting, 5, 0),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, NEWER_SETS, 0, 1),
        BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, NEWER_LAST, 0, 3),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, first, 0, 1),
        BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, last, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    };
    unsigned short length = sizeof rules / sizeof *rules;
    rules[length - 1].k = SECCOMP_RET_ERRNO | answer;
    struct sock_fprog filter = {length, rules};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter)) {
        perror("the filter");
        return 1;
    }
    execv(words[2], words + 2);
    perror(words[2]);
    return 1;
}
