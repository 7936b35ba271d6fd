// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/centerfinder.h"
#include "views/centers/centertexts.h"

#include <QVariantMap>
#include <QWidget>

#include <memory>
#include <optional>

namespace labdesk {

class CenterHistoryButton;
class IconLabel;
class LabCatalog;
struct MapGeography;
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

    /// What places are looked up in; until then nothing is said of them, and no town is known.
    void setGeography(std::shared_ptr<const MapGeography> geography);
    ZipHint hintOf(const QString &zip) const;
    /// The mapped ZIP that stands in for one without an area; empty for any other.
    QString standInOf(const QString &zip) const;
    void setPast(const std::vector<PastCenterLookup> &past); ///< what the history button offers

    void followLabs(const LabCatalog &labs); ///< offers those that are known now and from then on; it outlives this
    void suggestLab(qint64 id);              ///< fills the field while it is empty
    void setRadius(std::optional<Radius> radius);
    void setLab(qint64 id);
    void showQuery(const CenterQuery &query);    ///< one that was asked elsewhere
    void setZipHidden(bool hidden);              ///< until somebody types another one
    void search();                               ///< as Search does
    void begin(bool order, const QString &text); ///< that mode, its field with this text and the keyboard
    QVariantMap viewState() const;               ///< what is typed and chosen
    void restoreViewState(const QVariantMap &state);
    void focusFirst();
    bool forOrder() const; ///< else near a ZIP

Q_SIGNALS:
    void modeChanged();
    void searchRequested(const labdesk::CenterQuery &query);
    void radiusClicked(); ///< another one than before

private:
    std::optional<Radius> radius() const;
    std::optional<CenterQuery> typedQuery(); ///< nothing, and the reason below the field, when it cannot be asked
    void arrange();
    void orderTabs();
    void showMode();
    void showHint();
    void dropHiddenZip(const QString &edited);
    void refuse(QWidget *field, const QString &why);
    void clearProblem();

    std::unique_ptr<Ui::CenterSearchBar> m_ui;
    SegmentedControl *m_mode;
    SegmentedControl *m_radius;
    CenterHistoryButton *m_history;
    IconLabel *m_hintIcon;
    QString m_hiddenZip; ///< dots stand for it
    std::shared_ptr<const MapGeography> m_geography;
    const LabCatalog *m_labs = nullptr;
};

} // namespace labdesk
