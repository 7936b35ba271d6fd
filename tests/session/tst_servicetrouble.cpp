// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/operations.h"
#include "domain/enumtable.h"
#include "session/servicetrouble.h"
#include "sessionservice.h"
#include "support/testmain.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace labdesk;
using namespace labdesk::tests;
using Kind = ApiError::Kind;
using RequestState = api::RequestRecord::State;

namespace {

/// What is taken for trouble of the service as a whole.
enum class Takes { One, TwoOperations, Nothing };

constexpr std::pair<Kind, Takes> everyKind[] = {
    {Kind::InvalidInput, Takes::Nothing},
    {Kind::ReadOnly, Takes::Nothing},
    {Kind::NoCredential, Takes::One},
    {Kind::KeyRefusedLocally, Takes::One},
    {Kind::HostNotFound, Takes::One},
    {Kind::ConnectionRefused, Takes::One},
    {Kind::ProxyFailed, Takes::One},
    {Kind::ProxySignInNeeded, Takes::One},
    {Kind::ProxySignInRefused, Takes::One},
    {Kind::TlsFailed, Takes::One},
    {Kind::NoTls, Takes::One},
    {Kind::CertificateUnusable, Takes::One},
    {Kind::CertificateNeeded, Takes::One},
    {Kind::CertificateRefused, Takes::One},
    {Kind::ConnectionLost, Takes::One},
    {Kind::TimedOut, Takes::One},
    {Kind::OutcomeUnknown, Takes::Nothing},
    {Kind::Redirected, Takes::TwoOperations},
    {Kind::BadResponse, Takes::TwoOperations},
    {Kind::WrongRecord, Takes::Nothing},
    {Kind::BadRequest, Takes::TwoOperations},
    {Kind::Duplicate, Takes::Nothing},
    {Kind::Unauthorized, Takes::One},
    {Kind::Forbidden, Takes::TwoOperations},
    {Kind::NotFound, Takes::Nothing},
    {Kind::Invalid, Takes::TwoOperations},
    {Kind::RateLimited, Takes::One},
    {Kind::OtherRefusal, Takes::TwoOperations},
    {Kind::ServerFault, Takes::TwoOperations},
    {Kind::Busy, Takes::One},
    {Kind::GatewayFault, Takes::One},
    {Kind::ActionFailed, Takes::TwoOperations},
};
static_assert(isTableOf(everyKind, Kind::ActionFailed), "a new kind needs a row here");

} // namespace

class tst_servicetrouble : public QObject
{
    Q_OBJECT

    SessionService m_service;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<ServiceTrouble> m_trouble;

    void end(const char *operation, const std::optional<ApiError> &why = {}, api::Verb verb = api::Verb::Get)
    {
        api::RequestRecord record;
        record.endpoint = operation;
        record.verb = verb;
        record.state = why ? RequestState::Failed : RequestState::Succeeded;
        record.error = why;
        Q_EMIT m_session->client().requestChanged(record);
    }

    /// How many requests of that operation History lists.
    qsizetype requestsOf(const char *operation) const
    {
        return std::ranges::count_if(m_session->requests().records(), [operation](const api::RequestRecord &record) {
            return QByteArrayView(record.endpoint) == operation;
        });
    }

private Q_SLOTS:
    void init()
    {
        m_session = m_service.session();
        m_trouble = std::make_unique<ServiceTrouble>(m_session->client());
    }
    void cleanup()
    {
        m_trouble.reset();
        m_session.reset();
        m_service.faultInjector().clear();
    }

    void eachKindOfErrorIsOfTheServiceOrOfItsRequest_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("takes");
        for (const auto &[kind, takes] : everyKind)
            QTest::addRow("%s", qPrintable(describe({.kind = kind}).sentence)) << int(kind) << int(takes);
    }
    void eachKindOfErrorIsOfTheServiceOrOfItsRequest()
    {
        QFETCH(int, kind);
        QFETCH(int, takes);
        const ApiError error{.kind = Kind(kind)};
        end("getUser", error);
        QCOMPARE(m_trouble->state().has_value(), Takes(takes) == Takes::One);
        end("getUser", error);
        QCOMPARE(m_trouble->state().has_value(), Takes(takes) == Takes::One);
        end("connectedProviders", error); // both are about one user
        QCOMPARE(m_trouble->state().has_value(), Takes(takes) == Takes::One);
        end("listProviders", error);
        QCOMPARE(m_trouble->state().has_value(), Takes(takes) != Takes::Nothing);
        QCOMPARE(m_trouble->covers(error), Takes(takes) != Takes::Nothing);
        if (m_trouble->state())
            QCOMPARE(m_trouble->state()->next.has_value(), isWorthRetrying(error));
        end("listUsers");
        QVERIFY(!m_trouble->state());
        QVERIFY(!m_trouble->covers(error));
    }

    void aRefusedChangeIsNoTroubleOfTheService()
    {
        for (const char *operation : {"patchUser", "deleteUser"})
            end(operation, ApiError{.kind = Kind::Forbidden, .httpStatus = 403}, api::Verb::Patch);
        QVERIFY(!m_trouble->state());
        end("refreshUser", ApiError{.kind = Kind::RateLimited, .httpStatus = 429}, api::Verb::Post);
        QVERIFY2(!m_trouble->state(), "the refreshes of one user are used up");
        end("patchUser", ApiError{.kind = Kind::Busy, .httpStatus = 503}, api::Verb::Patch);
        QVERIFY(m_trouble->state());
    }

    void aServiceWithoutUsersIsAnotherOne()
    {
        end(api::getUser.name, ApiError{.kind = Kind::NotFound, .httpStatus = 404});
        QVERIFY(!m_trouble->state());
        end(api::listUsers.name, ApiError{.kind = Kind::NotFound, .httpStatus = 404});
        QVERIFY(m_trouble->state());
    }

    void theRecordsOwnFailureIsNotCovered()
    {
        end("listUsers", ApiError{.kind = Kind::ConnectionRefused});
        QVERIFY(!m_trouble->covers({.kind = Kind::NotFound, .httpStatus = 404}));
        QVERIFY(!m_trouble->covers({.kind = Kind::OutcomeUnknown}));
        QVERIFY(m_trouble->covers({.kind = Kind::TimedOut}));
    }

    void whatFailsBesideOthersThatWorkIsToldOnceOnly()
    {
        const ApiError busy{.kind = Kind::Busy, .httpStatus = 503};
        end("listUsers", busy);
        QVERIFY(m_trouble->state());
        end("listProviders");
        QVERIFY(!m_trouble->state());
        end("listUsers", busy); // asked again by its pane
        QVERIFY2(!m_trouble->state(), "else it would come and go without end");
        end("listUsers");
        end("listUsers", busy);
        QVERIFY(m_trouble->state());
    }

    void itIsAskedAgainUntilItResponds()
    {
        m_service.answer("/", 503, "{}");
        m_session->users().reload();
        QTRY_VERIFY(m_trouble->state());
        QVERIFY(!m_trouble->state()->hasWorked);
        const int tries = m_trouble->state()->tries;
        QTRY_VERIFY(m_trouble->state()->tries > tries + 1);
        QCOMPARE(m_trouble->state()->why.kind, Kind::Busy);
        QCOMPARE(requestsOf("listProviders"), 1);
        m_service.faultInjector().clear();
        QTRY_VERIFY(!m_trouble->state());
        QCOMPARE(requestsOf("listProviders"), 1);
    }

    void aPersonEndsThePause()
    {
        m_service.answer("/", 503, "{}");
        end("listUsers", ApiError{.kind = Kind::Busy, .httpStatus = 503, .retryAfter = 60s});
        QVERIFY(m_trouble->state());
        m_service.faultInjector().clear();
        m_trouble->tryNow();
        QTRY_VERIFY(!m_trouble->state());
    }

    void itIsNotAskedAgainWhereThatCouldLockTheKey()
    {
        m_service.answer("/", 401, "{}");
        m_session->users().reload();
        QTRY_VERIFY(m_trouble->state());
        QVERIFY(!m_trouble->state()->next);
        m_service.faultInjector().clear();
        m_session->users().reload();
        QTRY_VERIFY(!m_trouble->state());
        QCOMPARE(requestsOf("listProviders"), 0);
    }

    void aServiceThatIsOverloadedIsAskedLessOften()
    {
        const ApiError refused{.kind = Kind::ConnectionRefused};
        const ApiError busy{.kind = Kind::Busy, .httpStatus = 503};
        const ApiError asksToWait{.kind = Kind::Busy, .httpStatus = 503, .retryAfter = 12s};
        QCOMPARE(ServiceTrouble::pauseAfter(refused, 500), 1500ms);
        QCOMPARE(ServiceTrouble::pauseAfter(busy, 3), 1500ms);
        QCOMPARE(ServiceTrouble::pauseAfter(busy, 30), 10s);
        QCOMPARE(ServiceTrouble::pauseAfter(asksToWait, 3), 12s);
    }
};

LABDESK_TEST(tst_servicetrouble)
#include "tst_servicetrouble.moc"
