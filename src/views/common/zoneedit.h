// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/uszones.h"

#include <QLineEdit>

class QStandardItemModel;

namespace labdesk {

/// Input for a time zone: an IANA name, or what a caller says ("Eastern", "EST", a ZIP code). Enter accepts what
/// readZone() is certain of. Other possibilities (zones that have a town of that name, names that contain the text) are
/// listed. The service may know zones that this computer doesn't: such a name is accepted once the user confirms it.
class ZoneEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit ZoneEdit(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override; ///< wide enough for the placeholder text
    QString zone() const;                   ///< the IANA name that is meant; if unknown, the text as typed
    ZoneReading reading() const;            ///< of the current text; a confirmed zone is certain
    /// zones to offer, most likely first; empty if there are none, or if it is certain
    QStringList suggestions() const;
    bool isUsable() const;                   ///< empty, a zone, or confirmed by the user
    void acceptExactly(const QString &zone); ///< accepts the zone even if it isn't known here
    /// To call before a zone is sent: the open list would cover what is shown next. Returns whether it covered a guess
    /// among several zones, which the person hasn't read then.
    bool closeList();

Q_SIGNALS:
    void zoneChanged(); ///< also emitted if isUsable() changes

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void updateSuggestions();
    void openList();

    QStandardItemModel *m_choices;
    int m_offers = 0; ///< number of rows at the start of m_choices that were added for the current text
    QStringList m_acceptedNames;
};

} // namespace labdesk
