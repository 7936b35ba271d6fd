// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/enumtable.h"
#include "domain/erroraction.h"
#include "support/testmain.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using labdesk::ApiError;
using labdesk::describe;
using Kind = labdesk::ApiError::Kind;

namespace {

struct NamedKind
{
    Kind kind;
    const char *name;
    int status;
};
#define NAMED(kind, status)                                                                                            \
    NamedKind                                                                                                          \
    {                                                                                                                  \
        Kind::kind, #kind, status                                                                                      \
    }
constexpr NamedKind everyKind[] = {NAMED(InvalidInput, 0),        NAMED(ReadOnly, 0),
                                   NAMED(NoCredential, 0),        NAMED(KeyRefusedLocally, 0),
                                   NAMED(HostNotFound, 0),        NAMED(ConnectionRefused, 0),
                                   NAMED(ProxyFailed, 0),         NAMED(TlsFailed, 0),
                                   NAMED(ProxySignInNeeded, 0),   NAMED(ProxySignInRefused, 0),
                                   NAMED(CertificateUnusable, 0), NAMED(CertificateNeeded, 0),
                                   NAMED(CertificateRefused, 0),  NAMED(NoTls, 0),
                                   NAMED(ConnectionLost, 0),      NAMED(TimedOut, 0),
                                   NAMED(OutcomeUnknown, 0),      NAMED(Redirected, 302),
                                   NAMED(BadResponse, 200),       NAMED(WrongRecord, 200),
                                   NAMED(BadRequest, 400),        NAMED(Duplicate, 400),
                                   NAMED(Unauthorized, 401),      NAMED(Forbidden, 403),
                                   NAMED(NotFound, 404),          NAMED(Invalid, 422),
                                   NAMED(RateLimited, 429),       NAMED(OtherRefusal, 409),
                                   NAMED(ServerFault, 500),       NAMED(Busy, 503),
                                   NAMED(GatewayFault, 502),      NAMED(ActionFailed, 200)};
#undef NAMED
static_assert(std::size(everyKind) == size_t(Kind::ActionFailed) + 1, "a new kind needs a row here");

using Reason = labdesk::ApiError::Reason;

/// Each reason with a kind that it comes with.
constexpr std::pair<Reason, Kind> everyReason[] = {
    {Reason::None, Kind::BadResponse},
    {Reason::ReadOnlyByPolicy, Kind::ReadOnly},
    {Reason::NoRoute, Kind::ConnectionRefused},
    {Reason::HostLookupTimeout, Kind::TimedOut},
    {Reason::NoConnection, Kind::TimedOut},
    {Reason::HandshakeTimeout, Kind::TimedOut},
    {Reason::HandshakeClosed, Kind::ConnectionLost},
    {Reason::ProxyLookupTimeout, Kind::ProxyFailed},
    {Reason::ProxyNotFound, Kind::ProxyFailed},
    {Reason::ProxyRefused, Kind::ProxyFailed},
    {Reason::ProxyNoRoute, Kind::ProxyFailed},
    {Reason::ProxyTimeout, Kind::ProxyFailed},
    {Reason::ProxyClosed, Kind::ProxyFailed},
    {Reason::SocksClosed, Kind::ProxyFailed},
    {Reason::NotAProxy, Kind::ProxyFailed},
    {Reason::NotASocksProxy, Kind::ProxyFailed},
    {Reason::NoTlsBehindProxy, Kind::ProxyFailed},
    {Reason::ProxyIsWebServer, Kind::ProxyFailed},
    {Reason::ProxyForbidden, Kind::ProxyFailed},
    {Reason::ProxyWebSignIn, Kind::ProxyFailed},
    {Reason::ProxyHostNotFound, Kind::ProxyFailed},
    {Reason::ProxyHostUnreachable, Kind::ProxyFailed},
    {Reason::ProxyBusy, Kind::ProxyFailed},
    {Reason::ProxyMisconfigured, Kind::ProxyFailed},
    {Reason::SocksSignIn, Kind::ProxyFailed},
    {Reason::ProxySignInUnknown, Kind::ProxySignInNeeded},
    {Reason::ProxyClosedAtSignIn, Kind::ProxySignInRefused},
    {Reason::ProxyNoTicket, Kind::ProxySignInNeeded},
    {Reason::ProxyTicketExpired, Kind::ProxySignInNeeded},
    {Reason::ProxyTicketFailed, Kind::ProxySignInNeeded},
    {Reason::ProxyTicketRefused, Kind::ProxySignInNeeded},
    {Reason::NoSharedTls, Kind::TlsFailed},
    {Reason::InvalidTls, Kind::TlsFailed},
    {Reason::TlsNameUnknown, Kind::TlsFailed},
    {Reason::TlsServerFault, Kind::TlsFailed},
    {Reason::TlsRefused, Kind::TlsFailed},
    {Reason::AuthorityUnknown, Kind::TlsFailed},
    {Reason::CertificateOutOfDate, Kind::TlsFailed},
    {Reason::CertificateHostMismatch, Kind::TlsFailed},
    {Reason::CertificateNotReceived, Kind::CertificateRefused},
    {Reason::Http2Only, Kind::TlsFailed},
    {Reason::NotHttp, Kind::BadResponse},
    {Reason::RequiresTls, Kind::BadResponse},
    {Reason::AmbiguousHttp, Kind::BadResponse},
    {Reason::WebPage, Kind::BadResponse},
    {Reason::ResponseTooLarge, Kind::BadResponse},
    {Reason::NotEnoughMemory, Kind::BadResponse},
    {Reason::RedirectedOnServer, Kind::Redirected},
    {Reason::RedirectedToHttps, Kind::Redirected},
    {Reason::RedirectedNowhere, Kind::Redirected},
    {Reason::RedirectedElsewhere, Kind::OutcomeUnknown},
    {Reason::GatewayNotFound, Kind::NotFound},
    {Reason::GatewaySignIn, Kind::OtherRefusal},
    {Reason::GatewayForbidden, Kind::OtherRefusal},
    {Reason::ForbiddenWithoutBody, Kind::OtherRefusal},
    {Reason::GatewayBusy, Kind::Busy},
    {Reason::NetworkSignIn, Kind::ServerFault},
    {Reason::ResponseTimeout, Kind::OutcomeUnknown},
    {Reason::UnreadableResponse, Kind::OutcomeUnknown},
    {Reason::BadGateway, Kind::OutcomeUnknown},
    {Reason::GatewayTimedOut, Kind::GatewayFault},
};
static_assert(labdesk::isTableOf(everyReason, Reason::GatewayTimedOut), "a new reason needs a row here");

ApiError errorOf(const NamedKind &named)
{
    return {.kind = named.kind, .httpStatus = named.status, .serverMessage = {}};
}

} // namespace

class tst_apierror : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void r12_everyFailureHasItsOwnSentenceCauseAndNextStep()
    {
        QSet<QString> sentences;
        QSet<QString> causes;
        for (const NamedKind &named : everyKind) {
            const auto text = describe(errorOf(named));
            QVERIFY2(!text.sentence.isEmpty() && !text.cause.isEmpty() && !text.nextStep.isEmpty(), named.name);
            QVERIFY2(!sentences.contains(text.sentence), named.name);
            QVERIFY2(!causes.contains(text.cause), named.name);
            QVERIFY2(text.sentence.endsWith(u'.') && text.cause.endsWith(u'.') && text.nextStep.endsWith(u'.'),
                     named.name);
            sentences += text.sentence;
            causes += text.cause;
        }
    }

    void r12_everyReasonHasItsOwnSentenceOrCause()
    {
        QSet<QString> seen;
        QSet<QString> causes;
        for (const NamedKind &named : everyKind)
            seen += describe(errorOf(named)).sentence;
        for (const auto &[reason, kind] : everyReason) {
            if (reason == Reason::None)
                continue;
            const ApiError error{.kind = kind, .httpStatus = 502, .detail = u"proxy.example:3128"_s, .reason = reason};
            const auto text = describe(error);
            const QByteArray shown = (text.sentence + u'\n' + text.cause + u'\n' + text.nextStep).toUtf8();
            QVERIFY2(kind == Kind::OutcomeUnknown || !seen.contains(text.sentence), shown.constData());
            QVERIFY2(!causes.contains(text.cause), shown.constData());
            QVERIFY2(!text.nextStep.isEmpty() && !shown.contains('%') && !shown.contains("  "), shown.constData());
            for (const QString &part : {text.sentence, text.cause, text.nextStep})
                QVERIFY2(part.endsWith(u'.'), shown.constData());
            QVERIFY2(!text.nextStep.contains(u"connection"_s) || actionFor(error) != labdesk::ErrorAction::None,
                     shown.constData());
            const bool namesProxy
                = (kind == Kind::ProxyFailed || kind == Kind::ProxySignInNeeded || kind == Kind::ProxySignInRefused)
                && error.reason != Reason::ProxyLookupTimeout; // which one isn't known then
            QVERIFY2(!namesProxy || text.sentence.contains(error.detail), shown.constData());
            seen += text.sentence;
            causes += text.cause;
        }
    }

    void anUnknownOutcomeSaysWhatCameInPlaceOfAnAnswer()
    {
        QSet<QString> causes{describe({.kind = Kind::OutcomeUnknown}).cause};
        const QString sentence = describe({.kind = Kind::OutcomeUnknown}).sentence;
        for (const Reason reason : {Reason::ResponseTimeout, Reason::UnreadableResponse, Reason::BadGateway,
                                    Reason::GatewayTimedOut, Reason::WebPage, Reason::NotHttp, Reason::RequiresTls,
                                    Reason::AmbiguousHttp, Reason::Http2Only, Reason::ResponseTooLarge}) {
            const auto text = describe({.kind = Kind::OutcomeUnknown, .httpStatus = 502, .reason = reason});
            QCOMPARE(text.sentence, sentence);
            QVERIFY2(!causes.contains(text.cause), qPrintable(text.cause));
            causes += text.cause;
        }
        QVERIFY(describe({.kind = Kind::OutcomeUnknown, .httpStatus = 502, .reason = Reason::BadGateway})
                    .cause.contains(u"502"));
    }

    void aProxysStatusIsTold()
    {
        const auto text = describe({.kind = Kind::ProxyFailed, .reason = Reason::ProxyForbidden, .proxyStatus = 403});
        QVERIFY2(text.cause.contains(u"403"), qPrintable(text.cause));
    }

    void r12_noNameOfTheProgramReachesThePerson()
    {
        for (const NamedKind &named : everyKind) {
            const auto text = describe(errorOf(named));
            const QString shown = text.sentence + u'\n' + text.cause + u'\n' + text.nextStep;
            for (const NamedKind &other : everyKind) {
                const QRegularExpression word(u"\\b%1\\b"_s.arg(QString::fromLatin1(other.name)));
                QVERIFY2(!word.match(shown).hasMatch(), named.name);
            }
            QVERIFY2(!shown.contains(u'%'), named.name); // no placeholder was left open
        }
    }

    void aNextStepThatNamesTheConnectionHasAButtonForIt()
    {
        for (const NamedKind &named : everyKind) {
            const auto text = describe(errorOf(named));
            const bool namesIt = text.nextStep.contains(u"connection"_s);
            const bool isAboutOneId = named.kind == Kind::NotFound; // the address is only one of three
            QVERIFY2(!namesIt || isAboutOneId || actionFor(errorOf(named)) != labdesk::ErrorAction::None, named.name);
            QCOMPARE(describe(actionFor(errorOf(named))).isEmpty(),
                     actionFor(errorOf(named)) == labdesk::ErrorAction::None);
        }
    }

    void whoSpeaksIsNamed_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<Reason>("reason");
        QTest::addColumn<QString>("speaker"); // empty: what was said isn't repeated
        const auto row = [](const char *name, Kind kind, Reason reason, const QString &speaker = {}) {
            QTest::newRow(name) << kind << reason << speaker;
        };
        row("the service", Kind::Forbidden, Reason::None, u"The service said"_s);
        row("a gateway that refuses", Kind::OtherRefusal, Reason::GatewayForbidden, u"The gateway said"_s);
        row("a gateway that got no answer", Kind::GatewayFault, Reason::GatewayTimedOut, u"The gateway said"_s);
        row("whoever wants a certificate", Kind::CertificateNeeded, Reason::None, u"The server said"_s);
        row("whoever refuses one", Kind::CertificateRefused, Reason::None, u"The server said"_s);
        row("a sign-in of the gateway", Kind::OtherRefusal, Reason::GatewaySignIn);
        row("a sign-in of the network", Kind::ServerFault, Reason::NetworkSignIn);
    }

    void whoSpeaksIsNamed()
    {
        QFETCH(Kind, kind);
        QFETCH(Reason, reason);
        QFETCH(QString, speaker);
        const auto text
            = describe({.kind = kind, .httpStatus = 403, .serverMessage = u"Request 18.2f"_s, .reason = reason});
        QCOMPARE(text.cause.contains(u" said"_s), !speaker.isEmpty());
        QVERIFY2(speaker.isEmpty() || text.cause.contains(speaker + u": “Request 18.2f”."_s), qPrintable(text.cause));
        QVERIFY2(kind == Kind::Forbidden || !text.sentence.contains(u"permission"_s), qPrintable(text.sentence));
    }

    void aRefusedCertificatesReasonIsTold()
    {
        const auto text = describe({.kind = Kind::CertificateRefused, .detail = u"the certificate has expired"_s});
        QVERIFY2(text.cause.contains(u"the certificate has expired"_s) && !text.cause.contains(u"may be"_s),
                 qPrintable(text.cause));
    }

    void theServicesWordsStandInTheCauseAsTheyCame()
    {
        ApiError error = {.kind = Kind::NotFound, .httpStatus = 404, .serverMessage = u"<b>%1 Lab not found.</b>"_s};
        const auto text = describe(error);
        QVERIFY2(text.cause.contains(error.serverMessage), qPrintable(text.cause));
        QVERIFY(!text.sentence.contains(error.serverMessage) && !text.nextStep.contains(error.serverMessage));
    }

    void aCauseIsASentenceWhateverTheServiceSays_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("end");
        QTest::newRow("words without a full stop") << u"Internal error"_s << u"“Internal error”."_s;
        QTest::newRow("a sentence") << u"Client user id already exists."_s << u"“Client user id already exists.”"_s;
        QTest::newRow("a question") << u"Who are you?"_s << u"“Who are you?”"_s;
    }

    void aCauseIsASentenceWhateverTheServiceSays()
    {
        QFETCH(QString, words);
        QFETCH(QString, end);
        for (const Kind kind : {Kind::ServerFault, Kind::Duplicate, Kind::NotFound}) {
            const QString cause = describe({.kind = kind, .httpStatus = 500, .serverMessage = words}).cause;
            QVERIFY2(cause.endsWith(end), qPrintable(cause));
        }
        ApiError refused = {.kind = Kind::Invalid, .httpStatus = 422, .serverMessage = {}};
        refused.problems = {{{u"body"_s}, u"missing"_s, words}};
        const QString cause = describe(refused).cause;
        QVERIFY2(cause.endsWith(words.endsWith(u'r') ? words + u'.' : words), qPrintable(cause));
    }

    void statusCodesThatShareAKindAreTold()
    {
        for (const int status : {500, 501, 520}) {
            const auto text = describe({.kind = Kind::ServerFault, .httpStatus = status, .serverMessage = {}});
            QVERIFY(text.cause.contains(QString::number(status)));
        }
        QVERIFY(describe({.kind = Kind::OtherRefusal, .httpStatus = 409, .serverMessage = {}}).cause.contains(u"409"));
        QVERIFY(describe({.kind = Kind::GatewayFault, .httpStatus = 504, .serverMessage = {}}).cause.contains(u"504"));
    }

    void everyRefusedFieldIsNamed()
    {
        ApiError error = {.kind = Kind::Invalid, .httpStatus = 422, .serverMessage = u"first"_s};
        error.problems = {{{u"query"_s, u"zip_code"_s}, u"missing"_s, u"Field required"_s},
                          {{u"query"_s, u"radius"_s}, u"enum"_s, u"Input should be 10, 20, 25 or 50"_s}};
        const QString cause = describe(error).cause;
        QVERIFY2(cause.contains(u"zip_code") && cause.contains(u"Field required") && cause.contains(u"radius"),
                 qPrintable(cause));
    }

    void manyRefusedFieldsAreCutShort()
    {
        ApiError error = {.kind = Kind::Invalid, .httpStatus = 422, .serverMessage = {}};
        error.problems.resize(50, {{u"body"_s, QString(60, u'x')}, u"missing"_s, QString(500, u'y')});
        const QString cause = describe(error).cause;
        QVERIFY2(cause.size() < 2'100 && cause.endsWith(u'…'), qPrintable(QString::number(cause.size())));
    }

    void thePauseThatTheServiceAsksForIsTold()
    {
        ApiError error = {.kind = Kind::RateLimited, .httpStatus = 429, .serverMessage = {}};
        const QString without = describe(error).nextStep;
        error.retryAfter = 12'400ms;
        QVERIFY2(describe(error).nextStep.contains(u"13\u00A0s"), qPrintable(describe(error).nextStep));
        QVERIFY(!without.contains(u" s."));
        error.retryAfter = 60s; // as much as is ever kept of it
        QVERIFY2(describe(error).nextStep.contains(u"a minute or more"), qPrintable(describe(error).nextStep));
    }

    void aCertificatesFaultAndARedirectsTargetAreTold()
    {
        ApiError error = {.kind = Kind::TlsFailed, .httpStatus = 0, .serverMessage = {}};
        error.detail = u"the certificate expired on 2 March"_s;
        QVERIFY(describe(error).cause.contains(error.detail));
        error = {.kind = Kind::Redirected, .httpStatus = 302, .serverMessage = {}};
        error.detail = u"https://login.example"_s;
        QVERIFY(describe(error).cause.contains(error.detail));
    }

    void aWriteWasSentUnlessItFailedOnItsWay()
    {
        for (const NamedKind &named : everyKind)
            QVERIFY2(labdesk::wasSent(errorOf(named)) == (named.kind > Kind::TimedOut), named.name);
    }

    void retryIsOfferedWhereTheSameCallCouldSucceed()
    {
        using labdesk::isWorthRetrying;
        for (const Kind kind :
             {Kind::ConnectionRefused, Kind::TimedOut, Kind::BadResponse, Kind::ServerFault, Kind::Busy})
            QVERIFY(isWorthRetrying({.kind = kind, .httpStatus = 0, .serverMessage = {}}));
        for (const Kind kind :
             {Kind::OutcomeUnknown, Kind::Unauthorized, Kind::NotFound, Kind::Invalid, Kind::ReadOnly})
            QVERIFY(!isWorthRetrying({.kind = kind, .httpStatus = 0, .serverMessage = {}}));
        QVERIFY(isWorthRetrying({.kind = Kind::OtherRefusal, .httpStatus = 408, .serverMessage = {}}));
        QVERIFY(!isWorthRetrying({.kind = Kind::OtherRefusal, .httpStatus = 409, .serverMessage = {}}));
    }
};

LABDESK_TEST(tst_apierror)
#include "tst_apierror.moc"
