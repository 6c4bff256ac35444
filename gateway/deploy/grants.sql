-- What the account of the product may do, and nothing else: no GRANT OPTION, nothing outside the schemas whose names begin with portico_.
-- MySQL's image runs this file when it makes its data folder, after it made the account (MYSQL_USER, MYSQL_PASSWORD). On a server of your own an
-- administrator runs first: CREATE USER 'portico'@'%' IDENTIFIED BY '…' REQUIRE SSL; (with ?ssl-mode= in PORTICO_DB, see gateway/docs/databases.md)

-- The work of every call, and of backup, which reads all tables in one transaction.
GRANT SELECT, INSERT, UPDATE, DELETE ON `portico\_%`.* TO 'portico'@'%';

-- The schemas, which a start makes (portico_identity and so on), and their tables, which migrations make and change: CREATE for both, ALTER and INDEX for
-- tables, and DROP for what a migration replaces. A restore, and a rehearsal in schemas of its own, make and drop whole schemas.
GRANT CREATE, ALTER, INDEX, DROP ON `portico\_%`.* TO 'portico'@'%';

-- Only where the subgraphs are on several servers, for the moment at which backup holds their writes (FLUSH TABLES WITH READ LOCK):
-- GRANT RELOAD ON *.* TO 'portico'@'%';
