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

/// A secret: a masked field, or bullets where one is stored, which is never shown and can only be replaced, or
/// forgotten where there is a button for it.
class KeptSecretField : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QLineEdit *edit;
        QLabel *bullets;
        QPushButton *replace;
        QPushButton *forget = nullptr; ///< not there for every secret
    };
    KeptSecretField(const Parts &parts, QObject *parent);
    /// Makes its parts in `row`. `stem` begins their names; `title` is what assistive technology calls it.
    KeptSecretField(const QString &stem, const QString &title, QWidget *row);

    void setSecret(const Secret &typed, bool isKept);
    Secret typed() const;
    QLineEdit *edit() const { return m_parts.edit; }
    bool isTyping() const;         ///< a field, and no bullets
    void setTyping(bool isTyping); ///< shows the one or the other
    void startTyping();            ///< with the keyboard in it

Q_SIGNALS:
    void edited(); ///< by the person

private:
    Parts m_parts;
    bool m_filling = false;
};

} // namespace labdesk
