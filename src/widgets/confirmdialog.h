// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QVBoxLayout;

namespace labdesk {

/// What has to be typed before something is destroyed in production.
struct Proof
{
    QString request; ///< "type the last 6 characters of the client ID:", with a mnemonic; empty: nothing is asked for
    QString name;    ///< of the field, for assistive technology
    QString text;
};

/// Asks before something is destroyed: what, for whom, with what effect. Cancel is the default; in production a proof
/// has to be typed. accepted() means do it.
class ConfirmDialog : public DialogFrame
{
    Q_OBJECT

public:
    ConfirmDialog(const QString &title, const QStringList &body, const QString &verb, const Proof &proof,
                  const Connection &connection, QWidget *parent = nullptr);

    void addNote(QWidget *note); ///< stands above what has to be typed

private:
    void addProof(const Proof &proof);

    QVBoxLayout *m_notes;
};

} // namespace labdesk
