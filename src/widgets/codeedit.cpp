// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/codeedit.h"

#include "widgets/metrics.h"

#include <QMimeData>
#include <QTextCursor>
#include <QTextDocumentFragment>

using namespace Qt::StringLiterals;

namespace labdesk {

CodeEdit::CodeEdit(QWidget *parent) : QPlainTextEdit(parent)
{
    setReadOnly(true);
    // Code is left-to-right in every language; otherwise it would start scrolled to the ends of its lines.
    setLayoutDirection(Qt::LeftToRight);
    setTabChangesFocus(true);
    setFont(fontOf(TextStyle::Code, this));
    setProperty("type", u"code"_s);
    setLineWrapMode(NoWrap);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

QMimeData *CodeEdit::createMimeDataFromSelection() const
{
    return output::copyData(textCursor().selection().toPlainText(), m_copied).release();
}

} // namespace labdesk
