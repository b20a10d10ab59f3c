/* NVDA's controller client, as far as the program uses it: writes down what it is told in the file TEST_HEARD, and fails as
   TEST_READER says. */
#include "told.h"

#define AWAY 1722 /* RPC_S_SERVER_UNAVAILABLE: what it gives without NVDA. */
#define EXPORT __declspec(dllexport) unsigned long __stdcall

EXPORT nvdaController_testIfRunning(void) { return fails("absent") || has_left() ? AWAY : 0; }
EXPORT nvdaController_speakText(const wchar_t *text) { return told("speak", text) ? 0 : AWAY; }
EXPORT nvdaController_cancelSpeech(void) { note("cancel", L""); return 0; }
/* Nobody here has a braille display. */
EXPORT nvdaController_brailleMessage(const wchar_t *text) { note("braille", text); return AWAY; }
