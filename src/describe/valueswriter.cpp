// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the file of values for differences that are only new words.
#include "describe/descriptiondifferences.h"
#include "platform/durablefile.h"

#include <QCoreApplication>
#include <QStringList>

#include <cerrno>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

// Not the types of connection errors, which need advice.
constexpr known::List named[]
    = {known::List::Providers, known::List::Labs,         known::List::Clearinghouses, known::List::AuthTypes,
       known::List::Resources, known::List::Capabilities, known::List::BillTypes,      known::List::Radii};

struct WriterWords
{
    Q_DECLARE_TR_FUNCTIONS(labdesk::DescriptionTexts)
};

QByteArray headOf(known::List list)
{
    const QLatin1StringView group = known::groupOf(list);
    return '[' + QByteArray(group.data(), group.size()) + "]\n";
}

/// Empty if the file can't contain the value, which comes from the document. Nor has it a radius in another form: it
/// would be there twice if the document has both.
QByteArray lineFor(known::List list, const QString &value)
{
    if (list == known::List::Radii && value != QString::number(value.toInt()))
        return {};
    const QString line = list == known::List::Radii ? value : value + u" = "_s + known::readable(value);
    return known::parse(headOf(list) + line.toUtf8()).ok() ? line.toUtf8() + '\n' : QByteArray();
}

} // namespace

QByteArray valuesFileFor(const DescriptionDifferences &differences)
{
    QByteArray file;
    int count = 0;
    for (const known::List list : named) {
        QByteArray lines;
        for (const DescriptionDifference &each : differences.all)
            if (each.what == DescriptionDifference::What::NewValue && each.list == list && count < known::maxValues)
                if (const QByteArray line = lineFor(list, each.detail);
                    !line.isEmpty() && file.size() + lines.size() + line.size() < known::maxFileSize / 2) {
                    lines += line;
                    ++count;
                }
        if (!lines.isEmpty())
            file += '\n' + headOf(list) + lines;
    }
    QStringList errors;
    for (const DescriptionDifference &each : differences.all)
        if (each.list == known::List::ConnectionErrors && errors.size() < 50)
            errors += each.detail;
    if (file.isEmpty() && errors.isEmpty())
        return {};
    QByteArray head = "# Values that a description of the service has and Labdesk didn't know. Check the names. Then "
                      "add them to the\n"
                      "# file that the policy names with values, or name this file there.\n";
    if (!errors.isEmpty())
        head
            += "# New types of connection errors, which need words and advice: " + errors.join(u", "_s).toUtf8() + '\n';
    return head + file;
}

WrittenValues writeValues(const DescriptionDifferences &differences, const QString &path)
{
    const QByteArray values = valuesFileFor(differences);
    if (values.isEmpty())
        return {WriterWords::tr("There are no new names, so %1 wasn’t written.").arg(path)};
    if (writeDurably(path, values, Existing::Keep))
        return {WriterWords::tr("The new names are in %1. Check them.").arg(path)};
    const int why = errno;
    return {why == EEXIST ? WriterWords::tr("%1 already exists. Choose another file for the new names.").arg(path)
                          : WriterWords::tr("%1 can’t be written: %2.").arg(path, qt_error_string(why)),
            true};
}

} // namespace labdesk
