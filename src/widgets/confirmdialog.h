// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QVBoxLayout;

namespace labdesk {

/// Asks before something is destroyed: what, for whom, with what effect. Cancel is the default; in production the end
/// of the client id has to be typed. accepted() means do it.
class ConfirmDialog : public DialogFrame
{
    Q_OBJECT

public:
    /// `clientUserId` is what has to be typed the end of, in production.
    ConfirmDialog(const QString &title, const QStringList &body, const QString &verb, const QString &clientUserId,
                  const Connection &connection, QWidget *parent = nullptr);

    /// The last six characters, without blanks at the ends; what has to be typed.
    static QString proofOf(const QString &clientUserId);
    void addNote(QWidget *note); ///< stands above what has to be typed

private:
    void addProof(const QString &clientUserId);

    QVBoxLayout *m_notes;
};

} // namespace labdesk
