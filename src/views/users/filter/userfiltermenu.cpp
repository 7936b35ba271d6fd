// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/filter/userfiltermenu.h"

#include "privacy/sensitive.h"
#include "store/userqueryfields.h"
#include "widgets/mnemonic.h"

#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

struct FilterMenuWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserRowMenu)
};

void addFilterTerm(QMenu *menu, const QString &words, const QString &term, const QString &name,
                   const std::function<void(const QString &)> &chosen)
{
    QAction *action = menu->addAction(escapeMnemonic(words), menu, [chosen, term] { chosen(term); });
    action->setObjectName(name);
}

} // namespace

QStringList filterTermsOf(const UserSnapshot &users, UserRow row, UserColumn column)
{
    const auto field = std::ranges::find(userQueryFields, std::optional(column), &UserQueryFieldRow::column);
    if (field == userQueryFields.end())
        return {};
    const auto [segment, at] = users.at(row);
    const UserDictionary &dictionary = users.dictionary();
    QStringList terms;
    switch (columnRow(column).type) {
    case ColumnType::ClientId:
        if (const std::string_view id = segment->clientUserId(at);
            !id.empty() && !privacy::isPrivacyMode()) // the menu entry would reveal the ID
            terms += termFor(field->field, QString::fromUtf8(id.data(), qsizetype(id.size())));
        break;
    case ColumnType::Moment:
        if (const qint64 moment = segment->moments(column)[at]; moment != UserFields::invalidTimestamp)
            terms
                += termFor(field->field, QDateTime::fromMSecsSinceEpoch(moment, Qt::UTC).date().toString(Qt::ISODate));
        break;
    case ColumnType::Sources:
        for (const quint16 source : dictionary.sourceList(segment->sourceList(at)))
            if (const QString term = termFor(field->field, dictionary.source(source).slug); !terms.contains(term))
                terms += term;
        if (terms.isEmpty())
            terms += termFor(field->field, {});
        break;
    case ColumnType::Word:
        terms += termFor(field->field, dictionary.text(segment->number(column, at)));
        break;
    case ColumnType::Id:
    case ColumnType::Flag:
    case ColumnType::RareMoment:
        break;
    }
    return terms;
}

void addFilterActions(QMenu *menu, const QStringList &terms, const std::function<void(const QString &term)> &chosen)
{
    if (terms.isEmpty())
        return;
    menu->addSeparator();
    if (terms.size() == 1) {
        addFilterTerm(menu, FilterMenuWords::tr("Filter by %1").arg(terms.first()), terms.first(), u"filterByAction"_s,
                      chosen);
        addFilterTerm(menu, FilterMenuWords::tr("Exclude %1").arg(terms.first()), u'-' + terms.first(),
                      u"excludeAction"_s, chosen);
        return;
    }
    auto *by = menu->addMenu(FilterMenuWords::tr("&Filter by"));
    auto *exclude = menu->addMenu(FilterMenuWords::tr("E&xclude"));
    by->setObjectName(u"filterByMenu"_s);
    exclude->setObjectName(u"excludeMenu"_s);
    for (const QString &term : terms) {
        addFilterTerm(by, term, term, u"filterByAction"_s, chosen);
        addFilterTerm(exclude, term, u'-' + term, u"excludeAction"_s, chosen);
    }
}

} // namespace labdesk
