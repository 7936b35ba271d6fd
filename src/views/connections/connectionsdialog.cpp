// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/connections/connectionsdialog.h"

#include "ui_connectionsdialog.h"
#include "views/connections/connectionfiles.h"
#include "views/connections/localconnectionpage.h"
#include "widgets/accessibility.h"
#include "widgets/button.h"
#include "widgets/dialogframe.h"
#include "widgets/fitscrollarea.h"
#include "widgets/focushandoff.h"
#include "widgets/inlinemessage.h"
#include "widgets/listdetailpane.h"
#include "widgets/metrics.h"
#include "widgets/separator.h"
#include "widgets/theme.h"
#include "widgets/windowsize.h"

#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

/// Deletes a stored connection or its secrets, after a confirmation.
class ConnectionRemoval : public QObject
{
    Q_OBJECT

public:
    ConnectionRemoval(ConnectionRegistry &registry, std::function<bool(const QString &)> isOpen, QWidget *dialog)
        : QObject(dialog), m_registry(registry), m_isOpen(std::move(isOpen)), m_dialog(dialog)
    {
    }

    void askToDelete(const QString &id)
    {
        const Connection *stored = m_registry.find(id);
        if (!stored)
            return;
        const Connection connection = *stored;
        auto *question = new DialogFrame(tr("Delete the connection “%1”?").arg(connection.name), m_dialog);
        question->setObjectName(u"deleteConnectionDialog"_s);
        question->setEnvironment(connection);
        question->addText(tr("This removes its settings and key from this computer. Nothing changes on the service."));
        QPushButton *action = question->setAction(tr("Delete"), ButtonKind::DangerFilled);
        action->setObjectName(u"confirmDeleteButton"_s);
        connect(question, &DialogFrame::actionRequested, this, [this, question, connection] {
            question->accept();
            remove(connection);
        });
        question->open();
    }

    void askToForget(const QString &id)
    {
        const Connection *connection = m_registry.find(id);
        if (!connection)
            return;
        auto *question = new DialogFrame(tr("Forget the key for “%1”?").arg(connection->name), m_dialog);
        question->setObjectName(u"forgetKeyDialog"_s);
        question->setEnvironment(*connection);
        question->addText(
            m_registry.forgetsSecretOf(id)
                ? tr("It’s removed from memory. To use this connection again, you’ll have to enter the key again.")
                : tr("It’s removed from the keychain. To use this connection again, you’ll have to enter the key "
                     "again."));
        if (m_registry.hasSecret(id, SecretPart::ProxyPassword)
            || m_registry.hasSecret(id, SecretPart::CertificatePassphrase))
            question->addText(tr("Its proxy password and certificate passphrase are forgotten, too."));
        if (m_isOpen(id))
            question->addText(inUseText());
        QPushButton *action = question->setAction(tr("Forget"), ButtonKind::DangerFilled);
        action->setObjectName(u"confirmForgetButton"_s);
        connect(question, &DialogFrame::actionRequested, this, [this, question, id] {
            question->accept();
            forget(id);
        });
        question->open();
    }

Q_SIGNALS:
    void deleted(const QString &id);
    void forgotten(const QString &id); ///< emitted even if deletion from the keychain couldn't be verified
    void reported(labdesk::Tone tone, const QString &sentence, const QString &more);

private:
    static QString inUseText()
    {
        return tr("This connection is in use and keeps working until Labdesk locks or you switch or quit.");
    }

    void remove(const Connection &connection)
    {
        m_registry.remove(connection.id,
                          [self = QPointer(this), name = connection.name,
                           inMemory = m_registry.forgetsSecretOf(connection.id)](bool isForgotten) {
                              if (self)
                                  self->reportRemoval(tr("Deleted “%1”.").arg(name), isForgotten, inMemory);
                          });
        Q_EMIT deleted(connection.id);
    }

    void forget(const QString &id)
    {
        m_registry.forgetSecret(
            id, [self = QPointer(this), id, inMemory = m_registry.forgetsSecretOf(id)](bool isForgotten) {
                if (!self)
                    return;
                Q_EMIT self->forgotten(id);
                self->reportRemoval(self->m_isOpen(id) ? inUseText() : tr("The key is no longer in memory."),
                                    isForgotten, inMemory);
            });
    }

    /// Reports the verified result. For a key that was only in memory, the keychain isn't mentioned.
    void reportRemoval(const QString &sentence, bool isForgotten, bool inMemory)
    {
        if (isForgotten)
            Q_EMIT reported(Tone::Ok, sentence,
                            inMemory ? QString() : tr("Confirmed: the keychain no longer has the key."));
        else
            Q_EMIT reported(
                Tone::Warn, sentence,
                tr("Couldn’t check whether the keychain still has the key. Look for “labdesk” in your keychain app."));
    }

    ConnectionRegistry &m_registry;
    std::function<bool(const QString &)> m_isOpen;
    QWidget *m_dialog;
};

ConnectionsDialog::ConnectionsDialog(ConnectionRegistry &registry, SecretStore &secrets,
                                     ConnectionTestView::ClientFactory makeClient, QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::ConnectionsDialog>()), m_registry(registry), m_drafts(registry),
      m_localPage(new LocalConnectionPage), m_localScroll(makeVerticalScroll(m_localPage, u"localScroll"_s)),
      m_files(new ConnectionFiles(registry, this)),
      m_removal(new ConnectionRemoval(
          registry, [this](const QString &id) { return isOpen(id); }, this)),
      m_saveMessage(new InlineMessage)
{
    m_ui->setupUi(this);
    m_ui->formNoteLabel->setSources(m_registry, m_drafts);
    m_testView = new ConnectionTestView(m_registry, m_drafts, *m_ui->connectionForm, std::move(makeClient));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    applyStyle();
    makeMenu();
    layOutParts();
    connectParts();
    if (!m_registry.policy().ownConnections)
        setUnavailable(m_ui->newButton, tr("Your administrator manages the list of connections."));
    secrets.checkKeyring(this, [this](bool isThere) { m_ui->connectionForm->setKeyringAvailable(isThere); });

    m_shownId = m_registry.currentId();
    fillList();
    showConnection(m_shownId);
}

ConnectionsDialog::~ConnectionsDialog()
{
    m_ui->connectionForm->disconnect(this); // a field that has the focus is left when the dialog hides
}

void ConnectionsDialog::connectParts()
{
    connect(m_ui->connectionsList, &ConnectionList::chosen, this, &ConnectionsDialog::showConnection);
    ConnectionForm *form = m_ui->connectionForm;
    connect(form, &ConnectionForm::edited, this, &ConnectionsDialog::formEdited);
    connect(form, &ConnectionForm::filesRead, this, &ConnectionsDialog::showProblems);
    connect(form, &ConnectionForm::forgetRequested, this, [this] { m_removal->askToForget(m_shownId); });
    connect(m_ui->newButton, &QPushButton::clicked, this, &ConnectionsDialog::startNewConnection);
    connect(m_ui->deleteButton, &QPushButton::clicked, this, &ConnectionsDialog::removeShown);
    connect(m_ui->testButton, &QPushButton::clicked, m_testView, &ConnectionTestView::start);
    connect(m_ui->saveButton, &QPushButton::clicked, this, [this] { save(false); });
    connect(m_ui->connectButton, &QPushButton::clicked, this, &ConnectionsDialog::connectShown);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &ConnectionsDialog::reject);
    connect(m_testView, &ConnectionTestView::runningChanged, m_ui->testButton, &QWidget::setDisabled);
    connect(m_saveMessage, &InlineMessage::buttonClicked, this, [this] {
        m_discardUnsaved = true;
        reject();
    });
    const auto report = [this](Tone tone, const QString &sentence, const QString &more) {
        m_saveMessage->showOutcome(tone, sentence, more);
    };
    connect(m_files, &ConnectionFiles::imported, this, &ConnectionsDialog::select);
    connect(m_files, &ConnectionFiles::exported, this, &ConnectionsDialog::exported);
    connect(m_files, &ConnectionFiles::reported, this, report);
    connect(m_removal, &ConnectionRemoval::deleted, this, [this](const QString &id) {
        m_drafts.drop(id);
        select(m_registry.currentId());
    });
    connect(m_removal, &ConnectionRemoval::forgotten, this, [this, form](const QString &id) {
        if (m_shownId != id)
            return;
        m_testView->stop(); // its result applied to the deleted key
        form->setSecretRemoved();
    });
    connect(m_removal, &ConnectionRemoval::reported, this, report);
    connect(&m_registry, &ConnectionRegistry::changed, this, &ConnectionsDialog::fillList);
}

void ConnectionsDialog::makeMenu()
{
    m_ui->moreButton->setIcon(icon(IconName::More));
    setButtonKind(m_ui->moreButton, ButtonKind::Plain);
    auto *menu = new QMenu(m_ui->moreButton);
    menu->setObjectName(u"connectionsMenu"_s);
    menu->setToolTipsVisible(true);
    QAction *copy = menu->addAction(tr("&Duplicate"), this, &ConnectionsDialog::duplicate);
    copy->setObjectName(u"duplicateAction"_s);
    menu->addSeparator();
    m_files->addTo(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, copy] {
        setUnavailable(copy,
                       !m_registry.policy().ownConnections ? tr("Your administrator manages the list of connections.")
                           : isLocal()                     ? tr("The local service can’t be duplicated.")
                                                           : QString());
    });
    setMenuOf(m_ui->moreButton, menu);
}

void ConnectionsDialog::applyStyle()
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
    m_ui->dialogLayout->insertWidget(1, makeVerticalSeparator());
    m_ui->dialogLayout->setStretch(1, 0);
    m_ui->dialogLayout->setStretch(2, 1);
    setButtonKind(m_ui->connectButton, ButtonKind::Primary);
    setButtonKind(m_ui->deleteButton, ButtonKind::Danger);
    for (QWidget *button : std::initializer_list<QWidget *>{m_ui->newButton, m_ui->deleteButton, m_ui->moreButton})
        setSmall(button);
    ensurePolished(); // the style sheet determines the button widths
    const int inside = std::max(m_ui->connectionsList->contentWidth(), m_ui->sideButtonLayout->minimumSize().width());
    m_ui->sidePanel->setFixedWidth(std::clamp(inside + 2 * metrics.two, metrics.px(236), metrics.px(300)));
    for (QPushButton *button : findChildren<QPushButton *>())
        button->setAutoDefault(false);
    m_ui->connectButton->setDefault(true);
}

/// Adds the widgets that aren't in the .ui file, and sets the minimum sizes.
void ConnectionsDialog::layOutParts()
{
    const Metrics metrics = metricsFor(this);
    m_localPage->setObjectName(u"localPage"_s);
    m_ui->mainLayout->insertWidget(m_ui->mainLayout->indexOf(m_ui->formScroll), m_localScroll, 1);
    m_testView->setObjectName(u"testMessage"_s);
    m_saveMessage->setObjectName(u"saveMessage"_s);
    for (QWidget *message : std::initializer_list<QWidget *>{m_testView, m_saveMessage}) {
        m_ui->mainLayout->insertWidget(m_ui->mainLayout->count() - 1, message);
        message->hide();
    }
    // Wide enough for the texts of any language, because the forms only scroll vertically.
    for (QScrollArea *form : {m_ui->formScroll, m_localScroll}) {
        markClippedEdges(form);
        reserveScrollBar(form);
        form->setMinimumWidth(minimumWidthOf(form));
        form->setMinimumHeight(1); // on a small screen, leaves the space to the test result
    }
    const int least = std::max(metrics.px(640), m_ui->dialogLayout->minimumSize().width());
    setMinimumSize(least, std::min(metrics.px(440), availableWindowSize(this).height()));
    resize(QSize(std::max(least, metrics.px(820)), metrics.px(680)).boundedTo(availableWindowSize(this)));
}

void ConnectionsDialog::fillList()
{
    m_ui->connectionsList->fill(m_registry, m_drafts, m_shownId);
}

void ConnectionsDialog::select(const QString &id)
{
    if (m_registry.find(id)) {
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

void ConnectionsDialog::setTokenExpiry(std::function<std::optional<QDateTime>()> endsAt)
{
    m_ui->formNoteLabel->setTokenExpiry(std::move(endsAt));
}

void ConnectionsDialog::setOpenConnection(std::function<const Connection *()> open)
{
    m_openConnection = std::move(open);
    showButtons();
}

bool ConnectionsDialog::isOpen(const QString &id) const
{
    const Connection *open = m_openConnection ? m_openConnection() : nullptr;
    return open && open->id == id;
}

void ConnectionsDialog::followSession()
{
    fillList();
    showButtons();
}

void ConnectionsDialog::setPractice(Practice &practice)
{
    m_localPage->setPractice(practice);
    connect(m_localPage, &LocalConnectionPage::startOverRequested, this, [this] {
        reject(); // stays open if there are unsaved changes
        if (!isVisible())
            Q_EMIT startOverRequested();
    });
}

void ConnectionsDialog::startNewConnection()
{
    if (m_registry.policy().ownConnections)
        showNew(m_drafts.add());
}

void ConnectionsDialog::duplicate()
{
    if (m_registry.policy().ownConnections && !isLocal())
        showNew(m_drafts.duplicate(m_ui->connectionForm->draft()));
}

void ConnectionsDialog::showNew(const QString &id)
{
    m_shownId = id;
    fillList();
    showConnection(id);
    m_ui->connectionForm->focusFirstField();
}

void ConnectionsDialog::removeShown()
{
    if (!m_drafts.isNew(m_shownId))
        return m_removal->askToDelete(m_shownId);
    m_drafts.drop(m_shownId);
    select(m_registry.currentId());
}

void ConnectionsDialog::showConnection(const QString &id)
{
    m_shownId = id;
    m_testView->stop();
    m_saveMessage->hide();
    m_ui->connectionForm->setRules(m_registry.isOffered(id), m_registry.policy().productionReadOnly);
    m_ui->connectionForm->setDraft(m_drafts.draftOf(id));
    showProblems();
    m_ui->formScroll->setVisible(!isLocal());
    m_localScroll->setVisible(isLocal());
    if (const Connection *local = m_registry.find(id); isLocal() && local)
        m_localPage->setConnection(*local);
    showButtons();
}

void ConnectionsDialog::formEdited()
{
    const ConnectionDraft draft = m_ui->connectionForm->draft();
    m_drafts.edit(draft);
    m_discardUnsaved = false;
    m_saveMessage->hide();
    m_testView->formEdited();
    m_ui->connectionForm->setProblems(m_drafts.problemsOf(draft, m_ui->connectionForm->fileProblems()));
    fillList();
    showButtons();
}

void ConnectionsDialog::showProblems()
{
    ConnectionForm *form = m_ui->connectionForm;
    const ConnectionDraft draft = form->draft();
    if (m_drafts.isUnsaved(m_shownId))
        form->setProblems(m_drafts.problemsOf(draft, form->fileProblems()));
    m_ui->formNoteLabel->showNote(draft, form->fileProblems());
}

void ConnectionsDialog::showButtons()
{
    for (QScrollArea *form : {m_ui->formScroll, m_localScroll})
        form->setMinimumWidth(minimumWidthOf(form)); // the labels of another scheme may be longer
    const ConnectionDraft draft = m_ui->connectionForm->draft();
    const bool dirty = m_drafts.isDirty(m_shownId);
    const bool inUse = m_shownId == m_registry.currentId();
    const Connection *stored = m_registry.find(m_shownId);
    const bool isOutdated = stored && isOpen(m_shownId) && *m_openConnection() != *stored;
    const bool empty = m_drafts.isNew(m_shownId) && !dirty;
    m_ui->formTitleLabel->setText(ConnectionDrafts::shownName(draft));
    setUnavailable(m_ui->deleteButton,
                   isLocal()                             ? tr("The local service can’t be deleted.")
                       : m_registry.isOffered(m_shownId) ? tr("Provided by your administrator.")
                       : inUse                           ? tr("This connection is in use. Switch to another one first.")
                                                         : QString());
    setUnavailable(m_ui->saveButton,
                   dirty       ? QString()
                       : empty ? tr("Nothing to save yet.")
                               : tr("Nothing has changed."));
    setUnavailable(m_ui->connectButton,
                   inUse && !dirty && !isOutdated ? tr("This connection is in use.")
                       : empty                    ? tr("Nothing to save yet.")
                                                  : QString());
    // The page of the local service has no fields, so there is nothing to save or delete.
    m_ui->saveButton->setVisible(!isLocal());
    m_ui->deleteButton->setVisible(!isLocal());
    m_ui->connectButton->setVisible(!isLocal() || !inUse);
    m_ui->connectButton->setText(dirty ? tr("Save and &connect") : tr("&Connect"));
    m_ui->formNoteLabel->showNote(draft, m_ui->connectionForm->fileProblems());
}

void ConnectionsDialog::connectShown()
{
    if (m_drafts.isDirty(m_shownId))
        save(true);
    else
        leaveFor(m_shownId);
}

/// Stays open if something is unsaved.
void ConnectionsDialog::leaveFor(const QString &id)
{
    Q_EMIT connectRequested(id);
    reject();
    followSession();
}

/// Saves the form with the secrets that were typed, unless it has problems. Meanwhile, while a keyring asks for its
/// passphrase, another connection may be shown, or more may be typed.
void ConnectionsDialog::save(bool connectAfterwards)
{
    ConnectionForm *form = m_ui->connectionForm;
    const ConnectionDraft draft = form->draft();
    form->readFiles();
    const auto problems = m_drafts.problemsOf(draft, form->fileProblems());
    form->setProblems(problems);
    m_ui->formNoteLabel->showNote(draft, form->fileProblems());
    if (!problems.empty())
        return form->showAllProblems();
    m_drafts.edit(draft);
    const bool sessionOnly = form->thisSessionOnly();
    const Credentials secrets = typedCredentials(draft);
    const bool hasKey = !secrets.key.isEmpty();
    const bool typed = hasKey || !secrets.proxyPassword.isEmpty() || !secrets.certificatePassphrase.isEmpty();
    m_registry.save(
        toConnection(draft), secrets, sessionOnly,
        [self = QPointer(this), draft, typed, hasKey, sessionOnly, connectAfterwards](SecretStore::Location location) {
            if (!self)
                return;
            self->showSaved(draft);
            self->reportStorage(typed ? std::optional(location) : std::nullopt, hasKey, sessionOnly);
            if (!connectAfterwards)
                return;
            // the dialog stays open, so that the warning can be read
            if (typed && location == SecretStore::Location::ThisSessionOnly && !sessionOnly)
                return Q_EMIT self->connectRequested(draft.id);
            self->leaveFor(draft.id);
        });
}

void ConnectionsDialog::reportStorage(std::optional<SecretStore::Location> location, bool hasKey,
                                      bool sessionOnlyWanted)
{
    if (location == SecretStore::Location::ThisSessionOnly && !sessionOnlyWanted)
        m_saveMessage->showOutcome(
            Tone::Warn,
            hasKey ? tr("Saved, but the key couldn’t be stored in the keychain.")
                   : tr("Saved, but the password couldn’t be stored in the keychain."),
            tr("It’s kept in memory for this session. You’ll need to enter it again next time."));
    else if (location == SecretStore::Location::ThisSessionOnly)
        m_saveMessage->showOutcome(Tone::Ok,
                                   hasKey ? tr("Saved. The key is kept for this session only.")
                                          : tr("Saved. The password is kept for this session only."));
    else if (location)
        m_saveMessage->showOutcome(Tone::Ok,
                                   hasKey ? tr("Saved. The key is in the system keychain.")
                                          : tr("Saved. The password is in the system keychain."));
    else
        m_saveMessage->showOutcome(Tone::Ok, tr("Saved."));
}

void ConnectionsDialog::showSaved(const ConnectionDraft &saved)
{
    const QWidget *at = focusWidget();
    ConnectionDraft now = m_drafts.draftOf(saved.id);
    now.stored = saved.stored; // the saved secrets are stored now
    if (now == saved)
        m_drafts.drop(saved.id);
    fillList();
    if (m_shownId == saved.id)
        showConnection(saved.id);
    if (at && !(at->isEnabled() && at->isVisible())) // such as Save, or the key field, which are disabled or hidden now
        (m_ui->connectButton->isEnabled() ? m_ui->connectButton : m_ui->closeButton)->setFocus(Qt::OtherFocusReason);
}

bool ConnectionsDialog::focusNextPrevChild(bool next)
{
    return handOffFocus(this) || QDialog::focusNextPrevChild(next);
}

void ConnectionsDialog::reject()
{
    const QStringList names = m_drafts.unsavedNames();
    if (!names.isEmpty() && !m_discardUnsaved) {
        m_saveMessage->showMessage(Tone::Warn, tr("Not saved: %1.").arg(names.join(u", "_s)),
                                   tr("Save or discard your changes."), tr("&Discard and close"));
        return;
    }
    QDialog::reject();
}

} // namespace labdesk

#include "connectionsdialog.moc"
