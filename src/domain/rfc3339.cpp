// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/rfc3339.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>

namespace labdesk {

namespace {

using namespace std::chrono;

constexpr qint64 year1000 = -30'610'224'000'000;
constexpr qint64 year10000 = 253'402'300'800'000;
constexpr size_t dateSize = 10;
constexpr size_t fractionAt = 19;
constexpr quint64 maxDigits = 9;
constexpr quint64 nanosecondsInMs = 1'000'000;

/// The parts of a TimeFormat.
struct Format
{
    static constexpr quint64 plusZero = 0, zulu = 1, firstOffset = 2; ///< the offsets from -14:59 on follow
    static constexpr unsigned maxHour = 14;
    static constexpr int maxMinutes = int(60 * maxHour + 59);

    quint64 offset = plusZero;
    quint64 digits = 0;      ///< of the fraction
    quint64 nanoseconds = 0; ///< beyond milliseconds

    static Format of(TimeFormat format)
    {
        const quint64 style = format / nanosecondsInMs;
        return {style / (maxDigits + 1), style % (maxDigits + 1), format % nanosecondsInMs};
    }
    TimeFormat packed() const { return (offset * (maxDigits + 1) + digits) * nanosecondsInMs + nanoseconds; }
    int minutes() const { return offset < firstOffset ? 0 : int(offset - firstOffset) - maxMinutes; }
};

/// Reads two digits. 100 or more if they aren't digits.
unsigned twoDigits(const char *at)
{
    const auto tens = unsigned(static_cast<unsigned char>(at[0])) - '0';
    const auto ones = unsigned(static_cast<unsigned char>(at[1])) - '0';
    return tens > 9 || ones > 9 ? 100 : 10 * tens + ones;
}

/// The form of eight characters, such as `00:00:00`: digits where it has zeros.
struct Form
{
    consteval explicit(false) Form(const char (&text)[9])
    {
        for (size_t at = 0; at < 8; ++at) {
            zeros |= quint64(static_cast<unsigned char>(text[at])) << 8 * at;
            limits |= quint64(text[at] == '0' ? 0x80 - 10 : 0x80 - 1) << 8 * at;
        }
    }
    quint64 zeros = 0;
    quint64 limits = 0; ///< added to the values, makes a high bit in each byte that is too large
};

/// The pairs of digits in eight characters.
class DigitPairs
{
public:
    DigitPairs(const char *text, Form form)
    {
        const quint64 values = qFromLittleEndian<quint64>(text) ^ form.zeros;
        m_hasForm = ((values | (values + form.limits)) & 0x8080'8080'8080'8080) == 0;
        m_pairs = values * 10 + (values >> 8);
    }
    bool hasForm() const { return m_hasForm; }
    unsigned at(int first) const { return unsigned(m_pairs >> 8 * first) & 0xff; }

private:
    bool m_hasForm;
    quint64 m_pairs;
};

/// `2026-03-12`, as days since 1970. Sets whether timeText() can write its year (1000 or later).
std::optional<qint64> readDay(const char *text, bool &isWritten)
{
    const DigitPairs years(text, "0000-00-");
    const DigitPairs days(text + 2, "00-00-00");
    const unsigned yearNumber = 100 * years.at(0) + years.at(2);
    const year_month_day date(year{int(yearNumber)}, month{days.at(3)}, day{days.at(6)});
    if (!years.hasForm() || !days.hasForm() || yearNumber == 0 || !date.ok())
        return std::nullopt;
    isWritten = yearNumber >= 1000;
    return sys_days(date).time_since_epoch().count();
}

/// `16:14:05`, as seconds of the day.
std::optional<qint64> readSeconds(const char *text)
{
    const DigitPairs parts(text, "00:00:00");
    if (!parts.hasForm() || parts.at(0) > 23 || parts.at(3) > 59 || parts.at(6) > 59)
        return std::nullopt;
    return 3600 * parts.at(0) + 60 * parts.at(3) + parts.at(6);
}

/// Takes `.250` from the beginning and returns its nanoseconds; nothing if there is a point without digits.
std::optional<quint64> takeFraction(std::string_view &text, Format &format)
{
    if (text.empty() || text[0] != '.')
        return 0;
    static constexpr std::array<quint64, maxDigits + 1> weights{
        1'000'000'000, 100'000'000, 10'000'000, 1'000'000, 100'000, 10'000, 1'000, 100, 10, 1};
    quint64 value = 0;
    size_t end = 1;
    for (; end < text.size() && text[end] >= '0' && text[end] <= '9'; ++end)
        if (end <= maxDigits)
            value = 10 * value + quint64(text[end] - '0');
    format.digits = end - 1;
    text.remove_prefix(end);
    return format.digits == 0 ? std::nullopt : std::optional(value * weights[std::min(format.digits, maxDigits)]);
}

/// Reads `Z` or `+hh:mm`. Sets `isWritten` to false for `-00:00`.
bool readOffset(std::string_view text, Format &format, bool &isWritten)
{
    if (text == "Z") {
        format.offset = Format::zulu;
        return true;
    }
    if (text.size() != 6 || (text[0] != '+' && text[0] != '-') || text[3] != ':')
        return false;
    const unsigned hour = twoDigits(text.data() + 1);
    const unsigned minute = twoDigits(text.data() + 4);
    if (hour > Format::maxHour || minute > 59)
        return false;
    const int minutes = int(60 * hour + minute);
    if (minutes != 0)
        format.offset = quint64(int(Format::firstOffset) + Format::maxMinutes + (text[0] == '-' ? -minutes : minutes));
    isWritten = isWritten && (minutes != 0 || text[0] == '+');
    return true;
}

} // namespace

std::optional<FormattedTime> readTime(std::string_view text)
{
    bool isWritten = false;
    if (text.size() != dateSize && text.size() <= fractionAt)
        return std::nullopt;
    const auto day = readDay(text.data(), isWritten);
    if (!day || text.size() == dateSize)
        return day ? std::optional(FormattedTime{*day * 86'400'000, noTimeFormat}) : std::nullopt;
    const auto seconds = readSeconds(text.data() + dateSize + 1);
    if (text[dateSize] != 'T' || !seconds)
        return std::nullopt;
    const qint64 ms = (*day * 86'400 + *seconds) * 1000;
    std::string_view rest = text.substr(fractionAt);
    if (rest == "+00:00")
        return FormattedTime{ms, isWritten ? 0 : noTimeFormat};
    Format format;
    const auto nanoseconds = takeFraction(rest, format);
    if (!nanoseconds || !readOffset(rest, format, isWritten))
        return std::nullopt;
    format.nanoseconds = *nanoseconds % nanosecondsInMs;
    isWritten = isWritten && format.digits <= maxDigits;
    return FormattedTime{ms + qint64(*nanoseconds / nanosecondsInMs) - format.minutes() * qint64(60'000),
                         isWritten ? format.packed() : noTimeFormat};
}

std::string timeText(const FormattedTime &time)
{
    constexpr qint64 day = 86'400'000;
    if (time.format == noTimeFormat || time.ms < year1000 - day || time.ms > year10000 + day)
        return {};
    const Format format = Format::of(time.format);
    const qint64 local = time.ms + format.minutes() * qint64(60'000);
    if (local < year1000 || local >= year10000)
        return {};
    const sys_time<milliseconds> moment{milliseconds(local)};
    const year_month_day date(floor<days>(moment));
    const hh_mm_ss clock(moment - floor<days>(moment));
    std::string text = "0000-00-00T00:00:00.000000000";
    const auto put = [&text](size_t end, quint64 value) {
        for (; value > 0; value /= 10)
            text[--end] = char('0' + value % 10);
    };
    put(4, quint64(int(date.year())));
    put(7, unsigned(date.month()));
    put(10, unsigned(date.day()));
    put(13, quint64(clock.hours().count()));
    put(16, quint64(clock.minutes().count()));
    put(19, quint64(clock.seconds().count()));
    put(text.size(), quint64(clock.subseconds().count()) * nanosecondsInMs + format.nanoseconds);
    const size_t end = fractionAt + (format.digits > 0 ? 1 + format.digits : 0);
    if (text.find_first_not_of("0.", end) != std::string::npos)
        return {};
    text.resize(end);
    if (format.offset == Format::zulu)
        return text + 'Z';
    const auto minutes = quint64(std::abs(format.minutes()));
    text += format.minutes() < 0 ? "-00:00" : "+00:00";
    put(text.size(), minutes % 60);
    put(text.size() - 3, minutes / 60);
    return text;
}

} // namespace labdesk
