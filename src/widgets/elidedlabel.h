// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/metrics.h"

#include <QLabel>

namespace labdesk {

/// A plain-text label that elides its text to fit, with the whole text in its tooltip and accessible name, and that
/// never widens its layout. A QLabel cuts its text off without a sign.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget *parent = nullptr);
    ElidedLabel(const QString &text, TextStyle style, Qt::TextElideMode mode = Qt::ElideRight,
                QWidget *parent = nullptr);

    void setText(const QString &text); ///< shadows QLabel::setText(), as the text is always plain
    QString fullText() const { return m_text; }
    void setShortText(const QString &text); ///< used if the text doesn't fit: shortId() of an ID
    void setHiddenIfElided(bool hidden);    ///< for secondary text, which isn't meaningful if elided

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_text;
    QString m_shortText;
    Qt::TextElideMode m_mode = Qt::ElideRight;
    bool m_hidesIfElided = false;
};

} // namespace labdesk
