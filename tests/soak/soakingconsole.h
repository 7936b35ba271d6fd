// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/uidriver.h"

#include <QJsonObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>
#include <random>
#include <vector>

namespace labdesk::tests {

/// A console, and a person who uses it without end, on the service and the folder of its plan. What is sent, and what
/// has come of it, is printed as lines of JSON at once, because the process may be killed at any time.
class SoakingConsole
{
public:
    /// `url`, `key`, `data`, `users` (IDs), `zip`, `lab`, `seed`, `locks`, and `broken`: what leaks on purpose with
    /// each turn, or "idle console", which changes nothing once it is warm.
    explicit SoakingConsole(const QJsonObject &plan);
    ~SoakingConsole();

    void start();
    void takeTurn();
    void rest(); ///< nothing is open, selected, or on its way; prints what there is

private:
    void openUser();
    void changeZone();
    void refresh();
    void deregister();
    void filter();
    void reload();
    void lookUp();
    void openWindow();
    void exportRaw();
    void lock();

    struct Way
    {
        void (SoakingConsole::*go)();
        quint32 weight;
    };
    static const std::vector<Way> &ways(); ///< of a turn

    void fill();
    void warmUp(); ///< prints when it is done
    void closeAll() const;
    void enterKey();
    void agree() const;
    void leak();
    void count(bool isResting); ///< prints what there is
    void listen();
    void print(quint64 action, const char *state) const;
    void printResult(quint64 action) const;
    QString oneOf(const QStringList &all) { return all[qsizetype(chance(quint32(all.size())))]; }
    quint32 chance(quint32 below) { return std::uniform_int_distribution<quint32>(0, below - 1)(m_random); }
    bool settle() const;

    const QJsonObject m_plan;
    const QStringList m_users;
    Options m_options;
    std::unique_ptr<Console> m_console;
    std::unique_ptr<UiDriver> m_hand;
    QPointer<UserActions> m_actions; ///< that are listened to
    std::mt19937 m_random;
    int m_turns = 0;
    int m_sessions = 0;
};

} // namespace labdesk::tests
