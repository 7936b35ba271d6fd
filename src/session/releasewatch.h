// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/call.h"
#include "api/releaselookup.h"
#include "domain/remote.h"

#include <QDateTime>
#include <QObject>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <optional>

namespace labdesk {

class Settings;

/// Where to ask for newer versions: LABDESK_RELEASE_ADDRESS where it is set, else the one line of `file`. Empty: this
/// copy does not ask. Packages that a system keeps up to date come without the file.
QUrl releaseAddress(const QString &file);
QString defaultReleaseAddressFile(); ///< beside the program; needs an application

/// Whether there is a newer version of this program. Checks only if a person wants it, the administrator allows it, and
/// this copy has an address for it; at most once a day. Reports only: installing is up to whoever installed this
/// version.
class ReleaseWatch : public QObject
{
    Q_OBJECT

public:
    enum class Permission {
        Granted,   ///< the person chooses
        NoAddress, ///< the system that this copy was installed by brings newer ones
        Forbidden, ///< by the administrator
    };
    struct Options
    {
        QUrl address = {}; ///< empty: NoAddress
        bool isForbidden = false;
        QVersionNumber running = {};
        std::function<QDateTime()> now = [] { return QDateTime::currentDateTime(); };
    };

    ReleaseWatch(Settings &settings, Options options, QObject *parent = nullptr);

    Permission permission() const;
    bool isWanted() const; ///< and may be
    void start();          ///< asks now unless it was today, and each day while it runs

    QString host() const { return m_options.address.host(); } ///< who is asked
    QVersionNumber running() const { return m_options.running; }
    const Remote<Release> &state() const { return m_state; }
    std::optional<Release> newer() const;

Q_SIGNALS:
    void changed();

private:
    void follow();
    void checkDaily();
    void ask();

    Settings &m_settings;
    Options m_options;
    Remote<Release> m_state;
    api::Call m_call;
    QTimer m_hourly;
};

} // namespace labdesk
