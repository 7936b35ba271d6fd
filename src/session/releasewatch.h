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

/// Where to check for newer versions: LABDESK_RELEASE_ADDRESS if it is set, else the single line of `file`. Empty: this
/// copy doesn't check. Packages that a system keeps up to date don't contain the file.
QUrl releaseAddress(const QString &file);
QString defaultReleaseAddressFile(); ///< beside the executable; needs a QCoreApplication

/// Whether there is a newer version of this program. Checks only if a person wants it, the administrator allows it, and
/// this copy has an address for it: when a person turns it on, and then at most once a day. Reports only: installing is
/// up to whoever installed this version.
class ReleaseWatch : public QObject
{
    Q_OBJECT

public:
    enum class Permission {
        Granted,   ///< the person chooses
        NoAddress, ///< updates come from the system's package manager
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
    bool isWanted() const; ///< it is turned on and permitted
    void start();          ///< checks now unless that was done today, then daily

    QString host() const { return m_options.address.host(); } ///< the host to check with
    QVersionNumber running() const { return m_options.running; }
    const Remote<Release> &state() const { return m_state; }
    std::optional<Release> newer() const;

Q_SIGNALS:
    void changed();

private:
    void applySetting();
    void checkDaily();
    void ask();

    Settings &m_settings;
    Options m_options;
    Remote<Release> m_state;
    api::Call m_call;
    QTimer m_hourly;
};

} // namespace labdesk
