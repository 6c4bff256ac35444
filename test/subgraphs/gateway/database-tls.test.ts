import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { COUNTER } from '#subgraph-kit/counter.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { tableMigrations } from '#subgraph-kit/table-migrations.js';
import { certificate, type Certificate } from '../../kit/certificate.js';
import type * as Servers from '../../kit/database-server.mjs';
import { manualClock } from '../../kit/manual-clock.js';
import { suiteIf } from '../../kit/suite-if.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';

const { startDatabaseServer } = await import(pathToFileURL(resolve('test/kit/database-server.mjs')).href) as typeof Servers;

const [authority, stranger] = [certificate({ name: 'authority.example' }), certificate({ name: 'stranger.example' })];

// The embedded database has no server.
suiteIf(process.env['PORTICO_TEST_MYSQL'] !== undefined)('an account that a server lets in over TLS alone', () => {
  let server: Servers.PrivateServer;
  let folder: string;
  const at = (name: string): string => join(folder, name);
  const shows = ({ cert, key }: Certificate): void => {
    writeFileSync(at('server.pem'), cert);
    writeFileSync(at('server.key'), key);
  };

  beforeAll(async () => {
    folder = temporaryFolder();
    writeFileSync(at('authority.pem'), authority.cert);
    writeFileSync(at('stranger.pem'), stranger.cert);
    shows(certificate({ name: 'db.example.com', by: authority }));
    server = await startDatabaseServer({ settings: [`--ssl-cert=${at('server.pem')}`, `--ssl-key=${at('server.key')}`, `--ssl-ca=${at('authority.pem')}`] });
    await asRoot("CREATE USER tls@'127.0.0.1' IDENTIFIED BY 'secret' REQUIRE SSL", "GRANT ALL ON *.* TO tls@'127.0.0.1'");
  });
  afterAll(async () => { await server.stop(); });

  async function asRoot(...statements: readonly string[]): Promise<string> {
    const root = await createConnection(Object.assign(new URL(server.url), { username: 'root', password: '', pathname: '/' }).toString());
    const [[said]] = await root.query<RowDataPacket[]>('SELECT VERSION() AS version');
    for (const statement of statements) await root.query(statement);
    await root.end();
    return String(said?.['version']);
  }

  const addressed = (words: string): string => `mysql://tls:secret@localhost:${new URL(server.url).port}/over_tls${words}`;

  /** What encrypts the connections of an open database. */
  async function cipherOf(url: string, ...others: readonly string[]): Promise<string> {
    const database = await openDatabase({ location: { kind: 'mysql', url, ...(others.length > 0 && { others }) }, migrations: tableMigrations(1, COUNTER), clock: manualClock() });
    const [row] = await database.query<{ Value: string }>("SHOW SESSION STATUS LIKE 'Ssl_cipher'");
    await database.close();
    return row?.Value ?? '';
  }

  test('is refused without ssl-mode', async () => {
    await expect(cipherOf(addressed(''))).rejects.toThrow(/Access denied/);
  });

  test.each(['REQUIRED', 'required'])('is let in with ssl-mode=%s, whoever vouches for the server', async (mode) => {
    expect(await cipherOf(addressed(`?ssl-mode=${mode}`))).toMatch(/^TLS_|AES/);
  });

  test('is let in where the authority is the one of ssl-ca, and nothing is sent where it is another', async () => {
    expect(await cipherOf(addressed(`?ssl-mode=VERIFY_CA&ssl-ca=${at('authority.pem')}`))).toMatch(/^TLS_|AES/);
    await expect(cipherOf(addressed(`?ssl-mode=VERIFY_CA&ssl-ca=${at('stranger.pem')}`))).rejects.toThrow(/certificate/);
    await expect(cipherOf(addressed('?ssl-mode=VERIFY_CA'))).rejects.toThrow(/certificate/); // Node.js knows none that vouches for it
  });

  test('is let in by name where the certificate is for that name, on each of several hosts', async () => {
    const named = addressed(`?ssl-mode=VERIFY_IDENTITY&ssl-ca=${at('authority.pem')}`);
    await expect(cipherOf(named)).rejects.toThrow(/localhost/);
    shows(certificate({ name: 'localhost', by: authority }));
    const version = await asRoot();
    await asRoot(version.includes('MariaDB') ? 'FLUSH SSL' : 'ALTER INSTANCE RELOAD TLS');
    expect(await cipherOf(named)).toMatch(/^TLS_|AES/);
    const gone = Object.assign(new URL(named), { host: 'gone.invalid' }).toString();
    expect(await cipherOf(gone, named)).toMatch(/^TLS_|AES/);
  });
});
