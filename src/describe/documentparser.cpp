// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "describe/documentparser.h"

#include "describe/description.h"

#include <QHash>

#include <simdjson.h>
#include <sstream>
#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

using namespace Qt::StringLiterals;

namespace labdesk::openapi {

namespace {

using Kind = DescriptionError::Kind;

NodePtr scalar(Node::Kind kind, const QString &text = {})
{
    return std::make_shared<Node>(Node{.kind = kind, .text = text});
}

NodePtr scalarText(std::string_view text)
{
    return scalar(Node::Kind::Text, QString::fromUtf8(text.data(), qsizetype(text.size())));
}

/// Interprets a scalar without quotes by YAML's core schema.
NodePtr plainScalar(const std::string &value)
{
    const QString text = QString::fromStdString(value);
    if (text == u"true" || text == u"True" || text == u"TRUE")
        return scalar(Node::Kind::Boolean, u"true"_s);
    if (text == u"false" || text == u"False" || text == u"FALSE")
        return scalar(Node::Kind::Boolean, u"false"_s);
    bool isNumber = false;
    (void)text.toDouble(&isNumber);
    return scalar(isNumber ? Node::Kind::Number : Node::Kind::Text, text);
}

/// Takes the events of yaml-cpp, whose own tree copies what each alias stands for.
class YamlEvents : public YAML::EventHandler
{
public:
    const NodeBuilder &builder() const { return m_builder; }

    void OnDocumentStart(const YAML::Mark & /*mark*/) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override { put(scalar(Node::Kind::Null), mark, anchor); }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        const bool isText = tag == "!" || tag == "tag:yaml.org,2002:str";
        put(isText ? scalarText(value) : plainScalar(value), mark, anchor);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        const NodePtr node = m_anchors.value(anchor);
        if (!node) // it isn't complete yet
            throw DescriptionError{Kind::AliasInItself, {}, mark.line + 1};
        m_builder.add(node, mark.line + 1);
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value /*style*/) override
    {
        begin(Node::Kind::List, mark, anchor);
    }
    void OnSequenceEnd() override { end(); }
    void OnMapStart(const YAML::Mark &mark, const std::string & /*tag*/, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value /*style*/) override
    {
        begin(Node::Kind::Map, mark, anchor);
    }
    void OnMapEnd() override { end(); }

private:
    void put(const NodePtr &node, const YAML::Mark &mark, YAML::anchor_t anchor)
    {
        m_line = mark.line + 1;
        m_builder.add(node, m_line);
        if (anchor)
            m_anchors.insert(anchor, node);
    }
    void begin(Node::Kind kind, const YAML::Mark &mark, YAML::anchor_t anchor)
    {
        m_line = mark.line + 1;
        m_builder.begin(kind, m_line);
        m_openAnchors.push_back(anchor);
    }
    void end()
    {
        const NodePtr node = m_builder.end(m_line);
        if (m_openAnchors.back())
            m_anchors.insert(m_openAnchors.back(), node);
        m_openAnchors.pop_back();
    }

    NodeBuilder m_builder{true};
    QHash<YAML::anchor_t, NodePtr> m_anchors;
    std::vector<YAML::anchor_t> m_openAnchors;
    int m_line = 0;
};

NodePtr parseYaml(const QByteArray &bytes, qint64 &built)
{
    std::istringstream stream(bytes.toStdString());
    YamlEvents events;
    try {
        YAML::Parser parser(stream);
        parser.HandleNextDocument(events);
        built = events.builder().built();
        YamlEvents others;
        if (parser.HandleNextDocument(others))
            throw DescriptionError{Kind::SeveralDocuments};
    } catch (const YAML::DeepRecursion &fault) {
        throw DescriptionError{Kind::TooDeep, {}, fault.mark.line + 1};
    } catch (const YAML::Exception &fault) {
        throw DescriptionError{Kind::NotYaml, {}, fault.mark.line + 1};
    }
    return events.builder().root();
}

void addJson(const simdjson::dom::element &element, NodeBuilder &builder)
{
    using simdjson::dom::element_type;
    switch (element.type()) {
    case element_type::ARRAY:
        builder.begin(Node::Kind::List, 0);
        for (const simdjson::dom::element item : simdjson::dom::array(element))
            addJson(item, builder);
        builder.end(0);
        break;
    case element_type::OBJECT:
        builder.begin(Node::Kind::Map, 0);
        for (const auto &member : simdjson::dom::object(element)) {
            builder.add(scalarText(member.key), 0);
            addJson(member.value, builder);
        }
        builder.end(0);
        break;
    case element_type::STRING:
        builder.add(scalarText(std::string_view(element)), 0);
        break;
    case element_type::BOOL:
        builder.add(scalar(Node::Kind::Boolean, bool(element) ? u"true"_s : u"false"_s), 0);
        break;
    case element_type::NULL_VALUE:
        builder.add(scalar(Node::Kind::Null), 0);
        break;
    default: {
        std::ostringstream number;
        number << element;
        builder.add(scalar(Node::Kind::Number, QString::fromStdString(number.str())), 0);
    }
    }
}

NodePtr parseJson(const QByteArray &bytes, qint64 &built)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    // simdjson's own nesting limit is higher than the builder's.
    const simdjson::error_code fault = parser.parse(bytes.constData(), size_t(bytes.size())).get(root);
    if (fault == simdjson::DEPTH_ERROR)
        throw DescriptionError{Kind::TooDeep};
    if (fault == simdjson::NUMBER_ERROR) // it may have more than 64 bits, which YAML keeps as it is written
        return parseYaml(bytes, built);
    if (fault)
        throw DescriptionError{Kind::NotJson};
    NodeBuilder builder(false);
    addJson(root, builder);
    built = builder.built();
    return builder.root();
}

} // namespace

NodePtr parseDocument(const QByteArray &bytes, qint64 &built)
{
    if (bytes.size() > maxDescriptionSize)
        throw DescriptionError{Kind::TooLarge};
    const QByteArray text = bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes;
    const QByteArrayView start
        = QByteArrayView(text).trimmed().first(qMin<qsizetype>(1, QByteArrayView(text).trimmed().size()));
    if (start.isEmpty())
        throw DescriptionError{Kind::Empty};
    if (text.contains('\0') || !simdjson::validate_utf8(text.constData(), size_t(text.size())))
        throw DescriptionError{Kind::NotText};
    const NodePtr root = start == "{" || start == "[" ? parseJson(text, built) : parseYaml(text, built);
    if (!root || !root->is(Node::Kind::Map))
        throw DescriptionError{Kind::NotOpenApi};
    return root;
}

} // namespace labdesk::openapi
