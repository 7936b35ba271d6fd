// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/uszones.h"

#include <QLineEdit>

class QStandardItemModel;

namespace labdesk {

/// A line for a time zone: an IANA name, or what a caller says ("Eastern", "EST", a ZIP code). Enter takes what
/// readZone() is certain of. What may be meant otherwise (zones in which a town has that name, names that hold what was
/// typed) stands in a list to choose from. The service may know zones that this computer does not: such a name counts
/// once the person insists on it.
class ZoneEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit ZoneEdit(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override; ///< room for the whole of its hint
    QString zone() const;                   ///< the IANA name that is meant; as typed where that is not known
    ZoneReading reading() const;            ///< of what is typed; what was insisted on is certain
    QStringList suggestions() const;        ///< zones to choose from, likeliest first; empty: none, or it is clear
    bool isUsable() const;                  ///< empty, a zone, or what the person insists on
    void insistOn(const QString &zone);     ///< it may be used whether or not it is known here

Q_SIGNALS:
    void zoneChanged(); ///< or whether it is usable

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void listOffers();
    void openList();

    QStandardItemModel *m_choices;
    int m_offers = 0; ///< rows of m_choices, the first ones, that are there for what is typed
    QStringList m_insisted;
};

} // namespace labdesk
