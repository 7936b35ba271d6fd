// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userproblems.h"

#include "domain/enumtable.h"

#include <QCoreApplication>

#include <utility>

namespace labdesk {

namespace {

struct UserProblemWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserProblemWords)

public:
    static constexpr std::pair<UserProblem, const char *> problems[] = {
        {UserProblem::None, ""},
        {UserProblem::NoClientId, QT_TR_NOOP("Enter a client ID.")},
        {UserProblem::BlanksAtEdges, QT_TR_NOOP("The client ID begins or ends with a space. Remove it.")},
        {UserProblem::ControlCharacters,
         QT_TR_NOOP("The client ID contains a control character, such as a tab. Remove it.")},
        {UserProblem::TooLong, QT_TR_NOOP("The client ID is too long. Use up to 1,024 characters.")},
        {UserProblem::FutureBirthDate, QT_TR_NOOP("The birth date is in the future.")},
        {UserProblem::EndBeforeStart,
         QT_TR_NOOP("Data collection ends before it starts. Choose a later end or an earlier start.")},
    };
};
static_assert(isTableOf(UserProblemWords::problems, UserProblem::EndBeforeStart));

QString formatProblem(UserProblem problem)
{
    return UserProblemWords::tr(entryOf(UserProblemWords::problems, problem));
}

} // namespace

std::vector<FieldProblem> userProblems(const NewUser &entered, const UserFieldList &fields, const QDate &today)
{
    std::vector<FieldProblem> problems;
    for (const UserField field : fields)
        if (const UserProblem problem = problemOf(entered, field, today); problem != UserProblem::None)
            problems.push_back({.loc = {wireName(field)}, .type = {}, .message = formatProblem(problem)});
    return problems;
}

} // namespace labdesk
