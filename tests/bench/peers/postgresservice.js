// SPDX-FileCopyrightText: 2026 The Labdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// postgresservice.js PORT DATABASE-URL KEY: the least service in Node.js that reads one user from the service's own
// database, as sqliteservice.py does it from a file: http and pg with eight connections and a prepared statement.
const http = require('http');
const {timingSafeEqual} = require('crypto');
const {Pool} = require('pg');

const [port, url, key] = process.argv.slice(2);
const expected = Buffer.from(key);
const place = new URL(url); // what pg reads otherwise: a socket's folder in the parameter host
const pool = new Pool({
    user: decodeURIComponent(place.username), database: place.pathname.slice(1), max: 8,
    host: place.searchParams.get('host') || place.hostname, port: Number(place.port || place.searchParams.get('port') || 5432),
});
const text = 'SELECT body FROM users WHERE team_seq = 1 AND user_id = $1';

function send(response, status, body) {
    response.writeHead(status, {'Content-Type': 'application/json', 'Content-Length': body.length});
    response.end(body);
}

http.createServer(async (request, response) => {
    const given = Buffer.from(request.headers['x-service-api-key'] || '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return send(response, 401, '{}');
    try {
        const found = await pool.query({name: 'user', text, values: [request.url.slice(request.url.lastIndexOf('/') + 1)]});
        return found.rows.length > 0 ? send(response, 200, found.rows[0].body) : send(response, 404, '{}');
    } catch (error) {
        console.error(error.message);
        return send(response, 500, '{}');
    }
}).listen(Number(port), '127.0.0.1');
