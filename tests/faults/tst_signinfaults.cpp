// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

using Kind = ApiError::Kind;
using Reason = ApiError::Reason;

Play refuses(const QByteArray &status, const QList<QByteArray> &headers, const QByteArray &body = R"({"detail":"No"})")
{
    return sends(httpReply(status + " No", body, "application/json", headers));
}

} // namespace

/// Loops of signing in: nothing is answered with another key, and nothing is asked for ever.
static Faults signInFaults()
{
    Faults faults;
    for (const QByteArray scheme :
         {"Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"abc\", qop=\"auth\"", "NTLM", "Negotiate", "Bearer",
          "Bearer error=\"invalid_token\"", "OAuth realm=\"x\"", "Basic", "", ",,,"})
        for (const QByteArray status : {"401", "407"}) {
            const QByteArray name = status == "401" ? "WWW-Authenticate: " : "Proxy-Authenticate: ";
            faults.push_back(fault(status + " with a challenge: " + (scheme.isEmpty() ? "none" : scheme),
                                   refuses(status, {name + scheme}),
                                   refused(status == "401" ? Kind::Unauthorized : Kind::OtherRefusal)));
        }
    const QByteArray good = goodReply();
    const Play no = refuses("401", {});
    const std::pair<const char *, QByteArray> oauth[] = {
        {"invalid_client", R"({"error":"invalid_client","error_description":"Client authentication failed"})"},
        {"unauthorized_client", R"({"error":"unauthorized_client"})"},
        {"access_denied", R"({"error":"access_denied","error_description":"Unauthorized"})"},
    };
    for (const auto &[name, body] : oauth)
        faults.push_back(fault(QByteArray("401 ") + name, refuses("401", {}, body), refused(Kind::Unauthorized)));
    for (const char *name : {"invalid_request", "invalid_grant", "invalid_scope", "unsupported_grant_type"})
        faults.push_back(fault(QByteArray("400 ") + name,
                               refuses("400", {}, "{\"error\":\"" + QByteArray(name) + "\"}"),
                               refused(Kind::BadRequest)));
    append(faults,
           {fault("401 for ever", no, refused(Kind::Unauthorized)),
            fault("401 with two challenges", refuses("401", {"WWW-Authenticate: Basic", "WWW-Authenticate: NTLM"}),
                  refused(Kind::Unauthorized)),
            fault("401 that asks to sign in elsewhere", refuses("401", {"Location: {elsewhere}/login"}),
                  refused(Kind::Unauthorized)),
            fault("401 that echoes the key", refuses("401", {}, R"({"detail":"test-key-0123456789 is wrong"})"),
                  refused(Kind::Unauthorized)),
            fault("403 of the service", refuses("403", {}), refused(Kind::Forbidden)),
            fault("400: the client ID is taken", refuses("400", {}, R"({"detail":"Client user id already exists."})"),
                  refused(Kind::BadRequest),
                  {{RequestKind::Create, refused(Kind::Duplicate)}, {RequestKind::Patch, refused(Kind::Duplicate)}}),
            fault("400: it failed", refuses("400", {}, R"({"success":false,"message":"No"})"),
                  refused(Kind::ActionFailed)),
            fault("422 of each field",
                  refuses("422", {}, R"({"detail":[{"loc":["body","x"],"msg":"bad","type":"value_error"}]})"),
                  refused(Kind::Invalid))});
    return faults;
}

} // namespace labdesk::tests

class tst_signinfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_signinfaults() : FaultMatrix("Signing in", labdesk::tests::signInFaults()) { }
};

LABDESK_TEST(tst_signinfaults)
#include "tst_signinfaults.moc"
