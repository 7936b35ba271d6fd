-- A database as version 1 of the schema left it: what the tests of migrations begin with. One statement a line.
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID
CREATE TABLE users (seq INTEGER PRIMARY KEY, user_id TEXT NOT NULL, client_user_id TEXT NOT NULL, created_on INTEGER NOT NULL, zone TEXT, zone_source TEXT, zone_updated INTEGER, birth_date TEXT, birth_source TEXT, birth_updated INTEGER, ingestion_start TEXT, ingestion_end TEXT, body BLOB NOT NULL)
CREATE TABLE connections (user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, provider TEXT NOT NULL, created_on INTEGER NOT NULL, external_user_id TEXT, auto_connect INTEGER NOT NULL, denied TEXT NOT NULL, error_type TEXT, error_message TEXT, errored_at INTEGER, PRIMARY KEY (user_seq, provider)) WITHOUT ROWID
CREATE TABLE refreshes (user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, asked_at INTEGER NOT NULL)
CREATE TABLE orders (order_id TEXT NOT NULL, user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, lab_id INTEGER NOT NULL REFERENCES labs(lab_id), zip TEXT NOT NULL, created_on INTEGER NOT NULL)
CREATE TABLE insurances (user_seq INTEGER NOT NULL REFERENCES users(seq) ON DELETE CASCADE, created_on INTEGER NOT NULL, body BLOB NOT NULL)
CREATE TABLE labs (lab_id INTEGER PRIMARY KEY, slug TEXT NOT NULL)
CREATE TABLE centers (center_id INTEGER PRIMARY KEY, lab_id INTEGER NOT NULL REFERENCES labs(lab_id), name TEXT NOT NULL, first_line TEXT NOT NULL, second_line TEXT, city TEXT NOT NULL, state TEXT NOT NULL, zip TEXT NOT NULL, phone TEXT NOT NULL, fax TEXT NOT NULL, hours TEXT, site_code TEXT NOT NULL, bill_types TEXT NOT NULL, capabilities TEXT NOT NULL, latitude REAL NOT NULL, longitude REAL NOT NULL, centroid_latitude REAL NOT NULL, centroid_longitude REAL NOT NULL)
CREATE TABLE payors (payor_seq INTEGER PRIMARY KEY, payor_code TEXT NOT NULL, name TEXT NOT NULL, folded TEXT NOT NULL, body BLOB NOT NULL)
CREATE TABLE payor_ids (payor_seq INTEGER NOT NULL REFERENCES payors(payor_seq) ON DELETE CASCADE, clearinghouse TEXT NOT NULL, payor_id TEXT NOT NULL, PRIMARY KEY (payor_seq, clearinghouse)) WITHOUT ROWID
CREATE TABLE totals (users INTEGER NOT NULL, bytes INTEGER NOT NULL)
INSERT INTO totals VALUES (0, 0)
CREATE TRIGGER user_added AFTER INSERT ON users BEGIN UPDATE totals SET users = users + 1, bytes = bytes + length(NEW.body); END
CREATE TRIGGER user_removed AFTER DELETE ON users BEGIN UPDATE totals SET users = users - 1, bytes = bytes - length(OLD.body); END
CREATE TRIGGER user_changed AFTER UPDATE OF body ON users BEGIN UPDATE totals SET bytes = bytes + length(NEW.body) - length(OLD.body); END
INSERT INTO facts VALUES ('team_id', '2245bd5f-bb68-4f68-a2eb-92502318fa4e')
INSERT INTO users (user_id, client_user_id, created_on, body) VALUES ('010affc8-c45d-46dc-b16c-4927cd3dcf18', 'old-1', 1700000000, CAST('{"user_id":"010affc8-c45d-46dc-b16c-4927cd3dcf18","client_user_id":"old-1"}' AS BLOB))
INSERT INTO users (user_id, client_user_id, created_on, body) VALUES ('010affc8-c45d-46dc-b16c-4927cd3dcf19', 'old-2', 1700000001, CAST('{"user_id":"010affc8-c45d-46dc-b16c-4927cd3dcf19","client_user_id":"old-2"}' AS BLOB))
INSERT INTO labs VALUES (6, 'quest')
INSERT INTO orders VALUES ('01b4fccd-af57-4317-aff3-cff1e16a1eb3', 1, 6, '60202', 1700000002)
INSERT INTO insurances VALUES (1, 1700000003, CAST('{"member_id":"first"}' AS BLOB))
INSERT INTO insurances VALUES (1, 1700000003, CAST('{"member_id":"second"}' AS BLOB))
INSERT INTO payors VALUES (1, 'AAA111', 'Alder Health', '|alder health|', CAST('{"name":"Alder Health","source":"platform"}' AS BLOB))
INSERT INTO payors VALUES (2, 'BBB222', 'Birch Health', '|birch health|', CAST('{"name":"Birch Health","source":"team"}' AS BLOB))
CREATE UNIQUE INDEX users_by_id ON users (user_id)
CREATE UNIQUE INDEX users_by_client_id ON users (client_user_id)
CREATE INDEX users_by_age ON users (created_on)
CREATE INDEX users_by_end ON users (ingestion_end) WHERE ingestion_end IS NOT NULL
CREATE INDEX refreshes_by_user ON refreshes (user_seq, asked_at)
CREATE UNIQUE INDEX orders_by_id ON orders (order_id)
CREATE INDEX orders_by_user ON orders (user_seq)
CREATE INDEX insurances_by_user ON insurances (user_seq, created_on)
CREATE INDEX centers_by_place ON centers (lab_id, centroid_latitude)
PRAGMA application_id = 1281450596
PRAGMA user_version = 1
