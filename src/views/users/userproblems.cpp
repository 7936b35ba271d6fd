// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/users/userproblems.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

struct UserProblemWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::UserProblemWords)
};

QString problemWords(UserProblem problem)
{
    switch (problem) {
    case UserProblem::None:
        return {};
    case UserProblem::NoClientId:
        return UserProblemWords::tr("Enter a client ID.");
    case UserProblem::BlanksAtEdges:
        return UserProblemWords::tr("The client ID begins or ends with a space. Remove it.");
    case UserProblem::ControlCharacters:
        return UserProblemWords::tr("The client ID contains a control character, such as a tab. Remove it.");
    case UserProblem::TooLong:
        return UserProblemWords::tr("The client ID is too long. Use up to 1,024 characters.");
    case UserProblem::FutureBirthDate:
        return UserProblemWords::tr("The birth date is in the future.");
    case UserProblem::EndBeforeStart:
        return UserProblemWords::tr("Data collection ends before it starts. Choose a later end or an earlier start.");
    }
    Q_UNREACHABLE();
}

} // namespace

std::vector<FieldProblem> userProblems(const NewUser &entered, const UserFieldList &fields, const QDate &today)
{
    std::vector<FieldProblem> problems;
    for (const UserField field : fields)
        if (const UserProblem problem = problemOf(entered, field, today); problem != UserProblem::None)
            problems.push_back({.loc = {wireName(field)}, .type = {}, .message = problemWords(problem)});
    return problems;
}

} // namespace labdesk
