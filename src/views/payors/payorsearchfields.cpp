// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorsearchfields.h"

#include "domain/knownvalues.h"
#include "domain/textnormalization.h"
#include "widgets/adaptiverow.h"
#include "widgets/layouts.h"
#include "widgets/listheader.h"
#include "widgets/metrics.h"
#include "widgets/pastedtext.h"
#include "widgets/searchfield.h"
#include "widgets/tools.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

PayorSearchFields::PayorSearchFields()
    : m_words(new SearchField), m_state(new QComboBox), m_clearinghouse(new QComboBox), m_payorId(new QLineEdit)
{
    const Metrics metrics = metricsFor(this);
    m_words->setObjectName(u"searchEdit"_s);
    m_words->setPlaceholderText(tr("Insurance company or alias"));
    m_words->setAccessibleName(tr("Search payors by name"));
    m_state->setObjectName(u"stateCombo"_s);
    m_state->setAccessibleName(tr("State of the business address"));
    m_clearinghouse->setObjectName(u"clearinghouseCombo"_s);
    m_clearinghouse->setAccessibleName(tr("Clearinghouse"));
    m_clearinghouse->setEditable(true);
    m_clearinghouse->setInsertPolicy(QComboBox::NoInsert);
    m_payorId->setObjectName(u"payorIdEdit"_s);
    m_payorId->setPlaceholderText(tr("Any", "payor ID"));
    m_payorId->setAccessibleName(tr("Payor ID at the clearinghouse"));
    QWidget *clearinghouseFilter = makeLabeledFilter(tr("&Clearinghouse"), m_clearinghouse);
    QWidget *idFilter = makeLabeledFilter(tr("Payor &ID"), m_payorId);
    setTool(clearinghouseFilter);
    setTool(idFilter);
    makeColumnLayout(this)->addWidget(new AdaptiveRow(
        m_words, makeRow({makeLabeledFilter(tr("S&tate"), m_state), clearinghouseFilter, idFilter}, 2 * metrics.one)));
    m_state->addItem(tr("Any", "state"));
    m_state->ensurePolished();
    // The states are filled in later and must not change the width.
    m_state->setFixedWidth(std::max(metrics.px(76), m_state->sizeHint().width()));
    m_clearinghouse->addItem(tr("Any"));
    for (const QString &slug : known::values().slugs(known::List::Clearinghouses))
        m_clearinghouse->addItem(known::nameOf(known::List::Clearinghouses, slug), slug);
    m_clearinghouse->setMinimumWidth(metrics.px(96));
    m_clearinghouse->setMaximumWidth(metrics.px(150));
    m_clearinghouse->lineEdit()->setAccessibleName(m_clearinghouse->accessibleName());
    m_payorId->setFixedWidth(metrics.px(84));

    removeInvisible(m_clearinghouse->lineEdit());
    removeInvisible(m_payorId);
    connect(m_words, &QLineEdit::textChanged, this, &PayorSearchFields::changed);
    connect(m_state, &QComboBox::currentIndexChanged, this, &PayorSearchFields::stateChosen);
    connect(m_clearinghouse, &QComboBox::currentTextChanged, this, &PayorSearchFields::changed);
    connect(m_payorId, &QLineEdit::textChanged, this, &PayorSearchFields::changed);
    // Hidden fields must not filter the search.
    connect(&tools(), &Tools::shownChanged, this, [this] {
        m_clearinghouse->setCurrentIndex(0);
        m_payorId->clear();
    });
    for (const QLineEdit *edit : std::initializer_list<QLineEdit *>{m_words, m_payorId, m_clearinghouse->lineEdit()})
        connect(edit, &QLineEdit::returnPressed, this, &PayorSearchFields::entered);
}

QWidget *PayorSearchFields::edit(Field field) const
{
    QWidget *const edits[] = {m_words, m_state, m_clearinghouse, m_payorId}; // in the order of Field
    return edits[size_t(field)];
}

PayorQuery PayorSearchFields::query() const
{
    return {m_words->text().trimmed(), clearinghouse(), normalizedText(m_payorId->text()).trimmed()};
}

QString PayorSearchFields::words() const
{
    return m_words->text().simplified();
}

void PayorSearchFields::setQuery(const PayorQuery &query)
{
    const QSignalBlocker blocker(this); // changed() is blocked; the fields still update
    m_words->setText(query.insuranceName);
    const QString &slug = query.clearinghouse;
    const int at = std::max(0, m_clearinghouse->findData(slug));
    m_clearinghouse->setCurrentText(at > 0 || slug.isEmpty() ? m_clearinghouse->itemText(at) : slug);
    m_payorId->setText(query.providerPayorId);
}

QString PayorSearchFields::state() const
{
    return m_state->currentData().toString();
}

void PayorSearchFields::setState(const QString &state)
{
    const QSignalBlocker blocker(this);
    if (m_state->findData(state) < 0 && !state.isEmpty())
        m_state->addItem(state, state);
    m_state->setCurrentIndex(state.isEmpty() ? 0 : m_state->findData(state));
}

/// Keeps the selected state even if it isn't in the list.
void PayorSearchFields::offerStates(const QStringList &states)
{
    const QString chosen = state();
    const QSignalBlocker blocker(this);
    while (m_state->count() > 1)
        m_state->removeItem(1);
    for (const QString &each : states)
        m_state->addItem(each, each);
    setState(chosen);
}

void PayorSearchFields::clear()
{
    m_state->setCurrentIndex(0);
    m_words->clear();
    m_clearinghouse->setCurrentIndex(0);
    m_payorId->clear();
    focusWords();
}

void PayorSearchFields::focusWords()
{
    m_words->setFocus(Qt::ShortcutFocusReason);
    m_words->selectAll();
}

QString PayorSearchFields::clearinghouse() const
{
    const QString shown = m_clearinghouse->currentText().trimmed();
    const QString typed = normalizedText(shown);
    for (const QString &text : {shown, typed}) // the displayed text first, because names are translated
        if (const int at = m_clearinghouse->findText(text, Qt::MatchFixedString); at >= 0)
            return m_clearinghouse->itemData(at).toString();
    return typed;
}

} // namespace labdesk
