// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/helpwindow.h"

#include "shell/helpview.h"
#include "text/localtexts.h"
#include "views/common/shortcuts.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/layouts.h"
#include "widgets/listdetailpane.h"
#include "widgets/listnavigation.h"
#include "widgets/metrics.h"
#include "widgets/searchfield.h"
#include "widgets/separator.h"
#include "widgets/windowsize.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

enum Role { Name = Qt::UserRole, Title };

} // namespace

HelpWindow::HelpWindow()
    : m_pages(QLocale().name().section(u'_', 0, 0)),
      m_back(makeIconButton(isRightToLeft() ? IconName::ChevronRight : IconName::ChevronLeft, tr("Back"),
                            u"helpBackButton"_s)),
      m_search(new SearchField), m_count(makeLabel({}, TextStyle::Small)), m_announcer(new CountAnnouncer(m_count)),
      m_list(new QListWidget), m_view(new HelpView(m_pages)), m_listDetail(new ListDetailPane({}))
{
    setObjectName(u"helpWindow"_s);
    setWindowTitle(tr("Labdesk guide"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_StyledBackground);
    setProperty("surface", u"base"_s);
    m_search->setObjectName(u"helpSearchEdit"_s);
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_count->setObjectName(u"helpCountLabel"_s);
    m_list->setObjectName(u"helpPageList"_s);
    m_list->setAccessibleName(tr("Pages of the guide"));
    m_list->setProperty("surface", u"pages"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_back->setEnabled(false);
    fillList();
    layOut();
    listen();
}

void HelpWindow::fillList()
{
    // In a right-to-left window, isolate English titles to keep their punctuation at the end.
    const auto add = [this](const QString &words) {
        return new QListWidgetItem(isRightToLeft() ? u'\u2068' + words + u'\u2069' : words, m_list);
    };
    QString group;
    for (const HelpPage &page : m_pages.all()) {
        if (page.group != group) {
            QListWidgetItem *head = add(page.group);
            head->setFlags(Qt::NoItemFlags);
            head->setFont(fontOf(TextStyle::GroupTitle, this));
            group = page.group;
        }
        QListWidgetItem *item = add(page.title);
        item->setData(Name, page.name);
        item->setData(Title, item->text());
    }
}

void HelpWindow::layOut()
{
    const Metrics m = metricsFor(this);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(m.two, m.oneAndHalf, m.two, m.oneAndHalf);
    head->setSpacing(m.one);
    head->addWidget(m_back);
    head->addWidget(m_search, 1);
    head->addWidget(m_count);
    m_listDetail->setList(m_list, m_list, {.first = 240, .share = 0, .least = 200});
    m_listDetail->setDetail({m_view}, {.first = 700, .share = 1});
    m_listDetail->showDetail(true);
    auto *layout = makeColumnLayout(this, 0);
    layout->addLayout(head);
    layout->addWidget(makeSeparator());
    layout->addWidget(m_listDetail, 1);
    setMinimumSize(std::max(480, m.px(330)), 360); // fits the whole placeholder of the search field
    resize(QSize(m.px(940), m.px(720)).boundedTo(availableWindowSize(this)));
}

void HelpWindow::listen()
{
    const auto key = [this](const QKeySequence &keys, const auto &act) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, act);
    };
    key(keysOf(u"nav.back"_s), [this] { m_view->backward(); });
    key(keysOf(u"pane.filter"_s), [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    key(QKeySequence::Close, [this] { close(); });
    connect(m_back, &QToolButton::clicked, m_view, &QTextBrowser::backward);
    connect(m_view, &QTextBrowser::backwardAvailable, m_back, &QToolButton::setEnabled);
    connect(m_view, &QTextBrowser::sourceChanged, this, &HelpWindow::followPage);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, this, &HelpWindow::goToNextMatch);
    connect(m_search, &SearchField::escapePressedEmpty, this, &QWidget::close);
    connect(m_search, &SearchField::listRequested, this, [this] {
        m_listDetail->showDetail(false);
        m_list->setFocus(Qt::OtherFocusReason);
    });
    connect(m_list, &QListWidget::currentItemChanged, this, &HelpWindow::open);
}

void HelpWindow::showPage(const QString &name)
{
    if (const QUrl url = m_pages.urlOf(name); !url.isEmpty())
        m_view->showPage(url);
    m_listDetail->showDetail(true);
    m_view->setFocus(Qt::OtherFocusReason);
}

QString HelpWindow::page() const
{
    return HelpPages::nameOf(m_view->page());
}

QListWidgetItem *HelpWindow::itemOf(const QString &name) const
{
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(Name).toString() == name)
            return m_list->item(row);
    return nullptr;
}

void HelpWindow::open(const QListWidgetItem *item)
{
    if (item && item->data(Name).toString() != page())
        m_view->showPage(m_pages.urlOf(item->data(Name).toString()));
}

/// Selects the current page in the list after a link or Back.
void HelpWindow::followPage()
{
    selectOnly(m_list, m_list->indexFromItem(itemOf(page())));
    if (const QListWidgetItem *item = m_list->currentItem())
        m_view->setAccessibleName(item->data(Title).toString());
}

/// Shows only matching pages, with their numbers of matches.
void HelpWindow::search(const QString &words)
{
    const bool isSearching = !words.trimmed().isEmpty();
    int all = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const QString name = item->data(Name).toString();
        if (name.isEmpty()) {
            item->setHidden(isSearching);
            continue;
        }
        const int hits = isSearching ? m_pages.countHits(name, words) : 0;
        const QString title = item->data(Title).toString();
        item->setText(hits > 0 ? u"%1 (%2)"_s.arg(title, localNumber(hits)) : title);
        item->setHidden(isSearching && hits == 0);
        all += hits;
    }
    m_view->mark(words);
    m_count->setText(isSearching ? tr("%Ln result(s)", nullptr, all) : QString());
    m_announcer->set(m_count->text());
}

/// Moves to the next match in the page, then to the next page with matches.
void HelpWindow::goToNextMatch()
{
    if (m_search->text().trimmed().isEmpty())
        return;
    m_listDetail->showDetail(true);
    const QListWidgetItem *shown = m_list->currentItem();
    if (shown && !shown->isHidden() && m_view->goToNextHit())
        return;
    const int begin = m_list->currentRow();
    for (int step = 1; step <= m_list->count(); ++step) {
        QListWidgetItem *item = m_list->item((begin + step + m_list->count()) % m_list->count());
        if (item->isHidden())
            continue;
        selectOnly(m_list, m_list->indexFromItem(item));
        m_view->moveCursor(QTextCursor::Start);
        m_view->goToNextHit();
        return;
    }
}

/// Escape closes the window, even where it would return to the list.
bool HelpWindow::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::event(event);
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace labdesk
