// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionsdialog.h"

#include "session/connectionfile.h"
#include "text/localtexts.h"
#include "ui_connectionsdialog.h"
#include "views/common/usertexts.h"
#include "views/connections/connectionitemdelegate.h"
#include "views/connections/connectiontestview.h"
#include "views/connections/localconnectionpage.h"
#include "widgets/button.h"
#include "widgets/copykey.h"
#include "widgets/fitscrollarea.h"
#include "widgets/inlinemessage.h"
#include "widgets/listdetail.h"
#include "widgets/metrics.h"
#include "widgets/separator.h"

#include <QPointer>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

QString shownName(const ConnectionDraft &draft)
{
    return draft.name.trimmed().isEmpty() ? ConnectionsDialog::tr("New connection") : draft.name.trimmed();
}

} // namespace

ConnectionsDialog::ConnectionsDialog(ConnectionRegistry &book, SecretStore &secrets,
                                     ConnectionTestView::ClientFactory makeClient, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ConnectionsDialog>()), m_book(book),
      m_localPage(new LocalConnectionPage), m_trial(new ConnectionTestView(std::move(makeClient))),
      m_saveMessage(new InlineMessage)
{
    m_ui->setupUi(this);
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    dress();

    connect(m_ui->connectionsList, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            showConnection(item->data(ConnectionItemDelegate::ConnectionRole).toString());
    });
    connect(m_ui->connectionForm, &ConnectionForm::edited, this, &ConnectionsDialog::formEdited);
    connect(m_ui->newButton, &QPushButton::clicked, this, &ConnectionsDialog::startNew);
    connect(m_ui->connectionForm, &ConnectionForm::forgetRequested, this, &ConnectionsDialog::askToForget);
    connect(m_ui->deleteButton, &QPushButton::clicked, this, &ConnectionsDialog::askToDelete);
    connect(m_ui->testButton, &QPushButton::clicked, this, &ConnectionsDialog::test);
    connect(m_ui->saveButton, &QPushButton::clicked, this, [this] { save(false); });
    connect(m_ui->connectButton, &QPushButton::clicked, this, &ConnectionsDialog::connectShown);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &ConnectionsDialog::reject);
    connect(m_trial, &ConnectionTestView::runningChanged, m_ui->testButton, &QWidget::setDisabled);
    connect(m_saveMessage, &InlineMessage::buttonClicked, this, [this] {
        m_throwAway = true;
        reject();
    });
    connect(&m_book, &ConnectionRegistry::changed, this, &ConnectionsDialog::fillList);
    if (!m_book.policy().ownConnections)
        setUnavailable(m_ui->newButton, tr("This computer's administrator decides which connections there are."));
    secrets.lookForKeyring(this, [this](bool isThere) { m_ui->connectionForm->setKeyringAvailable(isThere); });

    m_shownId = m_book.currentId();
    fillList();
    showConnection(m_shownId);
}

ConnectionsDialog::~ConnectionsDialog() = default;

void ConnectionsDialog::dress()
{
    const Metrics metrics = metricsFor(this);
    m_ui->dialogLayout->setContentsMargins(0, 0, 0, 0);
    m_ui->dialogLayout->setSpacing(0);
    m_ui->sidePanel->setProperty("surface", u"window"_s);
    m_ui->sidePanel->setAttribute(Qt::WA_StyledBackground);
    m_ui->sideLayout->setContentsMargins(metrics.two, metrics.two, metrics.two, metrics.two);
    m_ui->sideLayout->setSpacing(metrics.oneAndHalf);
    m_ui->mainLayout->setContentsMargins(metrics.three, metrics.two, metrics.three, metrics.two);
    m_ui->mainLayout->setSpacing(metrics.oneAndHalf);
    setTextStyle(m_ui->sideTitleLabel, TextStyle::GroupTitle);
    setTextStyle(m_ui->formTitleLabel, TextStyle::Title);
    setTextStyle(m_ui->formNoteLabel, TextStyle::Small);
    // Two lines, also where it says less: the fields below are not to move while they are filled in.
    m_ui->formNoteLabel->setText(u"1\n2"_s);
    m_ui->formNoteLabel->setMinimumHeight(m_ui->formNoteLabel->sizeHint().height());
    m_ui->formNoteLabel->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_ui->dialogLayout->insertWidget(1, makeVerticalSeparator());
    m_ui->dialogLayout->setStretch(1, 0);
    m_ui->dialogLayout->setStretch(2, 1);
    m_ui->connectionsList->setItemDelegate(new ConnectionItemDelegate(m_ui->connectionsList));
    m_ui->connectionsList->setMouseTracking(true);
    copyByKey(m_ui->connectionsList);
    m_ui->connectionsList->setProperty("surface", u"window"_s);
    setButtonKind(m_ui->saveButton, ButtonKind::Primary);
    setButtonKind(m_ui->deleteButton, ButtonKind::Danger);
    for (QWidget *button : std::initializer_list<QWidget *>{m_ui->newButton, m_ui->deleteButton, m_ui->moreButton})
        setSmall(button);
    makeFileMenu();
    ensurePolished(); // buttons have their widths from the style sheet
    const int items = widthOfConnectionItems(m_ui->connectionsList, {tr("read-only"), tr("not saved"), tr("in use")});
    const int inside = std::max(items, m_ui->sideButtonLayout->minimumSize().width());
    m_ui->sidePanel->setFixedWidth(std::clamp(inside + 2 * metrics.two, metrics.px(236), metrics.px(300)));
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);
    m_ui->saveButton->setDefault(true);
    m_localPage->setObjectName(u"localPage"_s);
    m_ui->mainLayout->insertWidget(m_ui->mainLayout->indexOf(m_ui->formScroll), m_localPage, 1);
    m_trial->setObjectName(u"testMessage"_s);
    m_saveMessage->setObjectName(u"saveMessage"_s);
    for (QWidget *message : std::initializer_list<QWidget *>{m_trial, m_saveMessage}) {
        m_ui->mainLayout->insertWidget(m_ui->mainLayout->count() - 1, message);
        message->hide();
    }
    markCutEdges(m_ui->formScroll);
    // The fields keep their width whether it scrolls or not: a bar that has nothing to do keeps its room and cannot be
    // seen.
    m_ui->formScroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    QScrollBar *bar = m_ui->formScroll->verticalScrollBar();
    bar->setEnabled(false);
    connect(bar, &QScrollBar::rangeChanged, bar, [bar](int least, int most) { bar->setEnabled(most > least); });
    // Wide enough for the words of any language: the form scrolls up and down only.
    m_ui->formScroll->setMinimumWidth(leastWidthOf(m_ui->formScroll));
    const int least = std::max(metrics.px(640), m_ui->dialogLayout->minimumSize().width());
    setMinimumSize(least, metrics.px(440));
    resize(std::max(least, metrics.px(820)), metrics.px(600));
}

void ConnectionsDialog::fillList()
{
    QListWidget *list = m_ui->connectionsList;
    const QSignalBlocker quiet(list);
    list->clear();
    for (const Connection &connection : m_book.connections()) {
        QStringList facts = {environmentWord(connection.environment)};
        if (connection.readOnly)
            facts += tr("read-only");
        if (connection.id == m_book.currentId())
            facts += tr("in use");
        if (isDirty(connection.id))
            facts += tr("not saved");
        addConnectionItem(list, connection.id, connection.name, connection.environment, facts);
    }
    for (const auto &[id, draft] : m_unsaved)
        if (isNew(id))
            addConnectionItem(list, id, shownName(draft), draft.environment,
                              {environmentWord(draft.environment), tr("not saved")});
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(ConnectionItemDelegate::ConnectionRole).toString() == m_shownId)
            list->setCurrentRow(row);
}

void ConnectionsDialog::select(const QString &id)
{
    if (m_book.find(id)) {
        m_shownId = id;
        fillList();
        showConnection(id);
    }
}

void ConnectionsDialog::enterKey(const QString &id)
{
    select(id);
    m_ui->connectionForm->replaceSecret();
}

void ConnectionsDialog::enterProxyPassword(const QString &id)
{
    select(id);
    m_ui->connectionForm->showProxySignIn();
}

void ConnectionsDialog::setTokenEnd(std::function<std::optional<QDateTime>()> endsAt)
{
    m_tokenEndsAt = std::move(endsAt);
    connect(&m_minute, &QTimer::timeout, this, &ConnectionsDialog::showButtons);
    m_minute.start(std::chrono::minutes(1));
    showButtons();
}

QString ConnectionsDialog::tokenNote() const
{
    const auto end = m_tokenEndsAt ? m_tokenEndsAt() : std::nullopt;
    if (!end)
        return {};
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDateTime local = end->toLocalTime();
    const QString when = local.date() == now.toLocalTime().date() ? localTime(local.time()) : localMoment(local);
    return tr("The token in use expires %1 (%2). A new one is asked for by itself.")
        .arg(formatRelative(*end, now), when);
}

void ConnectionsDialog::startNew()
{
    if (!m_book.policy().ownConnections)
        return;
    ConnectionDraft draft;
    draft.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_unsaved[draft.id] = draft;
    m_shownId = draft.id;
    fillList();
    showConnection(draft.id);
    m_ui->connectionForm->focusFirstField();
}

void ConnectionsDialog::duplicate()
{
    if (!m_book.policy().ownConnections || isLocal())
        return;
    ConnectionDraft draft = m_ui->connectionForm->draft();
    QStringList names;
    for (const Connection &connection : m_book.connections())
        names += connection.name;
    draft.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    draft.name = freeName(draft.name.trimmed(), names);
    draft.secret.clear(); // a key belongs to one connection
    draft.proxyPassword = draft.certificatePassphrase = {};
    draft.hasStored = draft.hasProxyPassword = draft.hasPassphrase = false;
    m_unsaved[draft.id] = draft;
    m_shownId = draft.id;
    fillList();
    showConnection(draft.id);
    m_ui->connectionForm->focusFirstField();
}

bool ConnectionsDialog::isDirty(const QString &id) const
{
    const auto found = m_unsaved.find(id);
    return found != m_unsaved.end() && !found->second.isUntouched();
}

void ConnectionsDialog::showConnection(const QString &id)
{
    m_shownId = id;
    m_trial->stop();
    m_saveMessage->hide();
    m_ui->connectionForm->setRules(m_book.isOffered(id), m_book.policy().productionReadOnly);
    const auto unsaved = m_unsaved.find(id);
    const Connection *stored = m_book.find(id);
    if (unsaved != m_unsaved.end()) {
        unsaved->second.hasStored = m_book.hasSecret(id);
        unsaved->second.hasProxyPassword = m_book.hasSecret(id, SecretPart::ProxyPassword);
        unsaved->second.hasPassphrase = m_book.hasSecret(id, SecretPart::CertificatePassphrase);
        m_ui->connectionForm->setDraft(unsaved->second);
        m_ui->connectionForm->setProblems(checkDraft(unsaved->second, m_book.connections()));
    } else if (stored) {
        m_ui->connectionForm->setDraft(ConnectionDraft::from(*stored, m_book.hasSecret(id),
                                                             m_book.hasSecret(id, SecretPart::ProxyPassword),
                                                             m_book.hasSecret(id, SecretPart::CertificatePassphrase)));
    }
    m_ui->formScroll->setVisible(!isLocal());
    m_localPage->setVisible(isLocal());
    if (isLocal() && stored)
        m_localPage->setConnection(*stored);
    showButtons();
}

void ConnectionsDialog::formEdited()
{
    const ConnectionDraft draft = m_ui->connectionForm->draft();
    if (const Connection *stored = m_book.find(m_shownId);
        stored && draft == ConnectionDraft::from(*stored, draft.hasStored, draft.hasProxyPassword, draft.hasPassphrase))
        m_unsaved.erase(m_shownId);
    else
        m_unsaved[m_shownId] = draft;
    m_throwAway = false;
    m_saveMessage->hide();
    if (!isTestedAlike(m_tested, draft))
        m_trial->stop();
    m_ui->connectionForm->setProblems(checkDraft(draft, m_book.connections()));
    fillList();
    showButtons();
}

void ConnectionsDialog::showButtons()
{
    m_ui->formScroll->setMinimumWidth(leastWidthOf(m_ui->formScroll)); // another scheme has longer labels
    const ConnectionDraft draft = m_ui->connectionForm->draft();
    const bool dirty = isDirty(m_shownId);
    const bool inUse = m_shownId == m_book.currentId();
    const bool isOffered = m_book.isOffered(m_shownId);
    const bool empty = isNew(m_shownId) && !dirty;
    m_ui->formTitleLabel->setText(shownName(draft));
    setUnavailable(m_ui->deleteButton,
                   isLocal()       ? tr("The local service is always there.")
                       : isOffered ? tr("This connection is offered by this computer's administrator.")
                       : inUse     ? tr("This connection is in use. Switch to another one first.")
                                   : QString());
    setUnavailable(m_ui->saveButton,
                   isLocal()   ? tr("The local service needs no settings.")
                       : dirty ? QString()
                       : empty ? tr("Nothing is filled in yet.")
                               : tr("Nothing has changed."));
    setUnavailable(m_ui->connectButton,
                   inUse && !dirty ? tr("This connection is in use.")
                       : empty     ? tr("Nothing is filled in yet.")
                                   : QString());
    m_ui->connectButton->setText(dirty ? tr("Save and &connect") : tr("&Connect"));
    const QString note = isLocal()  ? tr("Runs inside this program and listens on this machine only. Its address and "
                                          "its key are new each time it starts.")
        : isNew(m_shownId) || dirty ? unsavedNote(draft, checkDraft(draft, m_book.connections()), isNew(m_shownId))
        : isOffered                 ? tr("Offered by this computer's administrator. Only its key is yours to enter.")
        : inUse                     ? tokenNote()
                                    : QString();
    m_ui->formNoteLabel->setText(note.isEmpty() ? tr("Saved on this computer.") : note);
}

void ConnectionsDialog::connectShown()
{
    if (isDirty(m_shownId)) {
        save(true);
        return;
    }
    Q_EMIT connectRequested(m_shownId);
    accept();
}

void ConnectionsDialog::reject()
{
    QStringList names;
    for (const auto &[id, draft] : m_unsaved)
        if (!draft.isUntouched())
            names += shownName(draft);
    if (!names.isEmpty() && !m_throwAway) {
        m_saveMessage->showMessage(Tone::Warn, tr("Not saved: %1.").arg(names.join(u", "_s)),
                                   tr("Save it, or close and lose what was typed."), tr("&Discard and close"));
        return;
    }
    QDialog::reject();
}

} // namespace labdesk
