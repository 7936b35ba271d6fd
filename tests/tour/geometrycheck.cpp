// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/geometrycheck.h"

#include "widgets/elidedlabel.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitter>
#include <QTabBar>

#include <algorithm>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int least = 24; // px, of what can be clicked

QString pathOf(const QWidget *part, const QWidget &root)
{
    QStringList names;
    for (const QWidget *at = part; at; at = at->parentWidget()) {
        const QString name = at->objectName().isEmpty()
            ? QString::fromLatin1(at->metaObject()->className()).section(u"::"_s, -1)
            : at->objectName();
        if (!name.startsWith(u"qt_"))
            names.prepend(name);
        if (at == &root)
            break;
    }
    return names.join(u'/');
}

QString sized(const QString &text, int needed, int given)
{
    return u"“%1” needs %2, has %3"_s.arg(text.simplified().left(60)).arg(needed).arg(given);
}

/// A part that Qt makes inside its own controls and arranges itself.
bool isInside(const QWidget *part)
{
    const QWidget *parent = part->parentWidget();
    return qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QComboBox *>(parent)
        || qobject_cast<const QAbstractSpinBox *>(parent) || qobject_cast<const QTabBar *>(parent)
        || qobject_cast<const QAbstractItemView *>(parent) || qobject_cast<const QScrollBar *>(part)
        || qobject_cast<const QSplitterHandle *>(part);
}

const QAbstractScrollArea *areaOfViewport(const QWidget *viewport)
{
    const auto *area = viewport ? qobject_cast<const QAbstractScrollArea *>(viewport->parentWidget()) : nullptr;
    return area && area->viewport() == viewport ? area : nullptr;
}

/// What of a part asks for the most width, as far down as one of its parts stands out.
const QWidget *widestIn(const QWidget *part)
{
    const QWidget *widest = nullptr;
    for (const QObject *child : part->children())
        if (const auto *widget = qobject_cast<const QWidget *>(child);
            widget && widget->isVisible() && !widget->isWindow())
            if (!widest || widget->minimumSizeHint().width() > widest->minimumSizeHint().width())
                widest = widget;
    return widest && 2 * widest->minimumSizeHint().width() > part->minimumSizeHint().width() ? widestIn(widest) : part;
}

class Check
{
public:
    explicit Check(const QWidget &root) : m_root(root) { }

    void look(const QWidget *part)
    {
        lookAtRoom(part);
        lookAtText(part);
        lookAtTarget(part);
        std::vector<const QWidget *> shown;
        for (const QObject *child : part->children())
            if (const auto *widget = qobject_cast<const QWidget *>(child);
                widget && widget->isVisible() && !widget->isWindow() && !widget->size().isEmpty())
                shown.push_back(widget);
        const auto *area = areaOfViewport(part);
        for (const QWidget *child : shown) {
            area ? lookAtScrolled(child, *area) : lookAtEdges(child);
            look(child);
        }
        if (!area && !qobject_cast<const QAbstractScrollArea *>(part))
            lookAtOverlaps(shown);
    }

    std::vector<GeometryFault> faults;

private:
    void add(const QWidget *part, const QString &what, const QString &figures)
    {
        faults.push_back({pathOf(part, m_root), what, figures});
    }

    void lookAtEdges(const QWidget *part)
    {
        const QRect room = part->parentWidget()->rect();
        // From right to left QSplitter is off by one.
        const int slack
            = qobject_cast<const QSplitter *>(part->parentWidget()) && part->layoutDirection() == Qt::RightToLeft ? 1
                                                                                                                  : 0;
        if (isInside(part) || room.adjusted(0, 0, slack, 0).contains(part->geometry()))
            return;
        const QRect at = part->geometry();
        add(part, u"reaches out of its parent"_s,
            u"%1,%2 %3×%4 in %5×%6"_s.arg(at.x())
                .arg(at.y())
                .arg(at.width())
                .arg(at.height())
                .arg(room.width())
                .arg(room.height()));
    }

    /// What is in a scroll area may be larger than it, where there is a bar to scroll with.
    void lookAtScrolled(const QWidget *part, const QAbstractScrollArea &area)
    {
        const int given = area.viewport()->width();
        if (area.horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff && part->width() > given)
            add(part, u"is cut off and cannot be scrolled to"_s,
                u"%1 wide in %2, for %3"_s.arg(part->width()).arg(given).arg(pathOf(widestIn(part), *part)));
    }

    void lookAtOverlaps(const std::vector<const QWidget *> &parts)
    {
        for (size_t i = 0; i < parts.size(); ++i)
            for (size_t j = i + 1; j < parts.size(); ++j) {
                const QRect shared = parts[i]->geometry() & parts[j]->geometry();
                const bool meant = parts[i]->property("overlay").toBool() || parts[j]->property("overlay").toBool();
                if (shared.isEmpty() || meant || isInside(parts[i]) || isInside(parts[j]))
                    continue;
                add(parts[j], u"lies over %1"_s.arg(pathOf(parts[i], *parts[i])),
                    u"%1×%2 px"_s.arg(shared.width()).arg(shared.height()));
            }
    }

    /// A layout that has not even its least size squeezes its parts into each other.
    void lookAtRoom(const QWidget *part)
    {
        if (isInside(part) || qobject_cast<const ElidedLabel *>(part) || part->isWindow())
            return;
        const QSize asked = part->minimumSizeHint();
        const QSize own = part->minimumSize();
        const int width = own.width() > 0 ? own.width() : asked.width();
        const int height = own.height() > 0 ? own.height() : part->hasHeightForWidth() ? 0 : asked.height();
        if (part->width() < std::min(width, part->maximumWidth()))
            add(part, u"is narrower than its least width"_s, u"needs %1, has %2"_s.arg(width).arg(part->width()));
        if (part->height() < std::min(height, part->maximumHeight()))
            add(part, u"is lower than its least height"_s, u"needs %1, has %2"_s.arg(height).arg(part->height()));
    }

    void lookAtText(const QWidget *part)
    {
        if (const auto *label = qobject_cast<const QLabel *>(part))
            lookAtLabel(label);
        else if (const auto *button = qobject_cast<const QAbstractButton *>(part))
            lookAtHint(button, button->text());
        else if (const auto *edit = qobject_cast<const QLineEdit *>(part))
            lookAtPlaceholder(edit);
        else if (const auto *combo = qobject_cast<const QComboBox *>(part); combo && !combo->isEditable())
            lookAtCombo(combo);
        else if (const auto *tabs = qobject_cast<const QTabBar *>(part))
            lookAtTabs(tabs);
        else if (const auto *header = qobject_cast<const QHeaderView *>(part))
            lookAtHeader(header);
    }

    void lookAtLabel(const QLabel *label)
    {
        if (label->text().isEmpty() || qobject_cast<const ElidedLabel *>(label))
            return;
        const QRect room = label->contentsRect();
        if (label->wordWrap()) {
            const int high = label->heightForWidth(label->width());
            if (label->height() < high)
                add(label, u"has not room for its lines"_s, sized(label->text(), high, label->height()));
            int longest = 0;
            const QString text = QString(label->text()).replace(QChar(0x200B), u' '); // where a line may end, too
            for (const QString &word : text.split(u' ', Qt::SkipEmptyParts))
                longest = std::max(longest, label->fontMetrics().horizontalAdvance(word.section(u'\n', 0, 0)));
            if (longest > room.width() + 1)
                add(label, u"has a word that is wider than it is"_s, sized(label->text(), longest, room.width()));
        } else if (const int wide = label->sizeHint().width(); wide > label->width()) {
            add(label, u"has its text cut"_s, sized(label->text(), wide, label->width()));
        }
    }

    void lookAtHint(const QAbstractButton *button, const QString &text)
    {
        if (!text.isEmpty() && !isInside(button)
            && button->width() < std::min(button->sizeHint().width(), button->maximumWidth()))
            add(button, u"has its text cut"_s, sized(text, button->sizeHint().width(), button->width()));
        if (!text.isEmpty() && !isInside(button)
            && button->height() < std::min(button->minimumSizeHint().height(), button->maximumHeight()))
            add(button, u"is lower than its text"_s, sized(text, button->minimumSizeHint().height(), button->height()));
    }

    void lookAtPlaceholder(const QLineEdit *edit)
    {
        constexpr int inset = 4; // Qt's own margins around the text
        if (edit->placeholderText().isEmpty() || !edit->text().isEmpty() || edit->property("mayBeCut").toBool())
            return;
        const QMargins margins = edit->textMargins();
        int given = edit->width() - margins.left() - margins.right() - inset;
        for (const auto *icon : edit->findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly))
            given -= icon->isVisible() ? icon->width() : 0;
        const int wide = edit->fontMetrics().horizontalAdvance(edit->placeholderText());
        if (wide > given)
            add(edit, u"has its hint cut"_s, sized(edit->placeholderText(), wide, given));
    }

    void lookAtCombo(const QComboBox *combo)
    {
        const int wide = combo->fontMetrics().horizontalAdvance(combo->currentText()) + least;
        if (wide > combo->width())
            add(combo, u"has its text cut"_s, sized(combo->currentText(), wide, combo->width()));
    }

    void lookAtTabs(const QTabBar *tabs)
    {
        const auto scrollers = tabs->findChildren<QAbstractButton *>(QString(), Qt::FindDirectChildrenOnly);
        for (const QAbstractButton *button : scrollers)
            if (button->isVisible())
                return; // the rest can be scrolled to
        for (int tab = 0; tab < tabs->count(); ++tab) {
            const int wide = tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab));
            if (tabs->isTabVisible(tab)
                && (wide > tabs->tabRect(tab).width() || !tabs->rect().contains(tabs->tabRect(tab))))
                add(tabs, u"has a tab cut"_s, sized(tabs->tabText(tab), wide, tabs->tabRect(tab).width()));
        }
    }

    void lookAtHeader(const QHeaderView *header)
    {
        if (header->orientation() != Qt::Horizontal)
            return;
        for (int section = 0; section < header->count(); ++section) {
            const QString text
                = header->model() ? header->model()->headerData(section, Qt::Horizontal).toString() : QString();
            const bool sorted = header->isSortIndicatorShown() && header->sortIndicatorSection() == section;
            const int wide = header->fontMetrics().horizontalAdvance(text) + (sorted ? least : 0);
            if (!header->isSectionHidden(section) && wide > header->sectionSize(section))
                add(header, u"has a column's title cut"_s, sized(text, wide, header->sectionSize(section)));
        }
    }

    void lookAtTarget(const QWidget *part)
    {
        const bool clickable = qobject_cast<const QAbstractButton *>(part) || qobject_cast<const QLineEdit *>(part)
            || qobject_cast<const QComboBox *>(part) || qobject_cast<const QTabBar *>(part)
            || qobject_cast<const QAbstractSpinBox *>(part);
        if (!clickable || isInside(part) || (part->width() >= least && part->height() >= least))
            return;
        add(part, u"is hard to hit"_s, u"%1×%2"_s.arg(part->width()).arg(part->height()));
    }

    const QWidget &m_root;
};

} // namespace

std::vector<GeometryFault> geometryFaults(const QWidget &root)
{
    Check check(root);
    check.look(&root);
    return std::move(check.faults);
}

} // namespace labdesk
