// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/mapwaters.h"

#include <QCoreApplication>

namespace labdesk {

namespace {

constexpr GeoPoint lakeSuperior[]
    = {{46.5, -84.7},  {47.0, -84.9}, {48.0, -86.0}, {48.7, -87.0}, {48.7, -88.4}, {48.1, -89.3}, {47.3, -91.0},
       {46.7, -92.05}, {46.6, -91.0}, {46.9, -90.0}, {46.7, -88.5}, {46.5, -87.4}, {46.4, -86.5}, {46.7, -85.5}};
constexpr GeoPoint greenBay[]
    = {{44.5, -88.1}, {44.6, -87.75}, {45.1, -87.2}, {45.5, -86.9}, {45.8, -86.9}, {45.7, -87.2}, {45.0, -87.7}};
constexpr GeoPoint lakeMichigan[] = {{41.6, -87.5},  {41.6, -86.9}, {42.2, -86.3}, {43.0, -86.1},  {44.0, -86.3},
                                     {44.9, -86.0},  {45.3, -85.4}, {45.9, -85.0}, {46.1, -86.0},  {45.6, -86.6},
                                     {45.2, -86.95}, {44.6, -87.4}, {44.0, -87.6}, {43.0, -87.95}, {42.0, -87.7}};
constexpr GeoPoint saginawBay[] = {{43.6, -83.9}, {43.65, -83.5}, {44.05, -83.0}, {44.25, -83.5}, {43.9, -83.9}};
constexpr GeoPoint lakeHuron[]
    = {{43.0, -82.5}, {43.1, -82.0}, {43.8, -81.7}, {45.2, -81.5}, {45.6, -82.5},  {45.95, -83.6},
       {45.8, -84.7}, {45.3, -83.3}, {44.9, -83.3}, {44.3, -83.3}, {44.05, -82.9}, {43.6, -82.6}};
constexpr GeoPoint lakeStClair[] = {{42.33, -82.9}, {42.35, -82.5}, {42.6, -82.5}, {42.6, -82.8}, {42.45, -82.9}};
constexpr GeoPoint lakeErie[]
    = {{41.45, -83.4}, {41.4, -82.6}, {41.45, -81.9}, {41.9, -80.9}, {42.2, -80.0}, {42.85, -78.9},
       {42.85, -79.6}, {42.5, -80.2}, {42.6, -81.3},  {42.0, -82.6}, {41.9, -83.3}};
constexpr GeoPoint lakeOntario[] = {{43.2, -79.75}, {43.25, -78.5}, {43.3, -77.4}, {43.5, -76.3},
                                    {44.0, -76.2},  {43.95, -77.5}, {43.8, -79.0}, {43.5, -79.6}};
constexpr GeoPoint pugetSound[] = {{47.2, -122.6},  {47.3, -122.3}, {47.6, -122.35}, {48.0, -122.35},
                                   {48.1, -122.75}, {47.9, -122.6}, {47.6, -122.6},  {47.3, -122.6}};
constexpr GeoPoint straitOfJuanDeFuca[]
    = {{48.15, -123.0}, {48.15, -124.4}, {48.4, -124.7}, {48.45, -124.0}, {48.3, -123.5}, {48.35, -123.0}};
constexpr GeoPoint sanPabloBay[]
    = {{37.98, -122.48}, {38.0, -122.3}, {38.07, -122.25}, {38.13, -122.4}, {38.07, -122.5}};
constexpr GeoPoint sanFranciscoBay[] = {{37.47, -122.05}, {37.6, -122.35}, {37.8, -122.38}, {37.9, -122.42},
                                        {37.88, -122.32}, {37.7, -122.2},  {37.5, -122.0}};
constexpr GeoPoint montereyBay[]
    = {{36.63, -121.93}, {36.65, -121.83}, {36.8, -121.8}, {36.95, -121.95}, {36.94, -122.03}};
constexpr GeoPoint santaMonicaBay[] = {{33.75, -118.42}, {33.85, -118.4}, {34.0, -118.5}, {34.02, -118.8}};
constexpr GeoPoint galvestonBay[] = {{29.35, -94.85}, {29.5, -94.5}, {29.75, -94.75}, {29.65, -95.0}, {29.45, -94.95}};
constexpr GeoPoint corpusChristiBay[] = {{27.7, -97.35}, {27.7, -97.2}, {27.85, -97.15}, {27.87, -97.35}};
constexpr GeoPoint mississippiSound[] = {{30.22, -89.3}, {30.22, -88.2}, {30.37, -88.2}, {30.37, -89.2}};
constexpr GeoPoint mobileBay[] = {{30.25, -88.1}, {30.25, -87.85}, {30.65, -87.95}, {30.65, -88.05}};
constexpr GeoPoint apalacheeBay[] = {{29.9, -84.35}, {29.9, -83.8}, {30.05, -84.0}, {30.05, -84.3}};
constexpr GeoPoint tampaBay[]
    = {{27.55, -82.75}, {27.55, -82.6}, {27.8, -82.4}, {27.9, -82.45}, {27.8, -82.6}, {27.65, -82.7}};
constexpr GeoPoint charlotteHarbor[] = {{26.65, -82.2}, {26.65, -82.05}, {26.95, -82.05}, {26.95, -82.2}};
constexpr GeoPoint floridaBay[] = {{24.9, -81.0}, {24.9, -80.6}, {25.15, -80.45}, {25.13, -81.0}};
constexpr GeoPoint biscayneBay[] = {{25.4, -80.32}, {25.4, -80.2}, {25.75, -80.15}, {25.75, -80.22}};
constexpr GeoPoint pamlicoSound[] = {{35.0, -76.4}, {35.2, -75.8}, {35.7, -75.55}, {35.8, -75.7}, {35.4, -76.3}};
constexpr GeoPoint albemarleSound[] = {{35.95, -76.6}, {35.95, -75.9}, {36.1, -75.85}, {36.1, -76.6}};
constexpr GeoPoint chesapeakeBay[]
    = {{36.95, -76.3}, {37.0, -75.98}, {37.5, -75.95}, {38.0, -75.95}, {38.6, -76.2}, {39.1, -76.1},
       {39.4, -76.05}, {39.2, -76.5},  {38.8, -76.55}, {38.3, -76.4},  {37.6, -76.35}};
constexpr GeoPoint delawareBay[]
    = {{38.85, -75.1}, {38.93, -74.95}, {39.2, -75.1}, {39.45, -75.5}, {39.35, -75.5}, {39.05, -75.4}};
constexpr GeoPoint raritanBay[] = {{40.44, -74.2}, {40.45, -74.05}, {40.55, -74.05}, {40.5, -74.25}};
constexpr GeoPoint longIslandSound[]
    = {{40.85, -73.75}, {40.95, -72.6}, {41.2, -72.1}, {41.3, -72.2}, {41.25, -72.9}, {41.0, -73.55}};
constexpr GeoPoint narragansettBay[] = {{41.45, -71.42}, {41.5, -71.25}, {41.75, -71.35}};
constexpr GeoPoint rhodeIslandSound[] = {{41.2, -71.5}, {41.2, -71.1}, {41.42, -71.1}, {41.4, -71.45}};
constexpr GeoPoint buzzardsBay[] = {{41.45, -71.05}, {41.5, -70.75}, {41.72, -70.65}, {41.6, -70.9}};
constexpr GeoPoint nantucketSound[] = {{41.35, -70.5}, {41.35, -70.05}, {41.65, -70.0}, {41.6, -70.5}};
constexpr GeoPoint capeCodBay[] = {{41.77, -70.5}, {41.75, -70.1}, {42.05, -70.15}, {42.05, -70.6}};
constexpr GeoPoint massachusettsBay[] = {{42.1, -70.65}, {42.15, -70.3}, {42.55, -70.6}, {42.4, -70.95}};
constexpr GeoPoint cascoBay[] = {{43.6, -70.2}, {43.65, -69.95}, {43.8, -70.0}, {43.75, -70.2}};
constexpr GeoPoint penobscotBay[] = {{44.0, -69.05}, {44.0, -68.75}, {44.4, -68.85}, {44.4, -69.0}};
constexpr GeoPoint gulfOfMaine[]
    = {{42.3, -70.4}, {43.0, -70.6}, {43.6, -70.1}, {44.0, -68.8}, {44.5, -67.3}, {43.5, -66.5}, {42.3, -67.0}};
constexpr GeoPoint cookInlet[]
    = {{59.4, -153.0}, {60.0, -152.0}, {60.6, -151.5}, {61.1, -150.5}, {61.2, -150.3}, {60.9, -151.5}, {60.3, -152.6}};
constexpr GeoPoint princeWilliamSound[]
    = {{60.2, -147.7}, {60.4, -146.3}, {60.9, -146.8}, {60.9, -147.8}, {60.6, -148.2}};
constexpr GeoPoint bristolBay[] = {{57.2, -158.3}, {58.2, -157.6}, {58.6, -159.0}, {58.3, -161.5}, {56.8, -160.5}};
constexpr GeoPoint nortonSound[] = {{63.5, -164.0}, {64.4, -165.0}, {64.3, -161.5}, {63.6, -161.5}};
constexpr GeoPoint gulfOfAlaska[] = {{57.5, -151.0}, {59.0, -151.0}, {59.8, -149.0}, {59.9, -146.0}, {60.0, -144.0},
                                     {59.4, -140.0}, {58.0, -137.0}, {55.0, -135.0}, {54.0, -145.0}};
constexpr GeoPoint beringSea[]
    = {{53.3, -168.0}, {55.5, -163.0}, {57.5, -161.5}, {60.0, -166.0}, {63.0, -165.5}, {63.5, -171.0}, {57.0, -172.0}};
constexpr GeoPoint chukchiSea[] = {{67.0, -164.5}, {68.3, -167.0}, {71.2, -157.0}, {71.5, -162.0}, {68.0, -168.5}};
constexpr GeoPoint beaufortSea[]
    = {{71.3, -155.0}, {70.6, -150.0}, {70.2, -145.0}, {69.8, -141.5}, {71.5, -142.0}, {72.0, -155.0}};
constexpr GeoPoint philippineSea[]
    = {{12.5, 141.0}, {12.5, 144.5}, {13.6, 144.7}, {15.2, 145.6}, {16.0, 145.4}, {16.0, 141.0}};
constexpr GeoPoint caribbeanSea[]
    = {{16.5, -67.5}, {16.5, -64.2}, {17.9, -64.2}, {18.25, -64.6}, {18.25, -65.2}, {17.9, -65.6}, {17.9, -67.2}};
constexpr GeoPoint theGulf[]
    = {{25.9, -97.1}, {27.5, -97.15}, {28.5, -95.9}, {29.2, -94.7}, {29.65, -93.8}, {29.5, -92.2}, {28.95, -90.5},
       {28.9, -89.3}, {30.0, -88.6},  {30.2, -87.5}, {30.3, -86.3}, {29.6, -85.3},  {29.8, -84.3}, {29.0, -83.3},
       {28.0, -82.9}, {27.0, -82.6},  {26.0, -81.9}, {25.1, -81.3}, {24.5, -82.0},  {24.0, -84.0}, {25.0, -97.0}};
constexpr GeoPoint atlanticOcean[]
    = {{24.6, -80.5},  {25.5, -80.05}, {26.8, -79.95}, {28.4, -80.5}, {30.5, -81.3}, {32.0, -80.7},   {33.0, -79.3},
       {33.8, -78.3},  {34.6, -76.5},  {35.2, -75.5},  {36.8, -75.9}, {37.8, -75.3}, {38.7, -75.0},   {38.95, -74.7},
       {39.7, -74.05}, {40.4, -73.95}, {40.55, -73.6}, {41.0, -71.9}, {41.2, -71.2}, {41.25, -69.95}, {42.1, -69.9},
       {42.2, -66.0},  {40.0, -66.0},  {30.0, -74.0},  {24.5, -79.0}};
constexpr GeoPoint atlanticOcean2[] = {{18.5, -67.2}, {18.5, -65.3}, {18.45, -64.6}, {20.0, -64.5}, {20.0, -68.0}};
constexpr GeoPoint pacificOcean[]
    = {{32.4, -117.2}, {33.6, -118.3},  {34.0, -118.9}, {34.4, -120.4}, {35.6, -121.3}, {36.3, -121.95},
       {37.0, -122.3}, {37.75, -122.6}, {38.9, -123.8}, {40.4, -124.5}, {41.9, -124.4}, {43.3, -124.5},
       {46.2, -124.1}, {48.4, -124.8},  {48.4, -130.0}, {32.0, -125.0}};
constexpr GeoPoint pacificOcean2[] = {{18.0, -161.0}, {18.0, -154.0}, {23.0, -154.0}, {23.0, -161.0}};
constexpr GeoPoint pacificOcean3[]
    = {{12.5, 144.9}, {13.4, 144.9}, {15.2, 145.8}, {16.0, 146.0}, {16.0, 149.0}, {12.5, 149.0}};
constexpr GeoPoint pacificOcean4[] = {{-15.0, -172.0}, {-15.0, -168.0}, {-13.5, -168.0}, {-13.5, -172.0}};

} // namespace

std::span<const MapWater> mapWaters()
{
    static constexpr MapWater waters[] = {
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Lake Superior"), lakeSuperior},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Green Bay"), greenBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Lake Michigan"), lakeMichigan},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Saginaw Bay"), saginawBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Lake Huron"), lakeHuron},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Lake St. Clair"), lakeStClair},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Lake Erie"), lakeErie},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Lake Ontario"), lakeOntario},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Puget Sound"), pugetSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Strait of Juan de Fuca"), straitOfJuanDeFuca},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "San Pablo Bay"), sanPabloBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "San Francisco Bay"), sanFranciscoBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Monterey Bay"), montereyBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Santa Monica Bay"), santaMonicaBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Galveston Bay"), galvestonBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Corpus Christi Bay"), corpusChristiBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Mississippi Sound"), mississippiSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Mobile Bay"), mobileBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Apalachee Bay"), apalacheeBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Tampa Bay"), tampaBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Charlotte Harbor"), charlotteHarbor},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Florida Bay"), floridaBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Biscayne Bay"), biscayneBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Pamlico Sound"), pamlicoSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Albemarle Sound"), albemarleSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Chesapeake Bay"), chesapeakeBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Delaware Bay"), delawareBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Raritan Bay"), raritanBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Long Island Sound"), longIslandSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Narragansett Bay"), narragansettBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Rhode Island Sound"), rhodeIslandSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Buzzards Bay"), buzzardsBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Nantucket Sound"), nantucketSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Cape Cod Bay"), capeCodBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Massachusetts Bay"), massachusettsBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Casco Bay"), cascoBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Penobscot Bay"), penobscotBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Gulf of Maine"), gulfOfMaine},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Cook Inlet"), cookInlet},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Prince William Sound"), princeWilliamSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Bristol Bay"), bristolBay},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Norton Sound"), nortonSound},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Gulf of Alaska"), gulfOfAlaska},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Bering Sea"), beringSea},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Chukchi Sea"), chukchiSea},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Beaufort Sea"), beaufortSea},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Philippine Sea"), philippineSea},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Caribbean Sea"), caribbeanSea},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Gulf"), theGulf},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Atlantic Ocean"), atlanticOcean},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Atlantic Ocean"), atlanticOcean2},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Pacific Ocean"), pacificOcean},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Pacific Ocean"), pacificOcean2},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Pacific Ocean"), pacificOcean3},
        {QT_TRANSLATE_NOOP("labdesk::MapTexts", "Pacific Ocean"), pacificOcean4},
    };
    return waters;
}

} // namespace labdesk
