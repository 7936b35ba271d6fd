// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

#include <QByteArray>

namespace labdesk {

class InlineMessage;

/// Shows the whole content of a support bundle before it is saved, so that people can read what they pass on.
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
