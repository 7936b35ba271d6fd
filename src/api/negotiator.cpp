// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/negotiator.h"

#include "api/servicerequest.h"

#include <QLibrary>

using namespace Qt::StringLiterals;

namespace labdesk::api {

namespace {

using Reason = ApiError::Reason;

// The part of GSSAPI's C interface (RFC 2744) that is used here, as MIT Kerberos declares it. Qt's network module loads
// the same library, so it is present. Its headers would be one more package to build with.
struct GssBuffer
{
    size_t length = 0;
    void *value = nullptr;
};

struct GssOid
{
    quint32 length;
    const void *elements;
};

struct GssOidSet
{
    size_t count;
    const GssOid *elements;
};

constexpr GssOid HostBasedService{10, "\x2a\x86\x48\x86\xf7\x12\x01\x02\x01\x04"};
constexpr GssOid Spnego{6, "\x2b\x06\x01\x05\x05\x02"};
constexpr GssOid Kerberos{9, "\x2a\x86\x48\x86\xf7\x12\x01\x02\x02"};
constexpr quint32 MutualFlag = 2;
constexpr int Initiate = 1;

bool isError(quint32 status)
{
    return (status & 0xffff0000) != 0; // the lower half only informs, such as that more tokens follow
}

struct Gssapi
{
    quint32 (*importName)(quint32 *, const GssBuffer *, const GssOid *, void **) = nullptr;
    quint32 (*initContext)(quint32 *, void *, void **, void *, const GssOid *, quint32, quint32, void *,
                           const GssBuffer *, const GssOid **, GssBuffer *, quint32 *, quint32 *)
        = nullptr;
    quint32 (*acquireCredential)(quint32 *, void *, quint32, const GssOidSet *, int, void **, GssOidSet **, quint32 *)
        = nullptr;
    quint32 (*releaseCredential)(quint32 *, void **) = nullptr;
    quint32 (*releaseBuffer)(quint32 *, GssBuffer *) = nullptr;
    quint32 (*releaseName)(quint32 *, void **) = nullptr;
    quint32 (*deleteContext)(quint32 *, void **, GssBuffer *) = nullptr;

    Gssapi()
    {
        QLibrary library(u"gssapi_krb5"_s, 2);
        isComplete = resolve(library, "gss_import_name", importName)
            && resolve(library, "gss_init_sec_context", initContext)
            && resolve(library, "gss_acquire_cred", acquireCredential)
            && resolve(library, "gss_release_cred", releaseCredential)
            && resolve(library, "gss_release_buffer", releaseBuffer)
            && resolve(library, "gss_release_name", releaseName)
            && resolve(library, "gss_delete_sec_context", deleteContext);
    }

    bool isComplete;

private:
    template <class Function> static bool resolve(QLibrary &library, const char *name, Function &function)
    {
        function = reinterpret_cast<Function>(library.resolve(name));
        return function != nullptr;
    }
};

class GssNegotiator : public Negotiator
{
public:
    GssNegotiator(const Gssapi &gssapi, const QString &proxyHost) : m_gssapi(gssapi)
    {
        QByteArray service = "HTTP@" + proxyHost.toUtf8();
        const GssBuffer buffer{size_t(service.size()), service.data()};
        m_gssapi.importName(&m_minor, &buffer, &HostBasedService, &m_name);
    }

    ~GssNegotiator() override
    {
        m_gssapi.deleteContext(&m_minor, &m_context, nullptr);
        m_gssapi.releaseName(&m_minor, &m_name);
    }

    Step step(const QByteArray &challenge) override
    {
        const GssBuffer received{size_t(challenge.size()), const_cast<char *>(challenge.constData())};
        GssBuffer made;
        const quint32 status
            = m_gssapi.initContext(&m_minor, nullptr, &m_context, m_name, &Spnego, MutualFlag, 0, nullptr,
                                   challenge.isEmpty() ? nullptr : &received, nullptr, &made, nullptr, nullptr);
        QByteArray bytes = QByteArray::fromRawData(static_cast<const char *>(made.value), qsizetype(made.length));
        Step step{.token = Secret(bytes), .fault = Reason::None};
        overwrite(bytes);
        m_gssapi.releaseBuffer(&m_minor, &made);
        if (isError(status))
            step.fault = challenge.isEmpty() ? missingTicket() : Reason::ProxyTicketFailed;
        return step;
    }

private:
    /// SPNEGO says only that it found no mechanism, so Kerberos is asked.
    Reason missingTicket()
    {
        const GssOidSet kerberos{1, &Kerberos};
        void *credential = nullptr;
        quint32 seconds = 0;
        const quint32 status
            = m_gssapi.acquireCredential(&m_minor, nullptr, 0, &kerberos, Initiate, &credential, nullptr, &seconds);
        m_gssapi.releaseCredential(&m_minor, &credential);
        return isError(status) ? Reason::ProxyNoTicket
            : seconds == 0     ? Reason::ProxyTicketExpired
                               : Reason::ProxyTicketFailed;
    }

    const Gssapi &m_gssapi;
    quint32 m_minor = 0;
    void *m_name = nullptr;
    void *m_context = nullptr;
};

} // namespace

std::shared_ptr<Negotiator> systemNegotiator(const QString &proxyHost)
{
    static const Gssapi gssapi;
    return gssapi.isComplete ? std::make_shared<GssNegotiator>(gssapi, proxyHost) : nullptr;
}

} // namespace labdesk::api
