// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/errorphrases.h"
#include "domain/knownvalues.h"
#include "support/testmain.h"

#include <utility>

using namespace Qt::StringLiterals;
using namespace labdesk;

namespace {

/// What services send, by the listed type of error that it describes; "": none.
const std::vector<std::pair<const char *, QStringList>> describedBy{
    {"token_refresh_failed",
     {u"needs_reauth"_s,
      u"reauth_required"_s,
      u"re_auth"_s,
      u"NeedsReAuth"_s,
      u"re-authentication needed"_s,
      u"relink_required"_s,
      u"RECONNECT_REQUIRED"_s,
      u"requires_reconnect"_s,
      u"expired"_s,
      u"Expired "_s,
      u"expired_token"_s,
      u"access_token_expired"_s,
      u"oauthTokenExpired"_s,
      u"session-expired"_s,
      u"consent_expired"_s,
      u"authorization_expired"_s,
      u"invalid_grant"_s,
      u"INVALID_GRANT"_s,
      u"invalid_token"_s,
      u"refresh_token_invalid"_s,
      u"login_required"_s,
      u"sign_in_required"_s,
      u"interaction_required"_s,
      u"consent_required"_s,
      u"session timed out"_s,
      u"Refresh token is no longer valid."_s,
      u"The user has to log in again: login required"_s,
      u"User must re-authenticate"_s,
      u"Please reconnect your account"_s,
      u"You will need to sign in again"_s,
      u"invalid_grant: Token has been expired or revoked."_s,
      u"invalid_grant: The provided authorization grant or refresh token is invalid, expired, revoked, or was issued to another client"_s,
      u"Token expired; client_id 7 is known"_s,
      u"Not retried, because the token expired"_s}},
    {"deregistered_per_provider",
     {u"revoked"_s, u"grant_revoked"_s, u"consent_withdrawn"_s, u"consentWithdrawn"_s, u"user_deauthorized"_s,
      u"deregistered"_s, u"Athlete revoked access"_s, u"authorization was revoked"_s,
      u"User disconnected the application at the provider"_s}},
    {"provider_password_expired", {u"password_changed"_s, u"Wrong password"_s, u"The password is no longer valid"_s}},
    {"user_not_found", {u"account_not_found"_s, u"account_closed"_s, u"The account was deleted"_s}},
    {"provider_credential_error",
     {u"invalid_client"_s, u"unauthorized_client"_s, u"team_oauth_app_not_configured"_s, u"client_secret_expired"_s,
      u"consumer_key_rejected"_s, u"app_not_configured"_s, u"api_key_invalid"_s, u"missing_client_id"_s,
      u"oauthClientNotRegistered"_s, u"team_credentials_invalid"_s, u"application_suspended"_s,
      u"No Garmin consumer key is configured for this team"_s, u"The consumer key is not configured"_s,
      u"401 invalid_client: client authentication failed (unknown client or wrong client_secret)"_s}},
    {"required_scopes_not_granted",
     {u"insufficient_scope"_s, u"insufficient_permissions"_s, u"missing_scopes"_s, u"scope_missing"_s,
      u"permission_denied"_s, u"permissionsNotGranted"_s, u"scope_not_granted"_s, u"Missing required scopes: sleep"_s,
      u"User did not grant https://www.example.com/auth/fitness.activity.read"_s, u"The user denied access"_s}},
    {"webhook_registration_failed",
     {u"webhook_error"_s, u"webhook_not_registered"_s, u"webhooks_inactive"_s, u"Could not register webhook"_s,
      u"subscription_failed"_s, u"backfill_failed"_s, u"Webhook verification token invalid"_s}},
    {"provider_unavailable",
     {u"rate_limited"_s,
      u"rate_limit_exceeded"_s,
      u"RateLimit"_s,
      u"too_many_requests"_s,
      u"quota_exceeded"_s,
      u"throttled"_s,
      u"http_503"_s,
      u"503"_s,
      u"error_5xx"_s,
      u"provider_unavailable"_s,
      u"service-unavailable"_s,
      u"temporarily_unavailable"_s,
      u"provider_down"_s,
      u"maintenance"_s,
      u"under_maintenance"_s,
      u"timeout"_s,
      u"request_timed_out"_s,
      u"gateway_time_out"_s,
      u"internal_server_error"_s,
      u"bad_gateway"_s,
      u"Failed to refresh access token: 503 Service Unavailable"_s,
      u"Provider returned 500 on subscribe"_s,
      u"Connection reset by peer"_s}},
    {"",
     {u""_s,
      u" "_s,
      u"paused"_s,
      u"error"_s,
      u"active"_s,
      u"state_14"_s,
      u"ERR_4410"_s,
      u"partner_region_blocked"_s,
      u"flux_capacitor_empty"_s,
      u"nobody_knows"_s,
      u"not_expired"_s,
      u"token_not_expired"_s,
      u"unexpired"_s,
      u"expires_soon"_s,
      u"token_expires_soon"_s,
      u"token_expiring"_s,
      u"reauthorized"_s,
      u"reauthenticated"_s,
      u"reauth_completed"_s,
      u"reauth_not_required"_s,
      u"no_reauth_needed"_s,
      u"reauth_required: false"_s,
      u"revocation_pending"_s,
      u"never_revoked"_s,
      u"Token has not been expired or revoked"_s,
      u"The token will be revoked tomorrow"_s,
      u"Consent may be withdrawn"_s,
      u"if the token expired"_s,
      u"client_user_id missing"_s,
      u"client_user_id not found"_s,
      u"team_id missing"_s,
      u"unsupported_grant_type"_s,
      u"invalid_grant_type"_s,
      u"client_connected"_s,
      u"app_configured"_s,
      u"scopes_granted"_s,
      u"permission_granted"_s,
      u"webhook_registered"_s,
      u"webhook"_s,
      u"sync_pending"_s,
      u"scheduled_maintenance"_s,
      u"maintenance_completed"_s,
      u"500 steps"_s,
      u"item_500"_s,
      u"rate"_s,
      u"available"_s,
      u"subscription_expired"_s,
      u"trial_expired"_s,
      u"Certificate expired. Token service asked"_s,
      u"tokenexpired"_s,
      u"hexpired_tokens"_s,
      u"unavailable_kinds"_s,
      u"nodata.team-notice"_s,
      u"nodata.no-source"_s}},
};

} // namespace

class tst_errorphrases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatServicesSendDescribesAListedType_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("type");
        for (const auto &[type, texts] : describedBy)
            for (const QString &text : texts)
                QTest::newRow(qPrintable(u"%1: %2"_s.arg(QLatin1StringView(type), text)))
                    << text << QString::fromLatin1(type);
    }
    void whatServicesSendDescribesAListedType()
    {
        QFETCH(const QString, text);
        QTEST(errorTypeDescribedBy(text), "type");
    }

    void eachTypeIsListedWithItsMeaning()
    {
        for (const auto &[type, texts] : describedBy)
            if (*type) {
                const known::Value *listed = known::builtIn().find(known::List::ConnectionErrors, QLatin1String(type));
                QVERIFY2(listed && listed->meaning != known::ErrorMeaning::Unknown, type);
                QCOMPARE(known::findError(texts.first())->message, listed->message);
            }
    }

    void aLongMessageIsReadAtItsBeginning()
    {
        QCOMPARE(errorTypeDescribedBy(u"invalid_grant "_s + QString(1'000'000, u'x')), u"token_refresh_failed"_s);
        QCOMPARE(errorTypeDescribedBy(QString(600, u' ') + u"invalid_grant"_s), QString());
    }
};

LABDESK_TEST(tst_errorphrases)
#include "tst_errorphrases.moc"
