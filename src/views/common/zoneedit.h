// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace labdesk {

/// A line for a time zone: an IANA name, completed by any part of it ("phoe", "new york"), or what a caller says
/// ("Eastern", "EST", a ZIP code). Enter takes the suggestion first. The service may know zones that this computer does
/// not: such a name counts once the person insists on it.
class ZoneEdit : public QLineEdit
{
    Q_OBJECT

public:
    explicit ZoneEdit(QWidget *parent = nullptr);

    QSize minimumSizeHint() const override; ///< room for the whole of its hint
    QString zone() const;                   ///< the IANA name that is meant; as typed where that is not known
    /// The zone that is probably meant by a part of its name; empty: none, or it is clear already.
    QString suggestion() const;
    bool isUsable() const;              ///< empty, a zone, or what the person insists on
    void insistOn(const QString &zone); ///< it may be used whether or not it is known here

Q_SIGNALS:
    void zoneChanged(); ///< or whether it is usable

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_insisted;
};

} // namespace labdesk
