// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/connections/connectiondraft.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace labdesk {

/// A password or a passphrase: a masked field, or bullets where one is stored, which is never shown and can only be
/// replaced.
class KeptSecretField : public QWidget
{
    Q_OBJECT

public:
    /// `stem` begins the names of its parts; `title` is what assistive technology calls it.
    KeptSecretField(const QString &stem, const QString &title, QWidget *parent = nullptr);

    void setSecret(const TypedSecret &typed, bool isKept);
    TypedSecret typed() const;
    bool isTyping() const; ///< a field, and no bullets
    void setProblem(const QString &problem);
    void startTyping(); ///< with the keyboard in it

Q_SIGNALS:
    void edited(); ///< by the person

private:
    void show(bool isTyping);

    QLineEdit *m_edit;
    QLabel *m_bullets;
    QPushButton *m_replace;
    bool m_filling = false;
};

} // namespace labdesk
