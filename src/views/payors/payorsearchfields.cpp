// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/payors/payorsearchfields.h"

#include "domain/knownvalues.h"
#include "widgets/metrics.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

namespace labdesk {

PayorSearchFields::PayorSearchFields(QLineEdit *words, QComboBox *clearinghouse, QLineEdit *payorId, QObject *parent)
    : QObject(parent), m_words(words), m_clearinghouse(clearinghouse), m_payorId(payorId)
{
    const Metrics metrics = metricsFor(words);
    m_clearinghouse->addItem(tr("Any"));
    for (const QString &slug : known::clearinghouses())
        m_clearinghouse->addItem(known::nameOf(known::List::Clearinghouses, slug), slug);
    m_clearinghouse->setMinimumWidth(metrics.px(96));
    m_clearinghouse->setMaximumWidth(metrics.px(150));
    m_clearinghouse->lineEdit()->setAccessibleName(m_clearinghouse->accessibleName());
    m_payorId->setFixedWidth(metrics.px(84));

    connect(m_words, &QLineEdit::textChanged, this, &PayorSearchFields::changed);
    connect(m_clearinghouse, &QComboBox::currentTextChanged, this, &PayorSearchFields::changed);
    connect(m_payorId, &QLineEdit::textChanged, this, &PayorSearchFields::changed);
    for (const QLineEdit *edit : {m_words, m_payorId, m_clearinghouse->lineEdit()})
        connect(edit, &QLineEdit::returnPressed, this, &PayorSearchFields::entered);
}

PayorQuery PayorSearchFields::query() const
{
    return {m_words->text().trimmed(), clearinghouse(), m_payorId->text().trimmed()};
}

QString PayorSearchFields::words() const
{
    return m_words->text().simplified();
}

void PayorSearchFields::setQuery(const PayorQuery &query)
{
    const QSignalBlocker quiet(this); // the fields' own parts want their signals
    m_words->setText(query.insuranceName);
    chooseClearinghouse(query.clearinghouse);
    m_payorId->setText(query.providerPayorId);
}

void PayorSearchFields::clear()
{
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
    const QString typed = m_clearinghouse->currentText().trimmed();
    const int at = m_clearinghouse->findText(typed, Qt::MatchFixedString);
    return at < 0 ? typed : m_clearinghouse->itemData(at).toString();
}

void PayorSearchFields::chooseClearinghouse(const QString &slug)
{
    const int at = std::max(0, m_clearinghouse->findData(slug));
    m_clearinghouse->setCurrentText(at > 0 || slug.isEmpty() ? m_clearinghouse->itemText(at) : slug);
}

} // namespace labdesk
