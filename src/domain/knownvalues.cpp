// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/knownvalues.h"

#include "domain/errorphrases.h"
#include "domain/serviceword.h"

#include <QCoreApplication>
#include <QResource>

#include <utility>

using namespace Qt::StringLiterals;

// Outside of namespaces, as Q_INIT_RESOURCE requires. The resources of a static library are linked and registered only
// if they are named.
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

QString keyOf(List list, const QString &slug)
{
    return list == List::ConnectionErrors ? comparedWord(slug) : slug;
}

} // namespace

const Value *Values::find(List list, const QString &slug) const
{
    const auto &known = m_values[size_t(list)];
    const auto at = known.constFind(keyOf(list, slug));
    return at == known.constEnd() ? nullptr : &*at;
}

void Values::put(List list, const QString &slug, const Value &value)
{
    const QString key = keyOf(list, slug);
    if (!m_values[size_t(list)].contains(key))
        m_order[size_t(list)] += key;
    m_values[size_t(list)].insert(key, value);
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
    // The states of sources are translated together with the other texts about them.
    const char *context = list == List::ConnectionErrors ? "labdesk::SourceWords" : "labdesk::KnownValues";
    return value ? QCoreApplication::translate(context, value->words.toUtf8().constData()) : readable(slug);
}

const Value *findError(const QString &text)
{
    const Value *own = values().find(List::ConnectionErrors, text);
    const Value *usual = builtIn().find(List::ConnectionErrors, text);
    if (!usual)
        usual = builtIn().find(List::ConnectionErrors, errorTypeDescribedBy(text));
    return own && (own->meaning != ErrorMeaning::Unknown || !usual) ? own : usual;
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
