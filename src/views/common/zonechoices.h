// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;

namespace labdesk {

class ZoneEdit;

/// Shown below a field for a time zone: how the input is interpreted, the time there, other possible zones, a way to
/// use a zone that this computer doesn't know, and buttons for the zones of the United States.
class ZoneChoices : public QWidget
{
    Q_OBJECT

public:
    explicit ZoneChoices(QWidget *parent = nullptr);

    void setEdit(ZoneEdit *edit);             ///< must be called first
    void setCurrentZone(const QString &zone); ///< the zone that is set now; empty: none

private:
    void showTimes();
    QString reading() const;
    void showOffers();
    void take(const QString &offered);

    ZoneEdit *m_edit = nullptr;
    QString m_currentZone;
    QLabel *m_reading;
    std::vector<QPushButton *> m_offers; ///< select a possible zone, or confirm an unknown one
    std::vector<QPushButton *> m_zones;
    QTimer m_clock;
    QTimer m_typingRest; ///< until the reading of what was typed is announced
};

} // namespace labdesk
