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

/// Form for a search for service centers: near a ZIP or for an order, which lab, and how far. Shows input that the
/// service would reject as invalid, and searches only on request.
class CenterSearchBar : public QWidget
{
    Q_OBJECT

public:
    explicit CenterSearchBar(QWidget *parent = nullptr);
    ~CenterSearchBar() override;

    /// Used to look up places. Without it there are no hints, and town names aren't accepted.
    void setGeography(std::shared_ptr<const MapGeography> geography);
    ZipInfo zipInfo(const QString &zip) const;
    /// The nearby ZIP that is used for one without an area, such as that of PO boxes; empty for any other.
    QString substituteFor(const QString &zip) const;
    void setHistory(const std::vector<PastCenterLookup> &past); ///< fills the menu of recent searches

    /// offers the known labs, and follows changes; `labs` must outlive this widget
    void followLabs(const LabCatalog &labs);
    void suggestLab(qint64 id); ///< fills the field if it is empty
    void setRadius(std::optional<Radius> radius);
    void setLab(qint64 id);
    void showQuery(const CenterQuery &query);    ///< for a search from elsewhere
    void setZipHidden(bool hidden);              ///< until the user edits it
    void search();                               ///< same as a click on Search
    void begin(bool order, const QString &text); ///< switches to that mode, fills its field, and focuses it
    QVariantMap viewState() const;               ///< the contents of the form
    void restoreViewState(const QVariantMap &state);
    void focusFirst();
    bool forOrder() const; ///< otherwise near a ZIP

Q_SIGNALS:
    void modeChanged();
    void searchRequested(const labdesk::CenterQuery &query);
    void radiusClicked(); ///< the radius changed

private:
    void moveOrderId();
    std::optional<Radius> radius() const;
    std::optional<CenterQuery> typedQuery(); ///< if invalid, returns nothing and shows the reason below the field
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
    QString m_hiddenZipText; ///< shown as dots
    std::shared_ptr<const MapGeography> m_geography;
    const LabCatalog *m_labs = nullptr;
    bool m_waitsForTowns = false; ///< a town was searched before the geography was there
};

} // namespace labdesk
