// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "privacy/sensitive.h"
#include "session/auditentry.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace labdesk {

class InlineMessage;
class JsonPanel;
class SegmentedControl;

/// The raw responses of the service. Personal values are masked until revealed for thirty seconds. Also shows fields
/// outside the contract, and changes since the previous response.
class UserRawTab : public QWidget
{
    Q_OBJECT

public:
    enum class Response { User, Providers, Insurance };

    /// A response as received.
    struct Body
    {
        QByteArray bytes = {}; ///< empty: not received yet, or no body
        QStringList drift = {};
        QDateTime at = {}; ///< UTC, time of arrival
        QString why = {};  ///< why there are no bytes, or why the response couldn't be used
        QString type = {}; ///< content type of a response that couldn't be used
        friend bool operator==(const Body &, const Body &) = default;
    };

    explicit UserRawTab(QWidget *parent = nullptr);

    void setResponse(Response response, const Body &body);
    Response chosen() const;
    void choose(Response response);
    /// Call this when the user changes. Removes all responses and what was searched in them, and masks personal values
    /// again. If `fileStem` is empty, file names don't contain the user.
    void clear(const QString &fileStem);
    void focusSearch();
    bool isRevealed() const { return m_hideTimer.isActive(); }
    void setRevealTime(std::chrono::milliseconds time) { m_hideTimer.setInterval(time); }
    JsonPanel *panel() const { return m_panel; }
    QString suggestedFile() const; ///< for the current response
    void saveTo(const QString &file);

Q_SIGNALS:
    void audited(const labdesk::AuditEntry &entry); ///< without the user ID, which the receiver adds

protected:
    void hideEvent(QHideEvent *event) override; ///< masks again

private:
    struct Shown
    {
        Body now;
        Body before; ///< the previous response, if any
    };
    void buildHead();
    void showResponse();
    void showChanges(const Shown &shown);
    void showNote(const Body &body, bool isJson);
    void showReveal();
    void toggle();
    void chooseFile();
    QByteArray masked(const Body &body) const; ///< empty: not JSON
    QString shown(const Body &body) const;     ///< masked unless revealed
    privacy::RecordKind kind() const;

    std::array<Shown, 3> m_responses;
    QString m_fileStem;
    SegmentedControl *m_choice;
    QPushButton *m_reveal;
    QPushButton *m_copy;
    QPushButton *m_save;
    JsonPanel *m_panel;
    QLabel *m_note; ///< what is unusual about the response
    InlineMessage *m_saved;
    QTimer m_hideTimer;
};

} // namespace labdesk
