// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmatrix.h"
#include "responses.h"
#include "support/testmain.h"

namespace labdesk::tests {

namespace {

using Kind = ApiError::Kind;
using Reason = ApiError::Reason;
using What = TlsTrick::What;

// As OpenSSL numbers them.
constexpr int Tls10 = 0x0301;
constexpr int Tls11 = 0x0302;
constexpr int Tls12 = 0x0303;
constexpr int Tls13 = 0x0304;

Fault tls(const QByteArray &name, const Play &play, const TlsTrick &trick, const Verdict &verdict)
{
    Fault one = fault(name, play, verdict);
    one.way = Way::TlsTrick;
    one.trick = trick;
    return one;
}

/// What stands at a port that should speak TLS.
Fault inPlaceOfTls(const QByteArray &name, const QByteArray &bytes, const Verdict &verdict, Then then = Then::Close,
                   When when = When::BytesCame)
{
    Fault one = fault(name, sends(bytes, then, when), verdict);
    one.way = Way::PlainForTls;
    return one;
}

Verdict handshakeClosed()
{
    return unreached(Kind::ConnectionLost, Reason::HandshakeClosed);
}

Verdict handshakeTimeout()
{
    return unreached(Kind::TimedOut, Reason::HandshakeTimeout, true);
}

Verdict invalidTls()
{
    return unreached(Kind::TlsFailed, Reason::InvalidTls);
}

Faults certificates()
{
    const std::pair<const char *, Reason> bad[] = {{"expired", Reason::CertificateOutOfDate},
                                                   {"otherhost", Reason::CertificateHostMismatch},
                                                   {"selfsigned", Reason::AuthorityUnknown}};
    Faults faults;
    for (const auto &[certificate, reason] : bad)
        for (const int version : {Tls12, Tls13})
            faults.push_back(
                tls(QByteArray("a certificate that is ") + certificate + (version == Tls12 ? ", TLS 1.2" : ", TLS 1.3"),
                    sends(goodReply()), {.highest = version, .certificate = certificate},
                    unreached(Kind::TlsFailed, reason)));
    return faults;
}

Faults handshakes()
{
    Faults faults;
    const std::pair<const char *, int> places[] = {
        {"before its first byte", 0},
        {"inside the first record's head", 3},
        {"after the first record's head", 5},
        {"inside the hello", 40},
        {"behind the hello", 127},
        {"inside the certificate", 400},
    };
    for (const auto &[where, at] : places) {
        const TlsTrick cut{.what = What::CutHandshake, .bytes = at};
        faults.push_back(tls(QByteArray("the handshake ends ") + where + ", closed", sends("", Then::Close), cut,
                             handshakeClosed()));
        faults.push_back(
            tls(QByteArray("the handshake ends ") + where + ", reset", sends("", Then::Reset), cut, handshakeClosed()));
        faults.push_back(
            tls(QByteArray("the handshake ends ") + where + ", silent", sends(""), cut, handshakeTimeout()));
    }
    const std::pair<const char *, int> changes[] = {{"the type of the first record", 0},
                                                    {"the type of the hello", 5},
                                                    {"the length of the hello", 8},
                                                    {"the version of the hello", 9},
                                                    {"the random of the hello", 20},
                                                    {"the session of the hello", 44},
                                                    {"the cipher of the hello", 77},
                                                    {"the compression of the hello", 78},
                                                    {"an extension of the hello", 85},
                                                    {"the keys of the hello", 122},
                                                    {"the type of the second record", 127},
                                                    {"the version of the second record", 128},
                                                    {"the length of the second record", 130},
                                                    {"the second record", 132},
                                                    {"the certificate", 400}};
    for (const auto &[part, at] : changes)
        faults.push_back(tls(QByteArray("the handshake is changed in ") + part, sends(goodReply()),
                             {.what = What::CorruptHandshake, .bytes = at, .lowest = Tls13}, invalidTls()));
    // Here the version is what the server chose.
    faults.push_back(tls("the handshake is changed in the version of the hello, TLS 1.2", sends(goodReply()),
                         {.what = What::CorruptHandshake, .bytes = 9, .highest = Tls12},
                         unreached(Kind::TlsFailed, Reason::NoSharedTls)));
    faults.push_back(tls("the handshake is changed in the random of the hello, TLS 1.2", sends(goodReply()),
                         {.what = What::CorruptHandshake, .bytes = 20, .highest = Tls12}, invalidTls()));
    return faults;
}

Faults versions()
{
    const QByteArray old = "ALL:@SECLEVEL=0";
    const Verdict none = unreached(Kind::TlsFailed, Reason::NoSharedTls);
    return {
        tls("TLS 1.0 and nothing newer", sends(goodReply()), {.lowest = Tls10, .highest = Tls10, .ciphers = old}, none),
        tls("TLS 1.1 and nothing newer", sends(goodReply()), {.lowest = Tls11, .highest = Tls11, .ciphers = old}, none),
        tls("ciphers without a secret", sends(goodReply()), {.highest = Tls12, .ciphers = "eNULL:@SECLEVEL=0"}, none),
        tls("ciphers without a certificate", sends(goodReply()),
            {.highest = Tls12, .certificate = "", .ciphers = "aNULL:@SECLEVEL=0"}, none),
        tls("TLS 1.3 without a certificate", sends(goodReply()), {.lowest = Tls13, .certificate = ""}, none),
        tls("TLS 1.2 as it should be", sends(goodReply()), {.highest = Tls12}, answered()),
        tls("TLS 1.3 as it should be", sends(goodReply()), {.lowest = Tls13}, answered()),
    };
}

/// What happens inside TLS while a response is read.
Faults records()
{
    const QByteArray whole = goodReply();
    const QByteArray half = whole.left(whole.size() - 60);
    const QByteArray toTheEnd = headWith(openEnded) + rightBody();
    Faults faults;
    for (const int version : {Tls12, Tls13}) {
        const QByteArray named = version == Tls12 ? ", TLS 1.2" : ", TLS 1.3";
        const auto add = [&](const char *name, const Play &play, What what, const Verdict &verdict) {
            faults.push_back(tls(name + named, play, {.what = what, .lowest = version, .highest = version}, verdict));
        };
        add("a record for each byte", sends(whole), What::SmallRecords, answered());
        add("the response, then closed without saying so", sends(whole, Then::Close), What::CloseWithoutAlert,
            answered());
        add("half of it, then closed without saying so", sends(half, Then::Close), What::CloseWithoutAlert, lost());
        add("half of it, then closed properly", sends(half, Then::Close), What::CloseWithAlert, lost());
        add("half of it, then only said to be closed", sends(half), What::CloseWithAlert, lost());
        add("half of it, then reset", sends(half, Then::Reset), What::CloseWithoutAlert, lost());
        add("half of it, then silence", sends(half), What::CloseWithoutAlert, late());
        add("half of it, then a fatal alert", sends(half, Then::Close), What::FatalAlert, lost());
        add("half of it, then an alert that isn't encrypted", sends(half, Then::Close), What::PlainAlert, lost());
        add("a record with a wrong checksum", sends(whole, Then::Close), What::BrokenRecord, lost());
        add("nothing, then closed properly", sends("", Then::Close), What::CloseWithAlert, lost());
        add("nothing, then a fatal alert", sends("", Then::Close), What::FatalAlert, lost());
        add("a body up to the end, closed properly", sends(toTheEnd, Then::Close), What::CloseWithAlert, answered());
        // What is cut off this way could be half of it, and is then no document.
        add("half of a body up to the end, closed without saying so", sends(toTheEnd.chopped(9), Then::Close),
            What::CloseWithoutAlert, unusable());
        add("a certificate is asked for, not needed", sends(whole), What::AskForCertificate, answered());
        add("a certificate is needed", sends(whole), What::NeedCertificate, unreached(Kind::CertificateNeeded));
    }
    faults.push_back(tls("a new handshake before the response", sends(whole),
                         {.what = What::Renegotiate, .highest = Tls12}, answered()));
    faults.push_back(
        tls("new keys before the response", sends(whole), {.what = What::UpdateKeys, .lowest = Tls13}, answered()));
    return faults;
}

/// What a server sends whose TLS has nothing wrong, which is Qt's own.
Faults insideTls()
{
    const QByteArray whole = goodReply();
    Faults faults = {
        fault("inside TLS: nothing wrong at all", sends(whole), answered()),
        fault("inside TLS: a byte at a time", {.bytes = whole, .dripEvery = std::chrono::milliseconds(1)}, answered()),
        fault("inside TLS: noise", sends(QByteArray("\x07\xfe\x80\x01").repeated(64), Then::Close), notHttp()),
        fault("inside TLS: an alert of another TLS", sends(QByteArray("\x15\x03\x01\x00\x02\x02\x46", 7), Then::Close),
              notHttp()),
        fault("inside TLS: the settings of HTTP/2",
              sends(QByteArray("\0\0\x06\x04\0\0\0\0\0\0\x03\0\0\0\x64", 15), Then::Close), http2()),
        fault("inside TLS: a page", sends(pageReply("200 OK")), webPage()),
        fault("inside TLS: a redirect to another origin", sends(pageReply("307 Found", "Location: {elsewhere}/\r\n")),
              redirected(Reason::None, false)),
        fault("inside TLS: a length of 99 GB", sends(lengthHead("99000000000") + "["), tooLarge()),
        fault("inside TLS: closed before the response", sends("", Then::Close), lost()),
    };
    for (const Then then : {Then::Close, Then::Reset}) {
        Fault second
            = fault(QByteArray("inside TLS: the second response ") + (then == Then::Close ? "closed" : "reset"),
                    sends(whole.left(40), then), lost());
        second.plays = {sends(whole), second.plays.front()};
        second.isKeptAlive = true;
        faults.push_back(second);
    }
    for (Fault &one : faults)
        one.way = Way::Tls;
    return faults;
}

} // namespace

static Faults tlsFaults()
{
    Faults faults = {
        inPlaceOfTls("silent after the hello", "", handshakeTimeout(), Then::KeepOpen),
        inPlaceOfTls("closed after the hello", "", handshakeClosed()),
        inPlaceOfTls("reset after the hello", "", handshakeClosed(), Then::Reset),
        inPlaceOfTls("closed before the hello", "", handshakeClosed(), Then::Close, When::Accepted),
        inPlaceOfTls("a port without TLS: a page", pageReply("400 Bad Request"), unreached(Kind::NoTls)),
        inPlaceOfTls("a port without TLS: the right answer", goodReply(), unreached(Kind::NoTls)),
        inPlaceOfTls("a port without TLS that speaks first", goodReply(), unreached(Kind::NoTls), Then::Close,
                     When::Accepted),
        inPlaceOfTls("a mail server", "220 mail.example.com ESMTP\r\n", unreached(Kind::NoTls), Then::Close,
                     When::Accepted),
        inPlaceOfTls("a secure shell", "SSH-2.0-OpenSSH_9.2\r\n", unreached(Kind::NoTls), Then::Close, When::Accepted),
        inPlaceOfTls("noise", QByteArray("\x07\xfe\x80\x01").repeated(64), unreached(Kind::NoTls)),
        inPlaceOfTls("zeros", QByteArray(64, '\0'), unreached(Kind::NoTls)),
        inPlaceOfTls("a record that is too long", QByteArray("\x16\x03\x03\xff\xff", 5) + QByteArray(64, 'x'),
                     unreached(Kind::NoTls)),
        inPlaceOfTls("a record of an unknown type", QByteArray("\x63\x03\x03\x00\x02xx", 7), invalidTls()),
        inPlaceOfTls("data before the handshake", QByteArray("\x17\x03\x03\x00\x05hello", 10), invalidTls()),
        inPlaceOfTls("a handshake of noise", QByteArray("\x16\x03\x03\x00\x20", 5) + QByteArray(32, 'x'), invalidTls()),
        inPlaceOfTls("the hello of a client", QByteArray("\x16\x03\x01\x00\x05\x01\x00\x00\x01\x00", 10), invalidTls()),
        inPlaceOfTls("new ciphers before the hello", QByteArray("\x14\x03\x03\x00\x01\x01", 6), invalidTls()),
        inPlaceOfTls("an alert that is cut", QByteArray("\x15\x03\x03\x00\x01\x02", 6), invalidTls()),
    };
    append(faults, certificates());
    append(faults, handshakes());
    append(faults, versions());
    append(faults, records());
    append(faults, insideTls());
    return faults;
}

/// Each alert with which a server may end the handshake (RFC 8446, section 6), in place of its hello.
static Faults tlsAlertFaults()
{
    struct Alert
    {
        int number;
        const char *name;
        Kind kind;
        Reason reason;
    };
    const Alert alerts[] = {
        {10, "unexpected_message", Kind::TlsFailed, Reason::TlsRefused},
        {20, "bad_record_mac", Kind::TlsFailed, Reason::TlsRefused},
        {22, "record_overflow", Kind::TlsFailed, Reason::TlsRefused},
        {40, "handshake_failure", Kind::TlsFailed, Reason::NoSharedTls},
        {42, "bad_certificate", Kind::CertificateNeeded, Reason::None},
        {43, "unsupported_certificate", Kind::CertificateNeeded, Reason::None},
        {44, "certificate_revoked", Kind::CertificateNeeded, Reason::None},
        {45, "certificate_expired", Kind::CertificateNeeded, Reason::None},
        {46, "certificate_unknown", Kind::CertificateNeeded, Reason::None},
        {47, "illegal_parameter", Kind::TlsFailed, Reason::TlsRefused},
        {48, "unknown_ca", Kind::CertificateNeeded, Reason::None},
        {49, "access_denied", Kind::TlsFailed, Reason::TlsRefused},
        {50, "decode_error", Kind::TlsFailed, Reason::TlsRefused},
        {51, "decrypt_error", Kind::TlsFailed, Reason::TlsRefused},
        {70, "protocol_version", Kind::TlsFailed, Reason::NoSharedTls},
        {71, "insufficient_security", Kind::TlsFailed, Reason::NoSharedTls},
        {80, "internal_error", Kind::TlsFailed, Reason::TlsServerFault},
        {86, "inappropriate_fallback", Kind::TlsFailed, Reason::TlsRefused},
        {90, "user_canceled", Kind::TlsFailed, Reason::TlsRefused},
        {109, "missing_extension", Kind::TlsFailed, Reason::TlsRefused},
        {110, "unsupported_extension", Kind::TlsFailed, Reason::TlsRefused},
        {112, "unrecognized_name", Kind::TlsFailed, Reason::TlsNameUnknown},
        {113, "bad_certificate_status_response", Kind::TlsFailed, Reason::TlsRefused},
        {115, "unknown_psk_identity", Kind::TlsFailed, Reason::TlsRefused},
        {116, "certificate_required", Kind::CertificateNeeded, Reason::None},
        {120, "no_application_protocol", Kind::TlsFailed, Reason::Http2Only},
        {255, "one nobody knows", Kind::TlsFailed, Reason::TlsRefused},
    };
    Faults faults;
    for (const auto &[number, name, kind, reason] : alerts)
        faults.push_back(inPlaceOfTls(QByteArray("alert ") + name,
                                      QByteArray("\x15\x03\x03\x00\x02\x02", 6) + char(number),
                                      unreached(kind, reason)));
    return faults;
}

} // namespace labdesk::tests

class tst_tlsfaults : public labdesk::tests::FaultMatrix
{
    Q_OBJECT

public:
    tst_tlsfaults()
        : FaultMatrix("TLS", labdesk::tests::joined(labdesk::tests::tlsFaults(), labdesk::tests::tlsAlertFaults()))
    {
    }
};

LABDESK_TEST(tst_tlsfaults)
#include "tst_tlsfaults.moc"
