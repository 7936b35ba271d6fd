// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/proof.h"
#include "widgets/dialogframe.h"

class QVBoxLayout;

namespace labdesk {

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
