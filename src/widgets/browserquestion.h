// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/dialogframe.h"

class QCheckBox;

namespace labdesk {

/// Asks before an address is opened in the browser; its texts say what is sent where. accepted() means open it.
class BrowserQuestion : public DialogFrame
{
    Q_OBJECT

public:
    /// `name`: of the object, which ends in "Dialog", for help and tests.
    BrowserQuestion(const QString &title, const QString &name, QWidget *parent);

    bool isLast() const; ///< the person doesn't want to be asked again
    void open() override;

private:
    QCheckBox *m_once;
};

} // namespace labdesk
