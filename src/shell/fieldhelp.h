// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace labdesk {

/// Explains the service's fields in one sentence each: in the tooltip of a field and its label, in What's This
/// (Shift+F1), for assistive technology, and on a page of the guide. Fields are identified by object name, so that
/// other parts of the window don't depend on this.
class FieldHelp : public QObject
{
    Q_OBJECT

public:
    explicit FieldHelp(QObject *parent); ///< applies to every widget shown from now on

    static QString sentenceFor(const QWidget *field); ///< empty if the field needs no explanation
    static QStringList fields(); ///< all object names; "parent/name" if it applies to one parent only
    static QString page();       ///< Markdown, in the current language

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace labdesk
