/* The COM object of JAWS, as far as the program uses it: writes down what it is told in the file TEST_HEARD, and fails as
   TEST_READER says. It lives as long as its process, so nothing is counted. */
#define COBJMACROS
#include <ole2.h>
#include "told.h"

enum { SAY = 1, STOP, RUN };

static HRESULT STDMETHODCALLTYPE same(void *self, REFIID id, void **out) { (void)id; *out = self; return S_OK; }
static ULONG STDMETHODCALLTYPE count(void *self) { (void)self; return 1; }

static HRESULT STDMETHODCALLTYPE types(IDispatch *self, UINT *count) { (void)self; *count = 0; return S_OK; }
static HRESULT STDMETHODCALLTYPE type(IDispatch *self, UINT at, LCID language, ITypeInfo **out)
{
    (void)self, (void)at, (void)language, (void)out;
    return E_NOTIMPL;
}

static HRESULT STDMETHODCALLTYPE names(IDispatch *self, REFIID id, LPOLESTR *names, UINT count, LCID language, DISPID *ids)
{
    (void)self, (void)id, (void)language;
    if (count != 1) return E_INVALIDARG;
    *ids = !wcscmp(*names, L"SayString") ? SAY : !wcscmp(*names, L"StopSpeech") ? STOP : !wcscmp(*names, L"RunFunction") ? RUN : 0;
    return *ids ? S_OK : DISP_E_UNKNOWNNAME;
}

static HRESULT STDMETHODCALLTYPE invoke(IDispatch *self, DISPID id, REFIID iid, LCID language, WORD flags, DISPPARAMS *given,
                                        VARIANT *out, EXCEPINFO *error, UINT *at)
{
    const VARIANT *last = given->rgvarg;
    int done = 1;
    (void)self, (void)iid, (void)language, (void)error, (void)at;
    if (flags != DISPATCH_METHOD || given->cNamedArgs) return E_INVALIDARG;
    if (given->cArgs != (id == SAY ? 2 : id == RUN ? 1 : 0)) return DISP_E_BADPARAMCOUNT;
    if (id == SAY) {
        if (last[0].vt != VT_BOOL || last[1].vt != VT_BSTR) return DISP_E_TYPEMISMATCH;
        if (!last[1].bstrVal) return E_POINTER;
        if (fails("absent") || has_left()) done = 0;
        else if (*last[1].bstrVal) done = told(last[0].boolVal ? "interrupt" : "speak", last[1].bstrVal);
    } else if (id == RUN) {
        if (last[0].vt != VT_BSTR) return DISP_E_TYPEMISMATCH;
        note("run", last[0].bstrVal);
    } else {
        note("cancel", L"");
    }
    if (out) {
        VariantInit(out);
        if (id != STOP) out->vt = VT_BOOL, out->boolVal = done ? VARIANT_TRUE : VARIANT_FALSE;
    }
    return S_OK;
}

static IDispatchVtbl jaws_does = { (void *)same, (void *)count, (void *)count, types, type, names, invoke };
static IDispatch jaws = { &jaws_does };

static HRESULT STDMETHODCALLTYPE make(IClassFactory *self, IUnknown *outer, REFIID id, void **out)
{
    (void)self, (void)outer, (void)id;
    *out = &jaws;
    return S_OK;
}
static HRESULT STDMETHODCALLTYPE lock(IClassFactory *self, BOOL on) { (void)self, (void)on; return S_OK; }

static IClassFactoryVtbl factory_does = { (void *)same, (void *)count, (void *)count, make, lock };
static IClassFactory factory = { &factory_does };

__declspec(dllexport) HRESULT WINAPI DllGetClassObject(REFCLSID class, REFIID id, void **out)
{
    (void)class, (void)id;
    *out = &factory;
    return S_OK;
}
