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
// What pg reads otherwise: no host before the path, but the folder of a socket as a parameter.
const [, user, host, usualPort, database, parameters] = url.match(/^[a-z]+:\/\/(?:([^@\/]*)@)?([^:\/]*)(?::(\d+))?\/([^?]*)(?:\?(.*))?$/);
const given = new URLSearchParams(parameters);
const pool = new Pool({user, database, max: 8, host: given.get('host') || host, port: Number(given.get('port') || usualPort || 5432)});
const text = 'SELECT body FROM users WHERE team_seq = 1 AND user_id = $1';

function send(response, status, body) {
    response.writeHead(status, {'Content-Type': 'application/json', 'Content-Length': body.length});
    response.end(body);
}

http.createServer(async (request, response) => {
    const sent = Buffer.from(request.headers['x-service-api-key'] || '');
    if (sent.length !== expected.length || !timingSafeEqual(sent, expected))
        return send(response, 401, '{}');
    try {
        const found = await pool.query({name: 'user', text, values: [request.url.slice(request.url.lastIndexOf('/') + 1)]});
        return found.rows.length > 0 ? send(response, 200, found.rows[0].body) : send(response, 404, '{}');
    } catch (error) {
        console.error(error.message);
        return send(response, 500, '{}');
    }
}).listen(Number(port), '127.0.0.1');
