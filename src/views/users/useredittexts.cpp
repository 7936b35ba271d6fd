// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/useredittexts.h"

#include "views/common/usertexts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using TextPlace = ActionText::Place;

struct EditWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::EditWords)
};

/// The ways in which services say that they don't know a field.
bool isUnknownField(const FieldProblem &problem)
{
    return problem.type.contains(u"extra"_s, Qt::CaseInsensitive)
        || problem.message.contains(u"not permitted"_s, Qt::CaseInsensitive);
}

UserFieldList without(UserFieldList fields, const UserFieldList &others)
{
    std::erase_if(fields, [&](UserField field) { return std::ranges::find(others, field) != others.end(); });
    return fields;
}

} // namespace

QString userFieldNames(const UserFieldList &fields)
{
    QStringList names;
    for (const UserField field : fields)
        names += userFieldName(field);
    return formatList(names);
}

ActionText editSucceeded(const UserAction &action, const UserAction::Succeeded &done)
{
    const QString name = formatClientId(action.clientUserId);
    if (!done.kept.empty() || !done.altered.empty()) {
        const UserFieldList changed = without(without(fieldsIn(action.patch), done.kept), done.altered);
        QStringList rest;
        if (!done.kept.empty() && !done.altered.empty())
            rest += EditWords::tr("Stored in a different form: %1.").arg(userFieldNames(done.altered));
        rest += changed.empty() ? EditWords::tr("Nothing else was changed.")
                                : EditWords::tr("Changed: %1.").arg(userFieldNames(changed));
        return {.place = TextPlace::Message,
                .tone = Tone::Warn,
                .title = done.kept.empty()
                    ? EditWords::tr("The service stored a different value: %1.").arg(userFieldNames(done.altered))
                    : EditWords::tr("This service can’t change: %1. It still returns the old value.")
                          .arg(userFieldNames(done.kept)),
                .detail = rest.join(u' ')};
    }
    const bool canUndo = !fieldsIn(valuesBefore(*action.before, action.patch)).empty();
    return {.place = TextPlace::Toast,
            .tone = done.verified ? Tone::Ok : Tone::Warn,
            .title = done.verified
                ? EditWords::tr("Saved the changes to %1.").arg(name)
                : EditWords::tr("The service accepted the changes to %1, but they couldn’t be read back.").arg(name),
            .canUndo = canUndo};
}

ActionText editRefused(const ApiError &why)
{
    UserFieldList refused;
    QStringList messages;
    bool areUnknown = true;
    for (const FieldProblem &problem : why.problems)
        for (const UserField field : allUserFields)
            if (problem.loc.contains(wireName(field))) {
                refused.push_back(field);
                areUnknown = areUnknown && isUnknownField(problem);
                messages += problem.message;
            }
    if (why.kind != ApiError::Kind::Invalid || refused.empty())
        return {};
    return {.place = TextPlace::Message,
            .tone = Tone::Bad,
            .title = areUnknown ? EditWords::tr("This service can’t change: %1.").arg(userFieldNames(refused))
                                : EditWords::tr("The service refused: %1.").arg(userFieldNames(refused)),
            .detail = areUnknown
                ? EditWords::tr("Nothing was changed. Leave these fields as they were and save the others.")
                : EditWords::tr("Nothing was changed. The service said: %1").arg(messages.join(u' ')),
            .canEdit = true};
}

ActionText editOutdated(const UserAction &action, const UserFieldList &changedElsewhere)
{
    return {.place = TextPlace::Message,
            .tone = Tone::Warn,
            .title = EditWords::tr("Nothing was sent. %1 was changed somewhere else in the meantime: %2.")
                         .arg(formatClientId(action.clientUserId), userFieldNames(changedElsewhere)),
            .detail = EditWords::tr("Edit again to see the current values first."),
            .canEdit = true};
}

} // namespace labdesk
