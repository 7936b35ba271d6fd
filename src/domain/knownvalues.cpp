// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"

#include <QCoreApplication>
#include <QResource>

#include <utility>

using namespace Qt::StringLiterals;

// Outside of namespaces, as Q_INIT_RESOURCE requires. The resources of a static library are linked and registered only
// when they are named.
static void registerValuesResource()
{
    Q_INIT_RESOURCE(values);
}

namespace labdesk::known {

namespace {

Values &current()
{
    static Values values = builtIn();
    return values;
}

} // namespace

const Value *Values::find(List list, const QString &slug) const
{
    const auto &known = m_values[size_t(list)];
    const auto at = known.constFind(slug);
    return at == known.constEnd() ? nullptr : &*at;
}

void Values::put(List list, const QString &slug, const Value &value)
{
    if (!m_values[size_t(list)].contains(slug))
        m_order[size_t(list)] += slug;
    m_values[size_t(list)].insert(slug, value);
}

void Values::extend(const Values &other)
{
    for (size_t list = 0; list < listCount; ++list)
        for (const QString &slug : other.m_order[list])
            put(List(list), slug, *other.find(List(list), slug));
}

const Values &builtIn()
{
    static const Values values = [] {
        registerValuesResource();
        auto read = parse(QResource(u":/values/values.ini"_s).uncompressedData());
        if (!read.ok())
            qFatal("values.ini, line %d", read.error().line);
        return std::move(read).value();
    }();
    return values;
}

const Values &values()
{
    return current();
}

void use(Values values)
{
    current() = std::move(values);
}

QString nameOf(List list, const QString &slug)
{
    const Value *value = values().find(list, slug);
    // The states of sources are translated with the rest that is said about them.
    const char *context = list == List::ConnectionErrors ? "labdesk::SourceWords" : "labdesk::KnownValues";
    return value ? QCoreApplication::translate(context, value->words.toUtf8().constData()) : readable(slug);
}

QString readable(const QString &slug)
{
    QString words = slug;
    words = words.replace(u'_', u' ').simplified();
    for (qsizetype i = 0; i < words.size(); ++i)
        if (i == 0 || words[i - 1] == u' ')
            words[i] = words[i].toUpper();
    return words;
}

} // namespace labdesk::known
