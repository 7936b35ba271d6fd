// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/demotables.h"

#include <algorithm>

namespace labdesk::service::demo {

namespace {

constexpr State stateTable[] = {
    {"AL", "Alabama"},        {"AK", "Alaska"},         {"AZ", "Arizona"},
    {"AR", "Arkansas"},       {"CA", "California"},     {"CO", "Colorado"},
    {"CT", "Connecticut"},    {"DE", "Delaware"},       {"DC", "District of Columbia"},
    {"FL", "Florida"},        {"GA", "Georgia"},        {"HI", "Hawaii"},
    {"ID", "Idaho"},          {"IL", "Illinois"},       {"IN", "Indiana"},
    {"IA", "Iowa"},           {"KS", "Kansas"},         {"KY", "Kentucky"},
    {"LA", "Louisiana"},      {"ME", "Maine"},          {"MD", "Maryland"},
    {"MA", "Massachusetts"},  {"MI", "Michigan"},       {"MN", "Minnesota"},
    {"MS", "Mississippi"},    {"MO", "Missouri"},       {"MT", "Montana"},
    {"NE", "Nebraska"},       {"NV", "Nevada"},         {"NH", "New Hampshire"},
    {"NJ", "New Jersey"},     {"NM", "New Mexico"},     {"NY", "New York"},
    {"NC", "North Carolina"}, {"ND", "North Dakota"},   {"OH", "Ohio"},
    {"OK", "Oklahoma"},       {"OR", "Oregon"},         {"PA", "Pennsylvania"},
    {"RI", "Rhode Island"},   {"SC", "South Carolina"}, {"SD", "South Dakota"},
    {"TN", "Tennessee"},      {"TX", "Texas"},          {"UT", "Utah"},
    {"VT", "Vermont"},        {"VA", "Virginia"},       {"WA", "Washington"},
    {"WV", "West Virginia"},  {"WI", "Wisconsin"},      {"WY", "Wyoming"},
};

// The wider areas of cities, by the rough size that matters here; not a source for anything.
constexpr City cityTable[] = {
    {"New York", "NY", 10001, 8800},
    {"Brooklyn", "NY", 11201, 2700},
    {"Queens", "NY", 11354, 1600},
    {"Bronx", "NY", 10451, 1400},
    {"Los Angeles", "CA", 90012, 6500},
    {"Long Beach", "CA", 90802, 1100},
    {"Pasadena", "CA", 91101, 900},
    {"Van Nuys", "CA", 91401, 1200},
    {"Anaheim", "CA", 92805, 2200},
    {"Chicago", "IL", 60601, 5600},
    {"Evanston", "IL", 60201, 1500},
    {"Naperville", "IL", 60540, 1700},
    {"Houston", "TX", 77002, 4900},
    {"Sugar Land", "TX", 77478, 1400},
    {"Dallas", "TX", 75201, 3100},
    {"Plano", "TX", 75023, 2000},
    {"Fort Worth", "TX", 76102, 2400},
    {"Philadelphia", "PA", 19103, 3000},
    {"King of Prussia", "PA", 19406, 1500},
    {"Washington", "DC", 20001, 1400},
    {"Silver Spring", "MD", 20901, 1500},
    {"Fairfax", "VA", 22030, 1800},
    {"Miami", "FL", 33130, 2900},
    {"Fort Lauderdale", "FL", 33301, 1900},
    {"West Palm Beach", "FL", 33401, 1400},
    {"Atlanta", "GA", 30303, 3000},
    {"Marietta", "GA", 30060, 2200},
    {"Boston", "MA", 2108, 1900},
    {"Waltham", "MA", 2451, 1300},
    {"Phoenix", "AZ", 85004, 2600},
    {"Mesa", "AZ", 85201, 1700},
    {"San Francisco", "CA", 94103, 1700},
    {"Oakland", "CA", 94607, 1700},
    {"San Jose", "CA", 95113, 1900},
    {"Riverside", "CA", 92501, 2400},
    {"San Bernardino", "CA", 92401, 1800},
    {"Detroit", "MI", 48226, 2000},
    {"Troy", "MI", 48083, 1900},
    {"Seattle", "WA", 98101, 2300},
    {"Tacoma", "WA", 98402, 900},
    {"Minneapolis", "MN", 55401, 2000},
    {"Saint Paul", "MN", 55101, 1300},
    {"San Diego", "CA", 92101, 3200},
    {"Tampa", "FL", 33602, 1800},
    {"Saint Petersburg", "FL", 33701, 1100},
    {"Denver", "CO", 80202, 2200},
    {"Saint Louis", "MO", 63101, 2200},
    {"Baltimore", "MD", 21201, 2200},
    {"Charlotte", "NC", 28202, 2300},
    {"Orlando", "FL", 32801, 2500},
    {"San Antonio", "TX", 78205, 2300},
    {"Portland", "OR", 97201, 2100},
    {"Sacramento", "CA", 95814, 2000},
    {"Pittsburgh", "PA", 15222, 2000},
    {"Las Vegas", "NV", 89101, 2300},
    {"Cincinnati", "OH", 45202, 2000},
    {"Kansas City", "MO", 64106, 2000},
    {"Columbus", "OH", 43215, 2000},
    {"Indianapolis", "IN", 46204, 1900},
    {"Cleveland", "OH", 44113, 1900},
    {"Austin", "TX", 78701, 2200},
    {"Nashville", "TN", 37203, 1900},
    {"Virginia Beach", "VA", 23451, 1700},
    {"Providence", "RI", 2903, 1100},
    {"Milwaukee", "WI", 53202, 1500},
    {"Jacksonville", "FL", 32202, 1600},
    {"Oklahoma City", "OK", 73102, 1400},
    {"Raleigh", "NC", 27601, 1500},
    {"Memphis", "TN", 38103, 1200},
    {"Richmond", "VA", 23219, 1300},
    {"Louisville", "KY", 40202, 1200},
    {"New Orleans", "LA", 70112, 1200},
    {"Salt Lake City", "UT", 84101, 1200},
    {"Hartford", "CT", 6103, 1100},
    {"Buffalo", "NY", 14202, 1100},
    {"Birmingham", "AL", 35203, 1100},
    {"Rochester", "NY", 14604, 1000},
    {"Grand Rapids", "MI", 49503, 1000},
    {"Tucson", "AZ", 85701, 1000},
    {"Tulsa", "OK", 74103, 1000},
    {"Fresno", "CA", 93721, 1000},
    {"Honolulu", "HI", 96813, 950},
    {"Worcester", "MA", 1608, 900},
    {"Omaha", "NE", 68102, 950},
    {"Bridgeport", "CT", 6604, 900},
    {"Greenville", "SC", 29601, 900},
    {"Albuquerque", "NM", 87102, 900},
    {"Bakersfield", "CA", 93301, 900},
    {"Albany", "NY", 12207, 880},
    {"Knoxville", "TN", 37902, 880},
    {"Baton Rouge", "LA", 70801, 850},
    {"McAllen", "TX", 78501, 850},
    {"New Haven", "CT", 6510, 850},
    {"El Paso", "TX", 79901, 850},
    {"Allentown", "PA", 18101, 850},
    {"Columbia", "SC", 29201, 830},
    {"Charleston", "SC", 29401, 800},
    {"Dayton", "OH", 45402, 800},
    {"Newark", "NJ", 7102, 1900},
    {"Trenton", "NJ", 8608, 900},
    {"Paterson", "NJ", 7505, 1200},
    {"Camden", "NJ", 8102, 1100},
    {"Greensboro", "NC", 27401, 770},
    {"Boise", "ID", 83702, 750},
    {"Colorado Springs", "CO", 80903, 740},
    {"Little Rock", "AR", 72201, 740},
    {"Des Moines", "IA", 50309, 700},
    {"Ogden", "UT", 84401, 690},
    {"Akron", "OH", 44308, 700},
    {"Springfield", "MA", 1103, 690},
    {"Syracuse", "NY", 13202, 650},
    {"Toledo", "OH", 43604, 640},
    {"Wichita", "KS", 67202, 640},
    {"Augusta", "GA", 30901, 600},
    {"Harrisburg", "PA", 17101, 590},
    {"Jackson", "MS", 39201, 590},
    {"Spokane", "WA", 99201, 580},
    {"Scranton", "PA", 18503, 560},
    {"Chattanooga", "TN", 37402, 560},
    {"Portland", "ME", 4101, 550},
    {"Lansing", "MI", 48933, 540},
    {"Fayetteville", "AR", 72701, 530},
    {"Lexington", "KY", 40507, 510},
    {"Youngstown", "OH", 44503, 530},
    {"Pensacola", "FL", 32502, 500},
    {"Huntsville", "AL", 35801, 490},
    {"Reno", "NV", 89501, 480},
    {"Fort Wayne", "IN", 46802, 420},
    {"Mobile", "AL", 36602, 410},
    {"Shreveport", "LA", 71101, 390},
    {"Savannah", "GA", 31401, 400},
    {"Madison", "WI", 53703, 670},
    {"Green Bay", "WI", 54301, 330},
    {"Manchester", "NH", 3101, 420},
    {"Corpus Christi", "TX", 78401, 420},
    {"Lubbock", "TX", 79401, 320},
    {"Amarillo", "TX", 79101, 270},
    {"Anchorage", "AK", 99501, 400},
    {"Sioux Falls", "SD", 57104, 280},
    {"Rapid City", "SD", 57701, 140},
    {"Fargo", "ND", 58102, 250},
    {"Bismarck", "ND", 58501, 130},
    {"Billings", "MT", 59101, 190},
    {"Missoula", "MT", 59802, 120},
    {"Cheyenne", "WY", 82001, 100},
    {"Casper", "WY", 82601, 80},
    {"Charleston", "WV", 25301, 250},
    {"Morgantown", "WV", 26501, 140},
    {"Burlington", "VT", 5401, 220},
    {"Wilmington", "DE", 19801, 560},
    {"Dover", "DE", 19901, 180},
    {"Eugene", "OR", 97401, 380},
    {"Bend", "OR", 97701, 200},
    {"Santa Fe", "NM", 87501, 150},
    {"Flagstaff", "AZ", 86001, 140},
    {"Santa Rosa", "CA", 95401, 490},
    {"Stockton", "CA", 95202, 780},
    {"Modesto", "CA", 95354, 550},
    {"Salinas", "CA", 93901, 430},
    {"Santa Barbara", "CA", 93101, 440},
    {"Fort Myers", "FL", 33901, 790},
    {"Tallahassee", "FL", 32301, 380},
    {"Gainesville", "FL", 32601, 340},
    {"Wilmington", "NC", 28401, 300},
    {"Asheville", "NC", 28801, 470},
    {"Roanoke", "VA", 24011, 310},
    {"Duluth", "MN", 55802, 280},
    {"Cedar Rapids", "IA", 52401, 270},
    {"Davenport", "IA", 52801, 380},
    {"Peoria", "IL", 61602, 400},
    {"Springfield", "IL", 62701, 200},
    {"Springfield", "MO", 65806, 470},
    {"Topeka", "KS", 66603, 230},
    {"Lincoln", "NE", 68508, 340},
    {"Evansville", "IN", 47708, 310},
    {"South Bend", "IN", 46601, 320},
    {"Kalamazoo", "MI", 49007, 260},
    {"Flint", "MI", 48502, 400},
    {"Erie", "PA", 16501, 270},
    {"Lancaster", "PA", 17602, 550},
    {"Bowling Green", "KY", 42101, 180},
    {"Johnson City", "TN", 37601, 200},
    {"Macon", "GA", 31201, 230},
    {"Columbus", "GA", 31901, 320},
    {"Montgomery", "AL", 36104, 370},
    {"Lafayette", "LA", 70501, 480},
    {"Gulfport", "MS", 39501, 410},
    {"Beaumont", "TX", 77701, 390},
    {"Waco", "TX", 76701, 280},
    {"Tyler", "TX", 75702, 230},
    {"Laredo", "TX", 78040, 270},
};

constexpr const char *givenNameTable[] = {
    "Ada",   "Alma",  "Amir",  "Ana",   "Andre",  "Anita",  "Arlo",  "Aisha", "Beatriz", "Ben",   "Bo",      "Bruno",
    "Caleb", "Carla", "Cora",  "Dana",  "Daniel", "Delia",  "Dev",   "Diego", "Dora",    "Eden",  "Edith",   "Elena",
    "Eli",   "Elsa",  "Emil",  "Esme",  "Eva",    "Ezra",   "Faye",  "Felix", "Fern",    "Finn",  "Flora",   "Gail",
    "Gus",   "Hana",  "Hazel", "Henry", "Hugo",   "Ida",    "Imani", "Ines",  "Iris",    "Ivan",  "Ivy",     "Jada",
    "James", "Jonah", "Jo",    "José",  "Juan",   "June",   "Kai",   "Kara",  "Keiko",   "Kofi",  "Lars",    "Layla",
    "Lena",  "Leo",   "Lila",  "Luca",  "Lucía",  "Mae",    "Maren", "Marco", "Maya",    "Mei",   "Milo",    "Mina",
    "Mira",  "Nadia", "Nell",  "Nico",  "Nina",   "Noah",   "Nora",  "Omar",  "Opal",    "Oscar", "Otis",    "Paula",
    "Pearl", "Petra", "Quinn", "Ravi",  "Rhea",   "Rosa",   "Ruben", "Ruth",  "Sam",     "Sana",  "Saoirse", "Sofia",
    "Tara",  "Theo",  "Tomas", "Uma",   "Vera",   "Viktor", "Wren",  "Yara",  "Yusuf",   "Zoë",
};

constexpr const char *familyNameTable[] = {
    "Aldergate",  "Alderham",      "Alderdale",   "Amberley",       "Ambermore",   "Amberden",    "Ashcombe",
    "Ashworth",   "Ashbury",       "Bellley",     "Bellston",       "Bellham",     "Birchby",     "Birchgate",
    "Birchstead", "Blackston",     "Blackington", "Blackgrove",     "Bramfield",   "Bramdale",    "Bramgrove",
    "Brookford",  "Brookbury",     "Brookgrove",  "Cargrove",       "Carford",     "Carfield",    "Coldham",
    "Coldworth",  "Coldington",    "Duncombe",    "Dunwick",        "Dunhurst",    "Elmley",      "Elmstead",
    "Elmgate",    "Fairfield",     "Fairgate",    "Fairmore",       "Fengrove",    "Fencombe",    "Fenston",
    "Garham",     "Garbury",       "Garworth",    "Glenton",        "Glenham",     "Glenstead",   "Greenford",
    "Greenlow",   "Greenwick",     "Hartwick",    "Hartham",        "Hartlow",     "Hawmere",     "Hawfield",
    "Hawgate",    "Holham",        "Holgrove",    "Holby",          "Ironcombe",   "Ironby",      "Ironmere",
    "Kesworth",   "Kesgrove",      "Kesstead",    "Larkston",       "Larkmore",    "Larkhurst",   "Linden",
    "Linford",    "Lincombe",      "Marlow",      "Marford",        "Marmere",     "Meadgrove",   "Meadfield",
    "Meadington", "Northlow",      "Northton",    "Northhurst",     "Oakworth",    "Oakston",     "Oakford",
    "Pemhurst",   "Pemdale",       "Pemby",       "Quilgate",       "Quilgrove",   "Quilton",     "Ravenwick",
    "Ravengate",  "Ravendale",     "Redhurst",    "Redfield",       "Redham",      "Rowmere",     "Rowbury",
    "Rowby",      "Silverington",  "Silvercombe", "Silverham",      "Stanhurst",   "Stanbury",    "Stanworth",
    "Stoneham",   "Stonehurst",    "Stoneden",    "Thornworth",     "Thornlow",    "Thorncombe",  "Walham",
    "Walwick",    "Walford",       "Westmere",    "Westham",        "Westden",     "Wildgrove",   "Wildley",
    "Wildfield",  "Ångström-Vale", "O’Rowan",     "de la Quintara", "Nuñez-Alder", "van Merwick", "Łukowick",
};

constexpr const char *streetTable[] = {
    "Maple Street",      "Oak Avenue",       "Cedar Road",         "Pine Boulevard",     "Elm Drive",
    "Walnut Lane",       "Chestnut Way",     "Birch Parkway",      "Willow Street",      "Juniper Avenue",
    "Aspen Road",        "Laurel Boulevard", "Magnolia Drive",     "Sycamore Lane",      "Hickory Way",
    "Poplar Parkway",    "Main Street",      "Park Avenue",        "Lake Road",          "Hill Boulevard",
    "River Drive",       "Spring Lane",      "Church Way",         "Mill Parkway",       "Market Street",
    "Union Avenue",      "Prospect Road",    "Highland Boulevard", "Valley Drive",       "Meadow Lane",
    "Sunset Way",        "Ridge Parkway",    "Orchard Street",     "Garden Avenue",      "Harbor Road",
    "Station Boulevard", "College Drive",    "Center Lane",        "Commerce Way",       "Industrial Parkway",
    "Medical Street",    "Hospital Avenue",  "Wellness Road",      "Heritage Boulevard", "Liberty Drive",
    "Frontier Lane",     "Pioneer Way",      "Mission Parkway",    "Canyon Street",      "Mesa Avenue",
    "Palm Road",         "Coral Boulevard",  "Bay Drive",          "Ocean Lane",         "Summit Way",
    "Crescent Parkway",  "Granite Street",   "Copper Avenue",      "Quarry Road",
};

constexpr const char *placeTable[] = {
    "Riverside",    "Lakeview",    "Hillcrest",   "Fairview",  "Northgate",  "Southgate",   "Westbrook",
    "Eastfield",    "Oakmont",     "Cedar Grove", "Maplewood", "Pine Ridge", "Stonebridge", "Crossroads",
    "Harbor Point", "Heritage",    "Midtown",     "Uptown",    "Old Mill",   "Meadowbrook", "Sunrise",
    "Summit",       "Valley View", "Greenfield",  "Parkside",  "Bayview",    "Mission",     "Canyon",
    "Copper Creek", "Silver Lake", "Willow Bend", "Foxglove",  "Orchard",    "Quarry Hill", "Lighthouse",
    "Prairie",      "Juniper",     "Elmwood",     "Birchwood", "Clearwater",
};

constexpr const char *zoneTable[] = {
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Phoenix",
    "America/Detroit",
    "America/Indiana/Indianapolis",
    "America/Anchorage",
    "Pacific/Honolulu",
    "America/Boise",
    "America/Kentucky/Louisville",
    "America/Puerto_Rico",
    "America/Toronto",
    "America/Mexico_City",
    "America/Sao_Paulo",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Madrid",
    "Africa/Lagos",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Asia/Manila",
    "Asia/Kathmandu",
    "Australia/Sydney",
    "Australia/Lord_Howe",
    "Pacific/Auckland",
    "UTC",
};

} // namespace

std::span<const State> states()
{
    return stateTable;
}

std::span<const City> cities()
{
    return cityTable;
}

std::span<const char *const> givenNames()
{
    return givenNameTable;
}

std::span<const char *const> familyNames()
{
    return familyNameTable;
}

std::span<const char *const> streets()
{
    return streetTable;
}

std::span<const char *const> places()
{
    return placeTable;
}

std::span<const char *const> zones()
{
    return zoneTable;
}

const State *stateOf(const QString &code)
{
    const auto found = std::find_if(std::begin(stateTable), std::end(stateTable),
                                    [&code](const State &state) { return code == QLatin1String(state.code); });
    return found == std::end(stateTable) ? nullptr : found;
}

} // namespace labdesk::service::demo
