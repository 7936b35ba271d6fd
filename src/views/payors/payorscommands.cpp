// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"
#include "domain/link.h"
#include "output/clipboard.h"
#include "session/session.h"
#include "ui_payorspane.h"
#include "views/common/addresstexts.h"
#include "views/common/command.h"
#include "views/common/rawanswerdialog.h"
#include "views/payors/clearinghousechoice.h"
#include "views/payors/payordetail.h"
#include "views/payors/payorspane.h"
#include "widgets/button.h"
#include "widgets/mnemonic.h"
#include "widgets/remotestack.h"

#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <optional>
#include <utility>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

/// What is shown, or the list of all payors that could not be.
std::optional<RawAnswer> rawPayors(Session &session)
{
    const auto shown = rawAnswerOf(session.payors().state());
    return shown ? shown : rawAnswerOf(session.payorCatalog().state());
}

/// Something came, and it is no list of payors.
bool isUnreadable(const Remote<PayorSetPtr> &catalog)
{
    const auto *failed = std::get_if<Failed>(&catalog);
    return failed && failed->why.kind == ApiError::Kind::BadReply && failed->why.answer;
}

} // namespace

std::vector<Command> PayorsPane::commands()
{
    std::vector<Command> all;
    const auto goes = [&](const QString &id, const QString &title, const QString &keywords, QWidget *field) {
        all.push_back({.id = id,
                       .title = title,
                       .run = [field] { field->setFocus(Qt::ShortcutFocusReason); },
                       .icon = IconName::Search,
                       .keywords = keywords,
                       .onlyTyped = true});
    };
    const PayorQuery query = typedQuery();
    all.push_back({.id = u"pane.filter"_s,
                   .title = tr("Search payors by name"),
                   .run = [this] { focusFilter(); },
                   .icon = IconName::Search,
                   .keywords = tr("insurance company find")});
    goes(u"payor.clearinghouse"_s, tr("Choose the clearinghouse"), tr("payors"), m_ui->clearinghouseCombo);
    goes(u"payor.byId"_s, tr("Search payors by ID"), tr("number"), m_ui->payorIdEdit);
    all.push_back({.id = u"pane.clearFilter"_s,
                   .title = tr("Clear the search for payors"),
                   .whyNot = query.isEmpty() ? tr("The search is empty.") : QString(),
                   .run = [this] { clearSearch(); },
                   .icon = IconName::Close});
    all.push_back({.id = u"pane.reload"_s,
                   .title = tr("Search the payors again"),
                   .run = [this] { reload(); },
                   .icon = IconName::Reload});
    all.push_back({.id = u"payor.raw"_s,
                   .title = tr("Show the payors as raw JSON"),
                   .whyNot = whyNoRawAnswer(rawPayors(m_session)),
                   .run = [this] { showRaw(); },
                   .icon = IconName::Payor,
                   .keywords = tr("response unread entries"),
                   .onlyTyped = true});
    using Unsorted = PayorTableModel::Unsorted;
    const auto now = shownOrder();
    const auto orders = [this, &all, now](const QString &id, const QString &title, Unsorted order) {
        all.push_back({.id = id,
                       .title = title,
                       .whyNot = now == order ? tr("They are in this order now.") : QString(),
                       .run = [this, order] { showUnsorted(order); },
                       .icon = IconName::Undo,
                       .keywords = tr("sort"),
                       .onlyTyped = true});
    };
    orders(u"payor.serviceOrder"_s, tr("Show payors in the service's order"), Unsorted::AsSent);
    orders(u"payor.closestFirst"_s, tr("Show the closest payors first"), Unsorted::ByCloseness);
    const QModelIndex current = chosen();
    const QString none = current.isValid() ? QString() : tr("No payor is selected.");
    const Payor payor = current.isValid() ? m_model.payorAt(current.row()) : Payor();
    all.push_back({.id = u"payor.copyCode"_s,
                   .title = tr("Copy payor code"),
                   .whyNot = none,
                   .run = [this] { m_detail->copyCode(); },
                   .icon = IconName::Copy,
                   .detail = payor.code,
                   .about = payor.name});
    all.push_back(linkCommand(payor, none));
    all.push_back({.id = u"payor.compare"_s,
                   .title = tr("Compare payor with another one"),
                   .whyNot = none,
                   .run = [this, payor] { compareWith(payor); },
                   .icon = IconName::Compare,
                   .about = payor.name});
    all.push_back({.id = u"payor.compareEnd"_s,
                   .title = tr("Stop comparing payors"),
                   .whyNot = m_compared ? QString() : tr("No payor is compared."),
                   .run = [this] { compareWith(std::nullopt); },
                   .icon = IconName::Close,
                   .onlyTyped = true});
    const QString address = addressLines(payor.address).join(u'\n');
    all.push_back({.id = u"payor.copyAddress"_s,
                   .title = tr("Copy business address"),
                   .whyNot = none.isEmpty() && address.isEmpty() ? tr("The service gave no address.") : none,
                   .run =
                       [this, address] {
                           output::copyText(address);
                           Q_EMIT toastRequested(tr("Copied the address."), {}, {});
                       },
                   .icon = IconName::Copy,
                   .about = payor.name});
    return all;
}

Command PayorsPane::linkCommand(const Payor &payor, const QString &whyNot)
{
    const Link link{.kind = Link::Kind::Payor,
                    .id = payor.code,
                    .name = payor.name,
                    .service = linkService(m_session.connection())};
    return {.id = u"payor.copyLink"_s,
            .title = tr("Copy link to the payor"),
            .whyNot = whyNot,
            .run =
                [this, link] {
                    output::copyText(linkText(link));
                    Q_EMIT toastRequested(tr("Copied the link."), {}, {});
                },
            .icon = IconName::Copy,
            .about = payor.name};
}

void PayorsPane::showRaw()
{
    if (const auto answer = rawPayors(m_session))
        (new RawAnswerDialog(tr("Payors as the service sent them"), *answer, window()))->open();
}

std::optional<Payor> PayorsPane::currentPayor() const
{
    const QModelIndex current = chosen();
    return current.isValid() ? std::optional(m_model.payorAt(current.row())) : std::nullopt;
}

void PayorsPane::compareWith(const std::optional<Payor> &payor)
{
    m_compared = payor;
    m_detail->setCompared(payor);
}

void PayorsPane::showEvent(QShowEvent *event)
{
    Pane::showEvent(event);
    m_session.payorCatalog().need();
}

void PayorsPane::searchForCode(const QString &code, const QString &name)
{
    m_pendingCode = code;
    m_pendingName = name;
    m_session.payorCatalog().need();
    showState();
}

/// False: nothing waits for the list of all payors, or it isn't there yet.
bool PayorsPane::openPending()
{
    const PayorCatalog &catalog = m_session.payorCatalog();
    if (m_pendingCode.isEmpty() || catalog.isAwaited())
        return false;
    const QString code = std::exchange(m_pendingCode, {});
    const Payor *payor = catalog.withCode(code);
    QString words = payor ? payor->name : m_pendingName;
    if (words.isEmpty() && catalog.isWhole())
        words = code; // to say that nobody has it
    m_wantedCode = payor ? payor->code : code;
    searchFor({words, {}, {}});
    m_unknownCode = words.isEmpty() ? code : QString();
    showState();
    return true;
}

void PayorsPane::actOnLack()
{
    if (isUnreadable(m_session.payorCatalog().state()))
        showRaw();
    else
        reload();
}

/// Why each search asks the service. Where it answers none at all, its error says enough.
void PayorsPane::showLack()
{
    const PayorCatalog &catalog = m_session.payorCatalog();
    const auto *failed = std::get_if<Failed>(&catalog.state());
    const auto *ready = readyIn(catalog.state());
    const bool isLacking = failed || catalog.wasCancelled() || (ready && !catalog.isWhole());
    // What was found instead follows from it, and there is room for one of the two.
    const bool isToldOtherwise = std::holds_alternative<Failed>(m_session.payors().state())
        || (readyIn(m_session.payors().state()) && m_session.payors().foundWith());
    m_lack->setVisible(isLacking && !isToldOtherwise);
    if (!isLacking)
        return;
    const ErrorText why = failed ? describe(failed->why) : ErrorText();
    m_lack->setSentence(
        failed ? tr("Each search asks the service, because it didn’t list all payors: %1").arg(why.sentence)
            : catalog.isCapped()
            ? tr("Each search asks the service, because it lists no more than %Ln payor(s) at a time.", nullptr,
                 int(ready->value->size()))
            : ready ? tr("Each search asks the service, because its list of all payors is empty.")
                    : tr("Each search asks the service, because loading the list of all payors was canceled."));
    m_lack->setButton(isUnreadable(catalog.state()) ? tr("Show raw") : tr("Try again"));
}

void PayorsPane::showWanted()
{
    if (m_wantedCode.isEmpty())
        return;
    const QModelIndex found = m_model.indexOfCode(m_wantedCode);
    m_wantedCode.clear();
    if (found.isValid())
        m_ui->payorsTable->setCurrentIndex(found);
}

void PayorsPane::showIdle()
{
    const PayorQuery query = typedQuery();
    EmptyState *idle = m_stack->idle();
    if (!m_unknownCode.isEmpty())
        idle->setContent(IconName::Payor, tr("The payor code %1 isn’t known").arg(m_unknownCode),
                         tr("Only a list of all payors tells whose it is, and there is none. Search by the insurance "
                            "company's name."));
    else if (query.isEmpty())
        idle->setContent(IconName::Payor, tr("Find a payor"),
                         tr("Type the insurance company's name as the card shows it. Plan names such as “Open Access "
                            "Plus” are not payors."));
    else if (!m_session.payors().isLocal() && !PayorLookup::isAskable(query))
        idle->setContent(IconName::Payor, tr("Go on typing"),
                         tr("The search begins with two characters of a name, a clearinghouse or a payor ID."));
    else
        idle->setContent(IconName::Search, tr("Searching when you pause"), tr("Enter searches at once."));
}

void PayorsPane::copyChosen(const QModelIndex &row)
{
    if (chosen().row() == row.row())
        m_detail->copyCode();
    else
        Q_EMIT toastRequested(tr("Nothing was copied. “%1” doesn't match all your words. Press Space to select it.")
                                  .arg(m_model.payorAt(row.row()).name),
                              {}, {});
}

/// What would find something, where that is known; else names that other searches found.
void PayorsPane::showEmpty()
{
    const PayorLookup &lookup = m_session.payors();
    const PayorQuery &query = lookup.query();
    const auto &instead = lookup.instead();
    EmptyState *empty = m_stack->empty();
    const bool anyNear = !instead && fillNearest();
    m_nearest->setVisible(anyNear);
    if (instead && instead->query.clearinghouse != query.clearinghouse)
        return empty->setContent(IconName::Search, tr("No payor found"),
                                 tr("“%1” lists none like this; other clearinghouses do.")
                                     .arg(known::nameOf(known::List::Clearinghouses, query.clearinghouse)),
                                 tr("Show %Ln from any clearinghouse", nullptr, instead->found));
    if (instead)
        return empty->setContent(IconName::Search, tr("No payor found"),
                                 tr("None has both these words and the payor ID %1.").arg(query.providerPayorId),
                                 tr("Show %Ln without the ID", nullptr, instead->found));
    empty->setContent(
        IconName::Search, tr("No payor found"),
        anyNear
            ? tr("The service knows none by these words. Found before in this session, and written alike:")
            : tr("The service knows none by these words. Cards often show the plan; payors go by the company's name."),
        tr("C&lear search"));
}

bool PayorsPane::fillNearest()
{
    for (QWidget *old : m_nearest->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
        old->deleteLater();
    const std::vector<Payor> near = m_session.payors().nearest(m_session.payors().query().insuranceName);
    for (const Payor &payor : near) {
        auto *button = makeButton(literally(payor.name), IconName::Search, ButtonKind::Plain, u"nearestPayorButton"_s);
        setSmall(button);
        m_nearest->layout()->addWidget(button);
        m_nearest->layout()->setAlignment(button, Qt::AlignLeading);
        connect(button, &QPushButton::clicked, this, [this, payor] { searchForCode(payor.code, payor.name); });
    }
    return !near.empty();
}

void PayorsPane::searchInstead()
{
    if (m_session.payors().instead())
        searchFor(PayorQuery(m_session.payors().instead()->query));
    else
        clearSearch();
}

void PayorsPane::searchFor(const PayorQuery &query)
{
    m_pendingCode.clear();
    m_unknownCode.clear();
    {
        const QSignalBlocker quietName(m_ui->searchEdit);
        const QSignalBlocker quietHouse(m_ui->clearinghouseCombo);
        const QSignalBlocker quietId(m_ui->payorIdEdit);
        m_ui->searchEdit->setText(query.insuranceName);
        chooseClearinghouse(*m_ui->clearinghouseCombo, query.clearinghouse);
        m_ui->payorIdEdit->setText(query.providerPayorId);
    }
    searchTyped();
    showState();
    QWidget *field = query.insuranceName.isEmpty() ? m_ui->payorIdEdit : m_ui->searchEdit;
    field->setFocus(Qt::ShortcutFocusReason);
}

} // namespace labdesk
