import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SUBGRAPHS, type SubgraphName } from '#kernel/config.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Migration } from '#subgraph-kit/migration.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { temporaryFolder } from '../kit/temporary-folder.js';
import { manualClock } from '../kit/manual-clock.js';

/** Keys and indexes that do not lead with the company, each with its reason. */
const GLOBAL: Readonly<Record<string, string>> = {
  'outbox.outbox_pending': 'the relay takes what is pending of every company',
  'mail.mail_due': 'the sender takes what is due of every company',
  'mail.mail_state': 'operators see what waits of every company',
  'bulk_job.bulk_job_pending': 'the worker takes the job whose turn it is of every company',
  'bulk_job.bulk_job_ended': 'old jobs of every company are removed',
  'return_label.return_label_due': 'the worker makes the labels of returns of every company, in turn',
  'scheduled_publication.scheduled_due': 'the worker does what is scheduled of every company, in turn',
  'product_import.product_import_pending': 'the worker takes the import whose turn it is of every company',
  'image_source.image_source_due': 'the worker downloads the images whose turn it is of every company',
  'product_import.product_import_ended': 'old imports of every company are removed',
  'command.command_age': 'old results of every company are removed',
  'product.product_trash': 'what has been in the trash for 30 days is removed, whosever it was',
  'company.primary': 'its id is the company id',
  'company.company_slug': 'addresses name companies across the deployment',
  'assistant_call.assistant_call_account': 'a person sees the calls of their AI clients in all their companies',
  'oauth_code.oauth_code_account': 'people allow apps, whatever company they work for',
  'person.person_account': 'an account has people in several companies',
  'account.primary': 'a person has one account, whatever their companies',
  'account.account_email': 'people sign in before their company is known',
  'account_link.primary': 'a link belongs to an account, whatever its companies',
  'account_link.account_link_token': 'a token determines the account, not the other way round',
  'account_link.account_link_expiry': 'what has expired is removed, whosever it was',
  'invitation.invitation_token': 'a token determines the company, not the other way round',
  'invitation.invitation_expiry': 'what has expired is removed, whosever it was',
  'sign_in_session.primary': 'a session belongs to an account, whatever its companies',
  'sign_in_session.sign_in_session_token': 'a token determines the account, not the other way round',
  'sign_in_session.sign_in_session_expiry': 'what has expired is removed, whosever it was',
  'staff_token.staff_token_hash': 'a token determines the company, not the other way round',
  'connection.connection_id': 'the address that a carrier calls has the id alone, and the connection determines the company',
  'return_portal.return_portal_slug': 'an address determines the company, not the other way round',
  'former_portal.primary': 'an address determines the company, not the other way round',
  'return_terms.return_terms_token': 'a token determines the company, not the other way round',
  'parked_tracking.parked_tracking_age': 'events of unknown numbers of every company are removed after 30 days',
  'credential.credential_hash': 'a credential determines the company, not the other way round',
  'serving_process.primary': 'a process answers the calls of every company',
  'sealing_key.primary': 'a database has one key, whatever the company',
  'data_key.primary': 'a database has the same keys for every company',
  'oauth_signing_key.primary': 'a deployment signs with one key for every company',
  'oauth_signing_key.oauth_signing_key_place': 'one key of the deployment signs',
  'oauth_client.primary': 'a client registers before it acts for anybody',
  'oauth_client.oauth_client_unused': 'unused clients of the deployment are removed',
  'oauth_grant.primary': 'people allow clients for all their companies',
  'oauth_grant.oauth_grant_account': 'people allow clients for all their companies',
  'oauth_grant.oauth_grant_expires': 'what has expired is removed, of everybody',
  'oauth_code.primary': 'a code determines the person, not the other way round',
  'oauth_code.oauth_code_consent': 'a consent gives one code',
  'oauth_code.oauth_code_expires': 'what has expired is removed, of everybody',
  'oauth_access_token.primary': 'a token determines the person, not the other way round',
  'oauth_access_token.oauth_access_token_expires': 'what has expired is removed, of everybody',
  'oauth_refresh_token.primary': 'a token determines the person, not the other way round',
  'oauth_refresh_token.oauth_refresh_token_expires': 'what has expired is removed, of everybody',
  'lockout.primary': 'an address is locked out of a surface whatever company it pretends to be of',
};

const LED_BY_OTHERS = new Set(['migrations', 'typeorm_metadata', 'sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4']);

test('every key and index of a table leads with the company, except those with a stated reason', async () => {
  const led = await Promise.all(SUBGRAPHS.map(async (name) => ledByOthers(name, await migrationsOf(name))));
  expect([...new Set(led.flat())].sort()).toEqual(Object.keys(GLOBAL).sort());
});

async function migrationsOf(name: SubgraphName): Promise<readonly Migration[]> {
  if (!existsSync(`subgraphs/${name}/migrations.ts`)) return [];
  const exported = await import(`../../subgraphs/${name}/migrations.js`) as Readonly<Record<string, unknown>>;
  return Object.entries(exported).find(([exportedName]) => /migrations$/i.test(exportedName))?.[1] as readonly Migration[];
}

async function ledByOthers(name: SubgraphName, migrations: readonly Migration[]): Promise<string[]> {
  const location = { kind: 'sqlite', file: join(temporaryFolder(), `${name}.sqlite`) } as const;
  const database = await openDatabase({ location, migrations, clock: manualClock() });
  const tables = await database.query<{ name: string }>("SELECT name FROM sqlite_master WHERE type = 'table'");
  const keys = await Promise.all(tables.filter((table) => !LED_BY_OTHERS.has(table.name)).map((table) => keysOf(database, table.name)));
  await database.close();
  return keys.flat().filter(({ first }) => first !== 'company_id').map(({ key }) => key);
}

interface Key {
  readonly key: string;
  readonly first: string;
}

async function keysOf(database: Reader, table: string): Promise<Key[]> {
  const indexes = await database.query<{ name: string; origin: string }>(`PRAGMA index_list(${table})`);
  const columns = await database.query<{ name: string; pk: number }>(`PRAGMA table_info(${table})`);
  const primary = { key: `${table}.primary`, first: columns.find(({ pk }) => pk === 1)?.name ?? 'nothing' };
  const others = indexes.filter(({ origin }) => origin !== 'pk').map(async (index): Promise<Key> => {
    const [first] = await database.query<{ name: string }>(`PRAGMA index_info(${index.name})`);
    return { key: `${table}.${index.name}`, first: first?.name ?? 'nothing' };
  });
  return [primary, ...await Promise.all(others)];
}
