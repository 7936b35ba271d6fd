// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace labdesk {

/// A line for an IANA time zone that completes by any part of the name: "phoe", "new york". Enter takes the suggestion
/// first. Free text stays possible: the service may know zones that this computer does not.
class ZoneEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit ZoneEdit(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override; ///< room for the whole of its hint
    QString zone() const;                   ///< what was typed, without blanks around it
    QString
    suggestion() const; ///< the zone that is probably meant by a part of its name; empty: none, or it is a name already

protected:
    void keyPressEvent(QKeyEvent *event) override;
};

} // namespace labdesk
