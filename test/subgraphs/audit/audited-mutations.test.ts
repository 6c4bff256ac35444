import type { Transaction } from '#subgraph-kit/database.js';
import { inputsOf, withMoreRecords } from './audited-inputs.js';
import { fillWorld, openWorld, selectionOf, type World } from '../isolation/world.js';
import { operations } from '../permissions/operations.js';

interface Entry {
  readonly operation: string;
  readonly subject: string | null;
  readonly changes: string | null;
}

let world: World;
let inputs: Readonly<Record<string, string>>;
/** What the last mutation left in the audit log. */
let entries: Entry[] = [];
beforeAll(async () => {
  world = await openWorld();
  inputs = inputsOf(await withMoreRecords(world, await fillWorld(world)));
  for (const database of world.databases) rolledBack(database);
});
afterAll(async () => { for (const [, subgraph] of world.opened) await subgraph.close(); });

/** Each mutation finds the same records: what it writes is rolled back, and its entries are kept here. */
function rolledBack(database: World['databases'][number]): void {
  const { inTransaction } = database;
  const watched = (transaction: Transaction): Transaction => Object.assign({}, transaction, {
    insert: (...[table, rows]: Parameters<Transaction['insert']>) => {
      if (table.name === 'audit_entry') entries.push(...rows as unknown as Entry[]);
      return transaction.insert(table, rows);
    },
  });
  Object.assign(database, { inTransaction: (work: (transaction: Transaction) => Promise<unknown>) => inTransaction((transaction) => { transaction.discard(); return work(watched(transaction)); }) });
}

/** Mutations that leave no subject or no change, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  eraseCustomer: 'nothing of an erased customer is kept, and the entry names nobody',
  deleteContact: 'nothing of a deleted contact is kept, and the entry names nobody',
  eraseVisitor: 'nothing of an erased visitor is kept but the proof, which the list of erasures has',
};

const OF_PEOPLE = operations().filter(({ name, internal }) => !internal && name.startsWith('Mutation.')).map(({ name }) => name.slice('Mutation.'.length));

test.each(OF_PEOPLE)('%s leaves entries with the record it is about and what it changed', async (field) => {
  entries = [];
  await world.ask(field, 'mutation', [inputs[field] ?? '', selectionOf(world, field)], world.staff);
  expect(new Set(entries.map(({ operation }) => operation))).toEqual(new Set([field]));
  for (const { subject, changes } of entries) {
    const { records } = JSON.parse(changes ?? '{"records":[]}') as { records: unknown[] };
    expect([subject !== null, records.length > 0]).toEqual(Array.from({ length: 2 }, () => !(field in WITHOUT)));
  }
});
