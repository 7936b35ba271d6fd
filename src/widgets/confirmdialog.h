// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QVBoxLayout;

namespace labdesk {

/// Text to type before something is destroyed in production.
struct Proof
{
    QString request; ///< "type the last 6 characters of the client ID:", with a mnemonic; empty if no proof is required
    QString name;    ///< accessible name of the field
    QString text;
};

/// Asks before destroying something, and says what, for whom, and with what effect. Cancel is the default; in
/// production, a proof has to be typed. accepted() means do it.
class ConfirmDialog : public DialogFrame
{
    Q_OBJECT

public:
    ConfirmDialog(const QString &question, const QStringList &body, const QString &verb, const Proof &proof,
                  const Connection &connection, QWidget *parent = nullptr);

    void addNote(QWidget *note); ///< placed above the proof

private:
    void addProof(const Proof &proof);

    QVBoxLayout *m_notes;
};

} // namespace labdesk
