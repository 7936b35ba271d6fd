// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

#include <QByteArray>

namespace labdesk {

class InlineMessage;

/// Shows a support bundle, the whole of it, before it is saved: nobody passes on what they have not been able to read.
class SupportBundleDialog : public DialogFrame
{
    Q_OBJECT

public:
    explicit SupportBundleDialog(const QByteArray &bundle, QWidget *parent = nullptr);

private:
    void chooseFile();
    void save(const QString &file);

    QByteArray m_bundle;
    InlineMessage *m_outcome;
};

} // namespace labdesk
