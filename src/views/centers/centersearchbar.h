// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/centerfinder.h"
#include "views/centers/centertexts.h"

#include <QVariantMap>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>

namespace labdesk {

class CenterHistoryButton;
class ChipLabel;
class IconLabel;
class SegmentedControl;

namespace Ui {
class CenterSearchBar;
}

/// Where and how to look for service centers: near a ZIP or for an order, which lab, how far. Refuses in place what the
/// service would refuse; searches only when told to.
class CenterSearchBar : public QWidget
{
    Q_OBJECT

public:
    explicit CenterSearchBar(QWidget *parent = nullptr);
    ~CenterSearchBar() override;

    /// What the ZIP field looks ZIPs up in; until then it says nothing of them.
    void setGeography(std::shared_ptr<const geo::Zips> zips, std::shared_ptr<const geo::Outlines> outlines);
    ZipHint hintOf(const QString &zip) const;
    QString standInOf(const QString &zip) const;             ///< see standInFor()
    void setPast(const std::vector<PastCenterLookup> &past); ///< what the history button offers

    void learnLab(qint64 id, const QString &slug);   ///< offers it, and shows its name beside the field
    void suggestLab(qint64 id, const QString &slug); ///< as learnLab(); fills the field while it is empty
    void setRadius(Radius radius);
    void setLab(qint64 id);
    void showQuery(const CenterQuery &query);    ///< one that was asked elsewhere
    void search();                               ///< as Search does
    void begin(bool order, const QString &text); ///< that mode, its field with this text and the keyboard
    QVariantMap viewState() const;               ///< what is typed, and the labs whose names were learned
    void restoreViewState(const QVariantMap &state);
    void focusFirst();
    bool forOrder() const; ///< else near a ZIP

Q_SIGNALS:
    void modeChanged();
    void searchRequested(const labdesk::CenterQuery &query);

private:
    Radius radius() const;
    std::optional<CenterQuery> typedQuery(); ///< nothing, and the reason below the field, when it cannot be asked
    std::optional<qint64> typedLab() const;
    void arrange();
    void orderTabs();
    void showMode();
    void showHint();
    void showLab();
    void refuse(QWidget *field, const QString &why);
    void clearProblem();

    std::unique_ptr<Ui::CenterSearchBar> m_ui;
    SegmentedControl *m_mode;
    SegmentedControl *m_radius;
    CenterHistoryButton *m_history;
    ChipLabel *m_labChip;
    IconLabel *m_hintIcon;
    std::shared_ptr<const geo::Zips> m_zips;
    std::shared_ptr<const geo::Outlines> m_outlines;
    std::map<qint64, QString> m_labs;
};

} // namespace labdesk
