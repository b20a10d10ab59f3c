/* What stand-ins of screen readers have in common. */
#include <stdio.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

static int fails(const char *how)
{
    char value[32] = "";
    GetEnvironmentVariableA("TEST_READER", value, sizeof value);
    return !strcmp(value, how);
}

static void note(const char *what, const wchar_t *text)
{
    char path[MAX_PATH] = "", line[8192];
    FILE *file;
    GetEnvironmentVariableA("TEST_HEARD", path, sizeof path);
    WideCharToMultiByte(CP_UTF8, 0, text, -1, line, sizeof line, NULL, NULL);
    if (!(file = fopen(path, "ab"))) return;
    fprintf(file, "%s %s\n", what, line);
    fclose(file);
}

/* Whether it went away after it was told something, and stays away for whoever comes later. */
static int has_left(void)
{
    char path[MAX_PATH] = "";
    GetEnvironmentVariableA("TEST_HEARD", path, sizeof path);
    return fails("leaves") && GetFileAttributesA(path) != INVALID_FILE_ATTRIBUTES;
}

/* Whether it says this. */
static int told(const char *what, const wchar_t *text)
{
    int left = has_left();
    note(what, text);
    if (fails("hangs")) Sleep(INFINITE);
    if (fails("crashes")) RaiseException(EXCEPTION_ACCESS_VIOLATION, 0, 0, NULL);
    if (fails("ends")) ExitProcess(0);
    return !fails("refuses") && !left;
}
