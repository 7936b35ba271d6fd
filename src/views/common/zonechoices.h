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

/// Below a field for a time zone: how it is read, with the time there, what else may be meant, what to do about one
/// that this computer doesn't know, and the zones of the United States to choose with one click.
class ZoneChoices : public QWidget
{
    Q_OBJECT

public:
    explicit ZoneChoices(QWidget *parent = nullptr);

    void setEdit(ZoneEdit *edit);             ///< before anything else
    void setCurrentZone(const QString &zone); ///< the one that is set now; empty: none

private:
    void showTimes();
    QString reading() const;
    void showOffers();
    void take(const QString &offered);

    ZoneEdit *m_edit = nullptr;
    QString m_currentZone;
    QLabel *m_reading;
    std::vector<QPushButton *> m_offers; ///< take what may be meant, or insist on what is not known
    std::vector<QPushButton *> m_zones;
    QTimer m_clock;
};

} // namespace labdesk
