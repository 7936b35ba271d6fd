// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

using Reason = ApiError::Reason;

struct Target
{
    const char *name;
    QByteArray location;
    Reason reason;
};

const std::vector<Target> &targets()
{
    static const std::vector<Target> all = {
        {"another origin", "{elsewhere}/v2/user/u1", Reason::None},
        {"another origin without a scheme", "//{elsewhere-authority}/v2/user/u1", Reason::None},
        {"another origin with a user's name", "http://127.0.0.1@{elsewhere-authority}/", Reason::None},
        {"a sign-in elsewhere", "https://login.example/", Reason::None},
        {"itself", "/v2/user/u1?again", Reason::RedirectedOnServer},
        {"a page beside it", "login", Reason::RedirectedOnServer},
        {"a file", "file:///etc/passwd", Reason::RedirectedNowhere},
        {"a script", "javascript:alert(1)", Reason::RedirectedNowhere},
        {"nonsense", "ht!tp://%%%", Reason::RedirectedNowhere},
        {"nothing", "", Reason::RedirectedNowhere},
        {"TLS on the same host", "https://127.0.0.1/", Reason::RedirectedToHttps},
    };
    return all;
}

} // namespace

static Faults redirectFaults()
{
    Faults faults;
    for (const int status : {300, 301, 302, 303, 304, 305, 306, 307, 308, 399}) {
        const QByteArray number = QByteArray::number(status);
        const bool mayBeDone = status == 302 || status == 303;
        for (const auto &[name, location, reason] : targets()) {
            // Nothing was done where only the scheme is to change.
            const bool isOpen = mayBeDone && reason != Reason::RedirectedToHttps;
            faults.push_back(fault(number + " to " + name,
                                   sends(httpReply(number + " Moved", "", "", {"Location: " + location})),
                                   redirected(reason, isOpen)));
        }
        faults.push_back(fault(number + " without a target", sends(httpReply(number + " Moved", rightBody())),
                               redirected(Reason::RedirectedNowhere, mayBeDone)));
        faults.push_back(
            fault(number + " to two targets",
                  sends(httpReply(number + " Moved", "", "", {"Location: {elsewhere}/a", "Location: {elsewhere}/b"})),
                  redirected(Reason::RedirectedNowhere, mayBeDone)));
    }
    return faults;
}

} // namespace labdesk::tests

class tst_redirectfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_redirectfaults() : FaultMatrix("Redirects", labdesk::tests::redirectFaults()) { }
};

LABDESK_TEST(tst_redirectfaults)
#include "tst_redirectfaults.moc"
