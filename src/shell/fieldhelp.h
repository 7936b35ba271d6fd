// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace labdesk {

/// Tells what the service's fields mean, in one sentence each: as the tooltip of a field and of its label, as What's
/// This (Shift+F1), to assistive technology, and as a page of the guide. Fields are known by their object names, so
/// that the parts of the window need not know of it.
class FieldHelp : public QObject
{
    Q_OBJECT

public:
    explicit FieldHelp(QObject *parent); ///< from now on for each part that appears

    static QString sentenceFor(const QWidget *field); ///< empty: it is not one that has to be explained
    static QStringList fields();                      ///< every object name, "part/name" where it is one in a part only
    static QString page();                            ///< Markdown, in the language of the moment

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace labdesk
