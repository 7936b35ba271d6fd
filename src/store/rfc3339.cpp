// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rfc3339.h"

#include <chrono>

namespace labdesk {

namespace {

using namespace std::chrono;

constexpr qint64 year1000 = -30'610'224'000'000;
constexpr qint64 year10000 = 253'402'300'800'000;

/// Reads two digits. 100 or more if they aren't digits.
unsigned twoDigits(const char *at)
{
    const auto tens = unsigned(static_cast<unsigned char>(at[0])) - '0';
    const auto ones = unsigned(static_cast<unsigned char>(at[1])) - '0';
    return tens > 9 || ones > 9 ? 100 : 10 * tens + ones;
}

} // namespace

std::string canonicalTimeText(qint64 ms)
{
    if (ms < year1000 || ms >= year10000 || ms % 1000 != 0)
        return {};
    const sys_time<milliseconds> moment{milliseconds(ms)};
    const auto day = floor<days>(moment);
    const year_month_day date(day);
    const hh_mm_ss time(moment - day);
    std::string text = "0000-00-00T00:00:00+00:00";
    const auto put = [&text](size_t end, unsigned value) {
        for (; value > 0; value /= 10)
            text[--end] = char('0' + value % 10);
    };
    put(4, unsigned(int(date.year())));
    put(7, unsigned(date.month()));
    put(10, unsigned(date.day()));
    put(13, unsigned(time.hours().count()));
    put(16, unsigned(time.minutes().count()));
    put(19, unsigned(time.seconds().count()));
    return text;
}

bool isCanonicalTime(std::string_view text, qint64 ms)
{
    if (text.size() != 25 || text.substr(19) != "+00:00" || text[4] != '-' || text[7] != '-' || text[10] != 'T'
        || text[13] != ':' || text[16] != ':' || ms < year1000 || ms >= year10000)
        return false;
    const char *at = text.data();
    const unsigned century = twoDigits(at);
    const unsigned yearOfCentury = twoDigits(at + 2);
    const unsigned hour = twoDigits(at + 11);
    const unsigned minute = twoDigits(at + 14);
    const unsigned second = twoDigits(at + 17);
    if (century > 99 || yearOfCentury > 99 || hour > 23 || minute > 59 || second > 59)
        return false;
    const year_month_day date(year(int(100 * century + yearOfCentury)), month(twoDigits(at + 5)),
                              day(twoDigits(at + 8)));
    return date.ok()
        && sys_days(date) + hours(hour) + minutes(minute) + seconds(second) == sys_time<milliseconds>(milliseconds(ms));
}

} // namespace labdesk
