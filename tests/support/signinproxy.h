// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QTcpServer>

class QTcpSocket;

namespace labdesk::tests {

/// A proxy on 127.0.0.1 that wants to know who somebody is before it tunnels to a port of this machine, and counts what
/// it was told. It knows CONNECT alone, and as much of NTLM as the messages look like.
class SignInProxy : public QTcpServer
{
    Q_OBJECT

public:
    enum class Manner {
        Basic,             ///< 407, then 200 to the right password and 407 to others
        BasicOnceAndEnd,   ///< the same; says that it closes after each 407, and does
        Ntlm,              ///< 407, type 1, 407 with type 2, type 3, 200
        NtlmRefusing,      ///< 407 to type 3
        NtlmHangingUp,     ///< closes after the first 407, and does not say so
        BasicHangingUp,    ///< the same; does not say so
        BasicDeaf,         ///< answers one request on each connection, and leaves it open
        BasicInterim,      ///< says 100 before each answer, in one piece with it
        BasicBare,         ///< status lines without words, and blanks before colons
        BasicAs401,        ///< 401 in place of 407 to a wrong password
        SeveralInOne,      ///< Basic, offered behind others in one header
        Negotiate,         ///< offers it after Basic and NTLM, and takes the ticket alone
        NegotiateAlone,    ///< offers nothing that is known here
        HangingUp,         ///< closes after 407, and does not say so
        SilentlyHangingUp, ///< 407, then closes in place of any answer to a password
        Silent,            ///< takes the request and says nothing
        Forbidding         ///< 407, then 403 to the right password: that host is not allowed
    };
    static inline const QByteArray user = "ana";
    static inline const QByteArray ticket = "a ticket of ana"; ///< as the token of Negotiate
    static inline const QByteArray password = "p\xc3\xa4ss word!";

    SignInProxy(Manner manner, quint16 servicePort);
    ~SignInProxy() override;

    const QList<QByteArray> &heads() const { return m_heads; }
    QList<QByteArray> answers() const; ///< what Proxy-Authorization held, whenever it came
    int tunnels() const { return m_tunnels; }
    bool isQuiet() const { return m_peers.isEmpty(); } ///< nobody is connected
    static QByteArray basic(const QByteArray &name, const QByteArray &secret);

protected:
    void incomingConnection(qintptr handle) override;

private:
    void read(QTcpSocket *peer);
    void judge(QTcpSocket *peer, const QByteArray &answer);
    void refuse(QTcpSocket *peer, const QByteArray &challenge, bool isLast = false);
    void judgeBasic(QTcpSocket *peer, const QByteArray &answer);
    void tunnel(QTcpSocket *peer);

    Manner m_manner;
    quint16 m_servicePort;
    QHash<QTcpSocket *, QByteArray> m_peers; ///< what came of a head
    QList<QByteArray> m_heads;
    int m_tunnels = 0;
};

} // namespace labdesk::tests
