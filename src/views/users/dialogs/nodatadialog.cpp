// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/dialogs/nodatadialog.h"

#include "domain/knownvalues.h"
#include "output/desktop/clipboard.h"
#include "session/nodataanswer.h"
#include "session/session.h"
#include "session/userdetails.h"
#include "views/common/choices.h"
#include "widgets/button.h"
#include "widgets/codeedit.h"
#include "widgets/inlinemessage.h"
#include "widgets/layouts.h"
#include "widgets/metrics.h"
#include "widgets/segmentedcontrol.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace labdesk {

NoDataDialog::NoDataDialog(Session &session, UserDetails &details, QWidget *parent)
    : DialogFrame(tr("Why is there no data?"), parent), m_session(session), m_details(details), m_source(new QComboBox),
      m_kind(new QComboBox), m_finding(new InlineMessage), m_notes(makeLabel(QString(), TextStyle::Small)),
      m_language(new SegmentedControl(tr("Language of the message"))), m_forUser(new CodeEdit)
{
    setObjectName(u"noDataDialog"_s);
    setEnvironment(session.connection());
    m_source->setObjectName(u"noDataSourceCombo"_s);
    m_source->setAccessibleName(tr("Source"));
    m_kind->setObjectName(u"noDataKindCombo"_s);
    m_kind->setAccessibleName(tr("Data type"));
    addBody(makeRow({m_source, m_kind}));
    m_finding->setObjectName(u"noDataMessage"_s);
    addBody(m_finding);
    m_notes->setObjectName(u"noDataNotesLabel"_s);
    m_notes->setWordWrap(true);
    addBody(m_notes);
    // Not translated: each language is named in that language.
    m_language->setObjectName(u"noDataLanguageControl"_s);
    m_language->addSegment(u"English"_s);
    m_language->addSegment(u"Español"_s);
    auto *ticket = makeButton(tr("Copy explanation for the ticket"), ButtonKind::Plain, u"noDataTicketButton"_s);
    addBody(makeRow({m_language, ticket}));
    m_forUser->setObjectName(u"noDataUserTextEdit"_s);
    m_forUser->setAccessibleName(tr("Message for the user"));
    m_forUser->setReadOnly(true);
    m_forUser->setTabChangesFocus(true);
    m_forUser->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    m_forUser->setMinimumHeight(metricsFor(this).px(140));
    addBody(m_forUser);
    setAction(tr("Copy message for user"))->setDefault(true);
    connect(ticket, &QPushButton::clicked, this, [this] {
        output::copyText(m_forTicket);
        Q_EMIT copied(tr("Copied the explanation for the ticket."));
        accept();
    });
    connect(this, &DialogFrame::actionRequested, this, [this] {
        output::copyText(m_forUser->toPlainText());
        Q_EMIT copied(tr("Copied the message for the user."));
        accept();
    });
    const auto refresh = [this] {
        fillSources();
        fillKinds();
        evaluate();
    };
    connect(&details, &UserDetails::userChanged, this, refresh);
    connect(&details, &UserDetails::providersChanged, this, refresh);
    connect(&details, &UserDetails::opened, this, &QDialog::reject); // another user is open now
    connect(&session.providers(), &ProviderCatalog::stateChanged, this, refresh);
    connect(m_source, &QComboBox::currentIndexChanged, this, [this] {
        fillKinds();
        evaluate();
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, &NoDataDialog::evaluate);
    connect(m_language, &SegmentedControl::currentIndexChanged, this, &NoDataDialog::evaluate);
    refresh();
    action()->setFocus();
}

void NoDataDialog::fillSources()
{
    Choices choices;
    for (const NoDataSource &source : sourcesOf(facts()))
        choices.emplace_back(source.slug, source.name);
    refillChoice(m_source, tr("Any source"), choices);
}

/// The data types of the selected source, from the user's connections and the catalog.
void NoDataDialog::fillKinds()
{
    const QString source = m_source->currentData().toString();
    std::set<QString> kinds;
    if (const auto *providers = readyIn(m_details.providers()))
        for (const ConnectedProvider &provider : providers->value)
            if (source.isEmpty() || provider.slug == source)
                for (const ResourceAvailability &resource : provider.resources)
                    kinds.insert(resource.resource);
    if (const auto *catalog = readyIn(m_session.providers().state()))
        for (const Provider &provider : catalog->value)
            if (source.isEmpty() || provider.slug == source)
                kinds.insert(provider.supportedResources.begin(), provider.supportedResources.end());
    Choices choices;
    for (const QString &kind : kinds)
        choices.emplace_back(kind, known::nameOf(known::List::Resources, kind));
    std::ranges::sort(choices, [](const auto &a, const auto &b) { return a.second.localeAwareCompare(b.second) < 0; });
    refillChoice(m_kind, tr("Any data type"), choices);
}

NoDataFacts NoDataDialog::facts() const
{
    return noDataFactsOf(m_session, m_details, QDateTime::currentDateTimeUtc());
}

void NoDataDialog::evaluate()
{
    const NoDataFinding finding
        = findNoDataCause({m_source->currentData().toString(), m_kind->currentData().toString()}, facts());
    const NoDataText text
        = formatNoData(finding, UserLanguage(m_language->currentIndex()), QTimeZone::systemTimeZone());
    m_finding->showMessage(text.tone, text.sentence, text.nextStep);
    setWrappedText(m_notes, text.notes.join(u'\n'));
    m_notes->setVisible(!text.notes.isEmpty());
    m_forUser->setPlainText(text.callerText);
    m_forTicket = text.ticketText;
    setUnavailable(action(), text.callerText.isEmpty() ? tr("There is nothing to tell the user.") : QString());
}

} // namespace labdesk
