/* Starts a program with the folders of a test's person: wine itself always gives those of its own prefix. */
#include <stdio.h>
#include <wchar.h>
#include <windows.h>

/* What stands behind the program's name on the command line, as it was given. */
static const wchar_t *arguments(const wchar_t *line)
{
    wchar_t end = *line == L'"' ? *line++ : L' ';
    while (*line && *line != end) line++;
    return *line ? line + 1 : line;
}

/* Gives the program a variable under the name that wine would have overwritten. */
static void hand_on(const wchar_t *from, const wchar_t *to)
{
    static wchar_t value[MAX_PATH];
    if (GetEnvironmentVariableW(from, value, MAX_PATH)) SetEnvironmentVariableW(to, value);
}

static PROCESS_INFORMATION it;

/* What ends the program ends this one after it: whoever lets a console close too soon is ended, and the program with it. */
static BOOL WINAPI after_it(DWORD event)
{
    (void)event;
    WaitForSingleObject(it.hProcess, INFINITE);
    return TRUE;
}

int wmain(void)
{
    static wchar_t program[MAX_PATH], line[32768];
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION ends = { 0 };
    HANDLE job = CreateJobObjectW(NULL, NULL);
    STARTUPINFOW how = { sizeof how };
    DWORD status = 1;
    hand_on(L"TEST_DATA", L"APPDATA");
    hand_on(L"TEST_CACHE", L"LOCALAPPDATA");
    GetEnvironmentVariableW(L"TEST_PROGRAM", program, MAX_PATH);
    swprintf(line, 32768, L"serpente %ls", arguments(GetCommandLineW()));
    /* Who kills this one means the program. */
    ends.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &ends, sizeof ends);
    if (!CreateProcessW(program, line, NULL, NULL, TRUE, CREATE_SUSPENDED, NULL, NULL, &how, &it)) return 125;
    AssignProcessToJobObject(job, it.hProcess);
    ResumeThread(it.hThread);
    SetConsoleCtrlHandler(after_it, TRUE);
    WaitForSingleObject(it.hProcess, INFINITE);
    GetExitCodeProcess(it.hProcess, &status);
    return status;
}
