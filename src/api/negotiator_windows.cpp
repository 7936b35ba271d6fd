// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/negotiator.h"
#include "api/servicerequest.h"

#include <QLibrary>

#define SECURITY_WIN32
#include <windows.h>
// Must follow windows.h.
#include <security.h>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

using Reason = ApiError::Reason;

/// The functions of SSPI; null if the library isn't available.
const SecurityFunctionTableW *sspi()
{
    static const auto table = [] {
        const auto init
            = reinterpret_cast<INIT_SECURITY_INTERFACE_W>(QLibrary::resolve(u"secur32"_s, "InitSecurityInterfaceW"));
        return init ? init() : nullptr;
    }();
    return table;
}

Reason reasonOf(SECURITY_STATUS status)
{
    switch (status) {
    case SEC_E_NO_CREDENTIALS:
    case SEC_E_UNKNOWN_CREDENTIALS:
    case SEC_E_LOGON_DENIED:
        return Reason::ProxyNoTicket;
    case SEC_E_CONTEXT_EXPIRED:
        return Reason::ProxyTicketExpired;
    default:
        return Reason::ProxyTicketFailed;
    }
}

class SspiNegotiator : public Negotiator
{
public:
    SspiNegotiator(const SecurityFunctionTableW &sspi, const QString &proxyHost)
        : m_sspi(sspi), m_service(u"HTTP/"_s + proxyHost)
    {
        SecInvalidateHandle(&m_credentials);
        SecInvalidateHandle(&m_context);
    }

    ~SspiNegotiator() override
    {
        if (SecIsValidHandle(&m_context))
            m_sspi.DeleteSecurityContext(&m_context);
        if (SecIsValidHandle(&m_credentials))
            m_sspi.FreeCredentialsHandle(&m_credentials);
    }

    Step step(const QByteArray &challenge) override
    {
        if (!SecIsValidHandle(&m_credentials)) {
            wchar_t package[] = L"Negotiate";
            const SECURITY_STATUS status = m_sspi.AcquireCredentialsHandleW(
                nullptr, package, SECPKG_CRED_OUTBOUND, nullptr, nullptr, nullptr, nullptr, &m_credentials, nullptr);
            if (status != SEC_E_OK)
                return {.token = {}, .fault = reasonOf(status)};
        }
        SecBuffer received{ulong(challenge.size()), SECBUFFER_TOKEN, const_cast<char *>(challenge.constData())};
        SecBufferDesc input{SECBUFFER_VERSION, 1, &received};
        SecBuffer made{0, SECBUFFER_TOKEN, nullptr};
        SecBufferDesc output{SECBUFFER_VERSION, 1, &made};
        ulong attributes = 0;
        const SECURITY_STATUS status = m_sspi.InitializeSecurityContextW(
            &m_credentials, SecIsValidHandle(&m_context) ? &m_context : nullptr,
            reinterpret_cast<wchar_t *>(m_service.data()), ISC_REQ_ALLOCATE_MEMORY | ISC_REQ_MUTUAL_AUTH, 0,
            SECURITY_NATIVE_DREP, challenge.isEmpty() ? nullptr : &input, 0, &m_context, &output, &attributes, nullptr);
        QByteArray bytes = QByteArray::fromRawData(static_cast<const char *>(made.pvBuffer), qsizetype(made.cbBuffer));
        Step step{.token = Secret(bytes), .fault = Reason::None};
        overwrite(bytes);
        if (made.pvBuffer)
            m_sspi.FreeContextBuffer(made.pvBuffer);
        if (status != SEC_E_OK && status != SEC_I_CONTINUE_NEEDED)
            step.fault = challenge.isEmpty() ? reasonOf(status) : Reason::ProxyTicketFailed;
        return step;
    }

private:
    const SecurityFunctionTableW &m_sspi;
    QString m_service;
    CredHandle m_credentials;
    CtxtHandle m_context;
};

} // namespace

std::shared_ptr<Negotiator> systemNegotiator(const QString &proxyHost)
{
    const auto *functions = sspi();
    return functions ? std::make_shared<SspiNegotiator>(*functions, proxyHost) : nullptr;
}

} // namespace labdesk::api
