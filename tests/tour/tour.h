// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/geometrycheck.h"
#include "tour/tourplan.h"
#include "tour/uidriver.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <vector>

namespace labdesk {

/// Puts every screen and its main states on the screen, one after the other, with the demo data of the local service,
/// saves a picture of each and looks whether everything on it has its room. The user guide's pictures are made by it.
class Tour : public QObject
{
    Q_OBJECT

public:
    /// Where the pictures go, which exists, or nowhere, and words of the names of those to make; empty: all.
    struct Plan
    {
        QString folder;
        QString only = {};
    };
    /// The console is connected to its local service; `options` are those it was made with.
    Tour(Console &console, const Options &options, Plan plan, QObject *parent = nullptr);

    void start();

    int pictures() const { return m_pictures; }
    /// What was found wrong, each once: "stop: path of the widget: what", with the number of other stops it shows at.
    QStringList faults() const;
    const QMap<QString, qint64> &recoveries() const { return m_hand.recoveries(); } ///< of each trouble, in ms

Q_SIGNALS:
    /// `stuckAt`: the pictures whose screen did not come about in time; what followed on them was left out.
    void finished(const QStringList &stuckAt);
    /// A picture was made of `subject`, which stands there until the signal returns.
    void shown(const QString &name, const QWidget *subject);

private:
    void look();
    void goOn(size_t to);
    void giveUp();
    void begin();
    bool save(const TourStop &stop);

    UiDriver m_hand;
    QString m_folder;
    QString m_only;
    std::vector<TourStop> m_stops;
    std::vector<size_t> m_chapterEnds;                       ///< one past the last stop of each
    std::vector<std::pair<QString, GeometryFault>> m_faults; ///< by stop
    QStringList m_stuckAt;
    size_t m_at = 0;
    int m_looks = 0;
    int m_settled = 0;
    int m_pictures = 0;
    QTimer m_timer;
};

} // namespace labdesk
