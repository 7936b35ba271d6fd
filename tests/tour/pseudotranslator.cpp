// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour/pseudotranslator.h"

#include "text/language.h"

#include <QRegularExpression>
#include <QTranslator>

#include <array>

namespace labdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::u16string_view plain = u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::u16string_view accented = u"áƀçđéƒğĥíĵķĺɱñóþɋŕšťúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ";
static_assert(plain.size() == accented.size());

QChar accent(QChar letter)
{
    const auto at = plain.find(letter.unicode());
    return at == std::u16string_view::npos ? letter : QChar(accented[at]);
}

/// Words are read from the right when they stand between these; data that is put in between stays as it is.
constexpr char16_t rightToLeft = u'\u202E';
constexpr char16_t endOfRightToLeft = u'\u202C';

QString word(const QString &letters, bool isRightToLeft)
{
    QString changed;
    for (const QChar letter : letters)
        changed += accent(letter);
    return isRightToLeft ? QChar(rightToLeft) + changed + QChar(endOfRightToLeft) : changed;
}

/// What must survive as it is: tags, entities, placeholders (%1, %L1, %n, %Ln), file patterns; or a word with its
/// mnemonic.
const QRegularExpression &pieces()
{
    static const QRegularExpression all(
        uR"((?<kept></?[A-Za-z][^>]*>|&(?:#\d+|#x[0-9A-Fa-f]+|[a-z]+);|%L?(?:\d{1,2}|n)|\*\.\w+)|(?<word>\p{L}*&\p{L}+|\p{L}+))"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return all;
}

/// About 40 % of the letters, as words, so that a line may break in them.
QString padding(qsizetype letters, bool isRightToLeft)
{
    static constexpr std::array words{"one", "two", "three", "four", "five", "six", "seven", "eight"};
    QString all;
    const qsizetype wanted = (letters * 2 + 4) / 5;
    for (size_t i = 0; wanted > all.size(); i = (i + 1) % words.size())
        all += u' ' + QLatin1String(words[i]);
    all.truncate(wanted);
    QString padded;
    for (const auto &each : all.split(u' ', Qt::SkipEmptyParts))
        padded += u' ' + word(each, isRightToLeft);
    return padded;
}

QString marked(const QString &letters, bool isRightToLeft)
{
    const qsizetype mnemonic = letters.indexOf(u'&');
    if (mnemonic < 0)
        return word(letters, isRightToLeft);
    // The key stays the one of the English text.
    QString changed
        = word(letters.left(mnemonic), false) + letters.sliced(mnemonic, 2) + word(letters.sliced(mnemonic + 2), false);
    return isRightToLeft ? QChar(rightToLeft) + changed + QChar(endOfRightToLeft) : changed;
}

class PseudoTranslator : public QTranslator
{
public:
    PseudoTranslator(bool isRightToLeft, const QString &englishCatalog) : m_isRightToLeft(isRightToLeft)
    {
        m_hasEnglish = m_english.load(englishCatalog);
    }

    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override
    {
        // Qt asks in this way for the direction of the layout.
        if (qstrcmp(source, "QT_LAYOUT_DIRECTION") == 0)
            return {};
        QString english = m_hasEnglish ? m_english.translate(context, source, disambiguation, n) : QString();
        if (english.isEmpty())
            english = QString::fromUtf8(source);
        return pseudoText(english, m_isRightToLeft);
    }

private:
    bool m_isRightToLeft;
    bool m_hasEnglish = false;
    QTranslator m_english;
};

} // namespace

void addPseudoLanguages()
{
    const auto add = [](const QString &code, Qt::LayoutDirection direction) {
        addLanguage({code, direction, [direction](const QString &englishCatalog) {
                         return std::make_unique<PseudoTranslator>(direction == Qt::RightToLeft, englishCatalog);
                     }});
    };
    add(u"en-XA"_s, Qt::LeftToRight);
    add(u"ar-XB"_s, Qt::RightToLeft);
}

QString pseudoText(const QString &english, bool isRightToLeft)
{
    QString changed;
    qsizetype letters = 0;
    qsizetype at = 0;
    for (auto each = pieces().globalMatch(english); each.hasNext();) {
        const auto piece = each.next();
        changed += QStringView(english).sliced(at, piece.capturedStart() - at);
        at = piece.capturedEnd();
        const QString letter = piece.captured(u"word"_s);
        letters += letter.size() - letter.count(u'&');
        changed += letter.isEmpty() ? piece.captured() : marked(letter, isRightToLeft);
    }
    if (letters == 0)
        return english;
    changed += QStringView(english).sliced(at);
    const QString longer = u'⟦' + changed + padding(letters, isRightToLeft) + u'⟧';
    // Where the direction of a text is guessed, its first letter counts, and that is a Latin one.
    return isRightToLeft ? QChar(u'\u200F') + longer : longer;
}

} // namespace labdesk
