// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/apierror.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace labdesk {

class IconLabel;

/// Why there is nothing to show: sentence, cause, next step, Retry where that could help, and the details behind a
/// button.
class ErrorState : public QWidget
{
    Q_OBJECT

public:
    explicit ErrorState(QWidget *parent = nullptr);

    /// Retry is offered for whatever could come out otherwise when it is made again; `retryAnyway` offers it in any
    /// case. Where no key is known, entering one is offered in its place; where the proxy or TLS wants something,
    /// the network settings are.
    void showError(const ApiError &error, bool retryAnyway = true);
    void showError(const ApiError &error, const ErrorText &text, bool retry); ///< in other words than the usual ones
    void showText(const ErrorText &text, const QString &details = {}, bool retry = true);
    void setOtherWay(const QString &text); ///< a second button, beside Retry; empty hides it
    QString sentence() const;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override
    {
        return false;
    } ///< its lines are broken, and have their height, before it is measured

Q_SIGNALS:
    void retryRequested();
    void otherWayRequested();
    void keyRequested();
    void networkSettingsRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void setDetailsShown(bool shown);
    void breakLines();
    void placeIcon();

    IconLabel *m_icon;
    QLabel *m_sentence;
    QLabel *m_cause;
    QLabel *m_nextStep;
    QPushButton *m_retry;
    QPushButton *m_enterKey;
    QPushButton *m_network;
    QPushButton *m_otherWay;
    QPushButton *m_more;
    QLabel *m_details;
};

} // namespace labdesk
