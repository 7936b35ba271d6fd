// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_call URL AUTHORITY [CALLS]: reads one user over and over through the real client, on one connection that stays
// open, and prints one JSON object with the median of what a call took, from asking to the decoded answer.
#include "api/apiclient.h"
#include "api/operations.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// One call after the other, each begun when the one before is over.
class Calls
{
public:
    Calls(api::ApiClient &client, int wanted) : m_client(client), m_wanted(size_t(wanted)) { }

    void next()
    {
        m_timer.start();
        m_call = m_client.send<User>(api::getUser(m_user), [this](Outcome<api::Response<User>, ApiError> outcome) {
            m_took.push_back(double(m_timer.nsecsElapsed()) / 1e6);
            if (!outcome.ok()) {
                std::fprintf(stderr, "bench_call: %s\n", qPrintable(describe(outcome.error()).sentence));
                QCoreApplication::exit(1);
            } else if (m_took.size() < m_wanted) {
                next();
            } else {
                std::sort(m_took.begin(), m_took.end());
                std::printf("{\"calls\":%d,\"p50_ms\":%.4f}\n", int(m_took.size()), m_took[m_took.size() / 2]);
                QCoreApplication::quit();
            }
        });
    }

private:
    api::ApiClient &m_client;
    size_t m_wanted;
    UserId m_user = *UserId::parse(u"c74c344d-d8dc-4098-8677-4cd6a8d9883b"_s);
    QElapsedTimer m_timer;
    std::vector<double> m_took;
    api::Call m_call;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication app(argc, argv);
    if (argc < 3) {
        std::fprintf(stderr, "bench_call URL AUTHORITY [CALLS]\n");
        return 2;
    }
    QFile pem(QString::fromLocal8Bit(argv[2]));
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    if (pem.open(QIODevice::ReadOnly))
        tls.addCaCertificates(QSslCertificate::fromData(pem.readAll()));
    QSslConfiguration::setDefaultConfiguration(tls);
    api::ApiClient client(
        {u"bench"_s, u"bench"_s, Environment::Local, QUrl(QString::fromLocal8Bit(argv[1])), ApiKeyScheme{}, true},
        Secret(QByteArray("bench")));
    Calls calls(client, argc > 3 ? std::max(1, QByteArray(argv[3]).toInt()) : 500);
    QMetaObject::invokeMethod(
        &client, [&calls] { calls.next(); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}
