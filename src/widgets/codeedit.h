// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "output/desktop/clipboard.h"

#include <QPlainTextEdit>

namespace labdesk {

/// A read-only text in the fixed-width font. Text copied or dragged from it goes through output/, according to its
/// kind.
class CodeEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeEdit(QWidget *parent = nullptr);

    void setCopied(output::CopySensitivity what) { m_copied = what; }

protected:
    QMimeData *createMimeDataFromSelection() const override;

private:
    output::CopySensitivity m_copied = output::CopySensitivity::Usual;
};

} // namespace labdesk
