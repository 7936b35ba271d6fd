// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/secret.h"

#include <QObject>

class QLabel;
class QLineEdit;
class QPushButton;
class QWidget;

namespace labdesk {

/// A field for a secret. If one is stored, bullets are shown instead: it is never displayed, and can only be replaced
/// or, if there is a button for it, deleted.
class KeptSecretField : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QLineEdit *edit;
        QLabel *bullets;
        QPushButton *replace;
        QPushButton *forget = nullptr; ///< optional
    };
    KeptSecretField(const Parts &parts, QObject *parent);
    /// Creates the widgets in `row`. `namePrefix`: prefix of the object names; `title`: accessible name.
    KeptSecretField(const QString &namePrefix, const QString &title, QWidget *row);

    void setSecret(const Secret &typed, bool isKept);
    Secret typed() const;
    QLineEdit *edit() const { return m_parts.edit; }
    bool isTyping() const;         ///< the field is shown, not the bullets
    void setTyping(bool isTyping); ///< shows the field or the bullets
    void startTyping();            ///< and focuses the field

Q_SIGNALS:
    void edited(); ///< by the user

private:
    Parts m_parts;
    bool m_isFilling = false;
};

} // namespace labdesk
