/* Starts a program with the folders of a test's person: wine itself always gives those of its own prefix. And tells it what a
   system does, once a test says so. */
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

/* As the system has a console's event told: by a thread in the program. This wine itself can tell of no event but Control-C. */
static void tell_event(DWORD event)
{
    FARPROC routine = GetProcAddress(GetModuleHandleW(L"kernelbase"), "CtrlRoutine");
    CreateRemoteThread(it.hProcess, NULL, 0, (LPTHREAD_START_ROUTINE)routine, (void *)(UINT_PTR)event, 0, NULL);
}

/* As the end of a session is told to each window. */
static BOOL CALLBACK tell_window(HWND window, LPARAM told)
{
    DWORD_PTR may_end = FALSE;
    DWORD whose;
    GetWindowThreadProcessId(window, &whose);
    if (whose != it.dwProcessId) return TRUE;
    SendMessageTimeoutW(window, WM_QUERYENDSESSION, 0, ENDSESSION_LOGOFF, SMTO_NORMAL, 5000, &may_end);
    SendNotifyMessageW(window, WM_ENDSESSION, may_end, ENDSESSION_LOGOFF);
    if (may_end) *(BOOL *)told = TRUE;
    return TRUE;
}

/* Tells the program's windows that the session ends. While wine is busy, its window may come late, or answer late. */
static void tell_end(void)
{
    BOOL told = FALSE;
    do EnumWindows(tell_window, (LPARAM)&told);
    while (!told && WaitForSingleObject(it.hProcess, 50) != WAIT_OBJECT_0);
}

/* Waits for what a test writes into this file. */
static void tell_it(const wchar_t *told)
{
    FILE *file;
    while (!(file = _wfopen(told, L"r")))
        if (WaitForSingleObject(it.hProcess, 20) == WAIT_OBJECT_0) return;
    switch (fgetc(file)) {
    case 'b': tell_event(CTRL_BREAK_EVENT); break;
    case 'l': tell_event(CTRL_LOGOFF_EVENT); break;
    case 's': tell_event(CTRL_SHUTDOWN_EVENT); break;
    case 'e': tell_end(); break;
    }
    fclose(file);
}

int wmain(void)
{
    static wchar_t program[MAX_PATH], told[MAX_PATH], line[32768];
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
    if (GetEnvironmentVariableW(L"TEST_TELLS", told, MAX_PATH)) tell_it(told);
    WaitForSingleObject(it.hProcess, INFINITE);
    GetExitCodeProcess(it.hProcess, &status);
    return status;
}
