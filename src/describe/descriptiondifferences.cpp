// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/descriptiondifferences.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace labdesk {

namespace {

using openapi::Body;
using openapi::DescribedOperation;
using openapi::Form;
using openapi::Parameter;
using What = DescriptionDifference::What;

constexpr qsizetype maxShown = 100; ///< characters of a name or value

QString joined(const std::set<QString> &words)
{
    return QStringList(words.begin(), words.end()).join(u", "_s);
}

bool hasWord(const std::set<QString> &words, const QString &word)
{
    return std::ranges::any_of(words,
                               [&word](const QString &each) { return each.compare(word, Qt::CaseInsensitive) == 0; });
}

QString formatTypes(unsigned types)
{
    if (types == openapi::AnyType)
        return u"any"_s;
    QStringList names;
    for (const auto &[name, type] : openapi::typeNames)
        if ((types & type) == type && !(type == openapi::Integer && (types & openapi::Fraction))) // listed as "number"
            names += name;
    return names.isEmpty() ? u"none"_s : names.join(u" | "_s);
}

/// The position of a Form in an operation.
struct Place
{
    enum class Part { Parameter, Request, Response, Error };
    Part part;
    QString path;   ///< users[].user_id; empty: the whole body
    QString origin; ///< our component, and the path from there: the same for every operation that has it
    Place to(const QString &name, const Form::Member &member, const Form &own) const
    {
        Place at = to(name, own);
        if (!member.component.isEmpty())
            at.origin = member.component + u'.' + name;
        return at;
    }
    Place to(const QString &step, const Form &own) const
    {
        const QString dotted = step.startsWith(u'[') || path.isEmpty() ? step : u'.' + step;
        return {part, path + dotted, (own.origin.isEmpty() ? origin : own.origin) + u'.' + step};
    }
    bool isSent() const { return part == Part::Parameter || part == Part::Request; }
};

class Comparer
{
public:
    explicit Comparer(DescriptionDifferences &into) : m_all(into.all) { }

    void compareOperations(const openapi::Operations &own, const openapi::Operations &their);
    void compareSignIns(const openapi::SignIns &own, const openapi::SignIns &their);

private:
    void add(DescriptionDifference difference, const QString &origin);
    void compareParameters(const DescribedOperation &own, const DescribedOperation &their);
    void compareRequests(const std::optional<Body> &own, const std::optional<Body> &their);
    void compareResponses(const DescribedOperation &own, const DescribedOperation &their);
    void compareForms(const Form &own, const Form &their, const Place &place);
    void compareTypes(const Form &own, const Form &their, const Place &place);
    void compareWords(const Form &own, const Form &their, const Place &place);
    void compareMembers(const Form &own, const Form &their, const Place &place);
    void compareMember(const Form::Member &own, const Form::Member &their, const Place &place);

    std::vector<DescriptionDifference> &m_all;
    QHash<QString, size_t> m_places; ///< the index of a difference that several operations share
    QString m_operation;
};

void Comparer::add(DescriptionDifference difference, const QString &origin)
{
    const QString key
        = QString::number(int(difference.what)) + u' ' + origin + u' ' + difference.detail + u' ' + difference.now;
    for (QString *text : {&difference.name, &difference.detail, &difference.now})
        *text = printableText(*text);
    const auto at = m_places.constFind(key);
    if (at == m_places.constEnd()) {
        m_places.insert(key, m_all.size());
        m_all.push_back(std::move(difference));
    }
    QStringList &operations = m_all[m_places.value(key)].operations;
    if (!m_operation.isEmpty() && !operations.contains(m_operation))
        operations += m_operation;
}

void Comparer::compareTypes(const Form &own, const Form &their, const Place &place)
{
    const bool isError = place.part == Place::Part::Error; // error bodies of any type are shown
    if (own.types == openapi::AnyType || (isError && their.types == openapi::AnyType))
        return;
    const unsigned wrong
        = place.isSent() ? own.types & ~their.types & ~unsigned(openapi::Null) : their.types & ~own.types;
    if (wrong)
        add({.what = What::OtherType,
             .name = place.path.isEmpty() ? u"$"_s : place.path,
             .detail = formatTypes(own.types),
             .now = formatTypes(their.types),
             .isNeeded = !isError && their.types != openapi::AnyType}, // AnyType: the type isn't described
            place.origin);
}

void Comparer::compareWords(const Form &own, const Form &their, const Place &place)
{
    if (own.words.empty() && !own.list) {
        if (place.isSent() && !their.words.empty() && !their.isOpen)
            add({.what = What::LimitedValues, .name = place.path, .detail = joined(their.words)}, place.origin);
        return;
    }
    if (their.words.empty()) {
        if (!own.isOpen && !place.isSent() && their.isOpen)
            add({.what = What::AnyValue, .name = place.path}, place.origin);
        return;
    }
    const QString origin = own.list ? u"list %1"_s.arg(int(*own.list)) : place.origin;
    for (const QString &word : their.words)
        if (!hasWord(own.words, word) && !(own.list && known::values().find(*own.list, word)))
            add({.what = What::NewValue, .name = place.path, .detail = word, .list = own.list}, origin);
    for (const QString &word : own.words)
        if (!hasWord(their.words, word))
            add({.what = What::MissingValue, .name = place.path, .detail = word}, origin);
}

void Comparer::compareMember(const Form::Member &own, const Form::Member &their, const Place &place)
{
    if (place.isSent() && their.isRequired && !own.isRequired)
        add({.what = What::NowRequired, .name = place.path, .isNeeded = true}, place.origin);
    if (place.part == Place::Part::Response && own.isRequired && !their.isRequired)
        add({.what = What::NowOptional, .name = place.path, .isNeeded = true}, place.origin);
    if (own.form && their.form)
        compareForms(*own.form, *their.form, place);
}

void Comparer::compareMembers(const Form &own, const Form &their, const Place &place)
{
    const bool isError = place.part == Place::Part::Error;
    if (their.members.empty() && !own.members.empty()) {
        if (!isError && !own.isFree)
            add({.what = What::MembersUnknown, .name = place.path.isEmpty() ? u"$"_s : place.path}, place.origin);
        return;
    }
    const auto isUnderOtherName = [&](const QString &name, const Form::Member &member) {
        return !member.otherName.isEmpty() || std::ranges::any_of(own.members, [&](const auto &each) {
            return each.second.otherName == name && their.members.contains(each.first);
        });
    };
    for (const auto &[name, member] : own.members) {
        const Place at = place.to(name, member, own);
        if (const auto found = their.members.find(name); found != their.members.end())
            compareMember(member, found->second, at);
        else if (!isError && !isUnderOtherName(name, member))
            add({.what = place.isSent() ? What::MissingRequestMember : What::MissingResponseMember,
                 .name = at.path,
                 .isNeeded = member.isRequired},
                at.origin);
    }
    if (own.isFree || own.values)
        return;
    for (const auto &[name, member] : their.members)
        if (!own.members.contains(name)) {
            const Place at = place.to(name, member, own);
            const What what = isError ? What::NewErrorMember
                : !place.isSent()     ? What::NewResponseMember
                : member.isRequired   ? What::NewRequiredRequestMember
                                      : What::NewRequestMember;
            add({.what = what, .name = at.path, .isNeeded = place.isSent() && member.isRequired}, at.origin);
        }
}

void Comparer::compareForms(const Form &own, const Form &their, const Place &place)
{
    const bool isText = place.part == Place::Part::Parameter && !own.words.empty() && !their.words.empty();
    const unsigned both = own.types & their.types;
    if (!isText) // a parameter with named values is only compared by these
        compareTypes(own, their, place);
    if (!isText && (both & ~unsigned(openapi::Null)) == 0)
        return;
    compareWords(own, their, place);
    if (both & openapi::Object)
        compareMembers(own, their, place);
    if (own.items && (both & openapi::Array)) {
        const Place at = place.to(u"[]"_s, own);
        if (their.items)
            compareForms(*own.items, *their.items, at);
        else if (place.part != Place::Part::Error)
            add({.what = What::MembersUnknown, .name = at.path}, at.origin);
    }
    if (own.values && their.values)
        compareForms(*own.values, *their.values, place.to(u"*"_s, own));
    if (own.names && their.names)
        compareWords(*own.names, *their.names, place.to(u"*"_s, own));
}

void Comparer::compareParameters(const DescribedOperation &own, const DescribedOperation &their)
{
    const auto same
        = [](const Parameter &left) { return [&left](const Parameter &right) { return left.isSameAs(right); }; };
    for (const Parameter &parameter : own.parameters) {
        const bool isPath = parameter.in == u"path";
        const QString name
            = isPath ? own.text.section(u'{', parameter.name.toInt() + 1).section(u'}', 0, 0) : parameter.name;
        const Place place{Place::Part::Parameter, name,
                          parameter.form.origin.isEmpty() ? own.key + name : parameter.form.origin};
        const auto found = std::ranges::find_if(their.parameters, same(parameter));
        if (found != their.parameters.end()) {
            if (found->isRequired && !parameter.isRequired)
                add({.what = What::NowRequired, .name = name, .isNeeded = true}, place.origin);
            compareForms(parameter.form, found->form, place);
        } else if (own.sentNames.contains(parameter.name)) {
            add({.what = What::MissingParameter, .name = name, .isNeeded = true}, u"parameter "_s + name);
        }
    }
    for (const Parameter &parameter : their.parameters) {
        const bool isKey = parameter.in == u"header" && hasWord(ownDescription().signIns.keyHeaders, parameter.name);
        if (parameter.in != u"path" && !isKey && std::ranges::none_of(own.parameters, same(parameter)))
            add({.what = parameter.isRequired ? What::NewRequiredParameter : What::NewParameter,
                 .name = parameter.name,
                 .isNeeded = parameter.isRequired},
                u"parameter "_s + parameter.name);
    }
}

void Comparer::compareRequests(const std::optional<Body> &own, const std::optional<Body> &their)
{
    if (own && their) {
        if (own->mediaType != their->mediaType)
            add({.what = What::OtherMediaType, .name = own->mediaType, .detail = their->mediaType, .isNeeded = true},
                {});
        compareForms(own->form, their->form, {Place::Part::Request, {}, m_operation + u" request"_s});
    } else if (own) {
        add({.what = What::MissingRequestBody, .isNeeded = true}, {});
    } else if (their) {
        add({.what = their->isRequired ? What::NewRequiredRequestBody : What::NewRequestBody,
             .isNeeded = their->isRequired},
            {});
    }
}

void Comparer::compareResponses(const DescribedOperation &own, const DescribedOperation &their)
{
    if (own.response && their.response)
        compareForms(own.response->form, their.response->form,
                     {Place::Part::Response, {}, m_operation + u" response"_s});
    else if (own.response)
        add({.what = What::MissingResponseBody, .isNeeded = true}, {});
    else if (their.response)
        add({.what = What::NewResponseBody}, {});
    if (own.error && their.error)
        compareForms(own.error->form, their.error->form, {Place::Part::Error, {}, m_operation + u" error"_s});
}

void Comparer::compareOperations(const openapi::Operations &own, const openapi::Operations &their)
{
    for (const auto &[key, operation] : own) {
        const auto found = their.find(key);
        if (found == their.end()) {
            add({.what = What::MissingOperation, .name = operation.text, .isNeeded = !operation.isSignIn}, key);
            continue;
        }
        m_operation = printableText(found->second.text);
        compareParameters(operation, found->second);
        compareRequests(operation.request, found->second.request);
        compareResponses(operation, found->second);
        m_operation.clear();
    }
    for (const auto &[key, operation] : their)
        if (!own.contains(key))
            add({.what = What::NewOperation, .name = operation.text}, key);
}

/// A different key header is always reported, because it must be set in the connection. Tokens are rarely used.
void Comparer::compareSignIns(const openapi::SignIns &own, const openapi::SignIns &their)
{
    const auto isOurHeader = [&own](const QString &header) { return hasWord(own.keyHeaders, header); };
    const auto isOurs = [&own](const QString &way) { return own.others.contains(way); };
    if (their.keyHeaders.empty())
        add({.what = What::OtherSignIn,
             .name = joined(own.keyHeaders),
             .detail = their.others.empty() ? u"none"_s : joined(their.others),
             .isNeeded = !their.others.empty() && std::ranges::none_of(their.others, isOurs)},
            {});
    else if (std::ranges::none_of(their.keyHeaders, isOurHeader))
        add({.what = What::OtherKeyHeader,
             .name = joined(own.keyHeaders),
             .detail = joined(their.keyHeaders),
             .isNeeded = true},
            {});
}

} // namespace

QString printableText(const QString &text)
{
    QString clean;
    for (const QChar c : QStringView(text).left(maxShown))
        clean += c.isPrint() && c.category() != QChar::Other_Format ? c : QChar(u'?');
    return text.size() > maxShown ? clean + u'…' : clean;
}

DescriptionDifferences compare(const Description &description)
{
    DescriptionDifferences differences;
    Comparer comparer(differences);
    comparer.compareOperations(ownDescription().operations, description.operations);
    comparer.compareSignIns(ownDescription().signIns, description.signIns);
    std::ranges::stable_sort(differences.all, {}, &DescriptionDifference::what);
    return differences;
}

} // namespace labdesk
