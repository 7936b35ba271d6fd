// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userfilterdiagnosis.h"

#include "widgets/button.h"
#include "widgets/metrics.h"
#include "widgets/mnemonic.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

constexpr size_t maxTerms = 4;
constexpr int maxTermLength = 32; ///< in characters; longer terms are elided in the middle

QString elidedTerm(const QString &term)
{
    return term.size() <= maxTermLength
        ? term
        : term.first(maxTermLength / 2) + QChar(0x2026) + term.last(maxTermLength / 2 - 1);
}

} // namespace

UserFilterDiagnosis::UserFilterDiagnosis(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    setObjectName(u"filterWhy"_s);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(metricsFor(this).half);
    hide();
}

void UserFilterDiagnosis::explain(const UserQuery &query, const std::vector<BlockingTerm> &blockingTerms)
{
    qDeleteAll(findChildren<QPushButton *>(QString(), Qt::FindDirectChildrenOnly));
    std::vector<BlockingTerm> terms = blockingTerms;
    for (size_t choice = 0; terms.empty() && choice < query.choices().size(); ++choice)
        terms.push_back({choice, 0}); // no single term is the cause, so offer all of them
    // Removing the only term would clear the filter, for which there is another button.
    const size_t count = query.choices().size() < 2 ? 0 : std::min(maxTerms, terms.size());
    for (size_t i = 0; i < count; ++i) {
        const BlockingTerm &one = terms[i];
        const QString term = elidedTerm(query.textOf(one.choice));
        const QString words = one.without > 0
            ? tr("Remove “%1” to see %Ln user(s)", nullptr, int(one.without)).arg(term)
            : tr("Remove “%1”", "a term of the filter").arg(term);
        auto *button
            = makeButton(escapeMnemonic(words), IconName::Close, ButtonKind::Plain, u"dropTerm%1Button"_s.arg(i), this);
        button->setToolTip(tr("Removes this term from the filter"));
        setSmall(button);
        connect(button, &QPushButton::clicked, this,
                [this, rest = query.without(one.choice).typed()] { Q_EMIT removalRequested(rest); });
        m_layout->addWidget(button, 0, Qt::AlignLeading);
    }
    setVisible(count > 0);
}

} // namespace labdesk
