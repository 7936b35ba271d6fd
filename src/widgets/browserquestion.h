// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QCheckBox;

namespace labdesk {

/// Asks before opening a URL in the browser, and says what is sent where. accepted() means open it.
class BrowserQuestion : public DialogFrame
{
    Q_OBJECT

public:
    /// `name` is the object name, which ends in "Dialog", for help and tests.
    BrowserQuestion(const QString &question, const QString &name, QWidget *parent);

    bool isLast() const; ///< the person doesn't want to be asked again
    void open() override;

private:
    QCheckBox *m_dontAskCheck;
};

} // namespace labdesk
