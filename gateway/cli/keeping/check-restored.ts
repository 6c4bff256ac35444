import type { BlobColumn, RowReference } from '#subgraph-kit/keeping/kept-part.js';
import type { RestoreTarget } from '#subgraph-kit/keeping/restore-target.js';
import { isBlobHash, type Blobs } from '#subgraph-kit/blobs/blobs.js';
import { keptParts } from './parts.js';
import type { Targets } from './restore-targets.js';

/** A look at what was restored. */
export interface Finding {
  readonly check: string;
  readonly state: 'good' | 'BAD';
  readonly found: string;
}

/** Rows that name others which are not there; positions of the relay beyond what there is; rows whose stored files are missing. */
export async function checkRestored(targets: Targets, blobs: Blobs): Promise<Finding[]> {
  return [
    finding('references', await danglingOf(targets), 'every row that names another one finds it'),
    finding('events', await aheadOf(targets), 'no database has read events that their source does not have'),
    finding('stored files', await missingOf(targets, blobs), 'every stored file that rows name is there'),
  ];
}

const MOST_NAMED = 5;

const finding = (check: string, wrong: readonly string[], good: string): Finding => (wrong.length === 0
  ? { check, state: 'good', found: good }
  : { check, state: 'BAD', found: `${wrong.slice(0, MOST_NAMED).join('; ')}${wrong.length > MOST_NAMED ? `; and ${String(wrong.length - MOST_NAMED)} more` : ''}` });

async function danglingOf(targets: Targets): Promise<string[]> {
  const kept = await keptParts();
  const wrong: string[] = [];
  for (const [part, target] of targets) {
    for (const reference of kept[part].references) {
      const count = await danglingRows(target, reference);
      if (count > 0) wrong.push(`${part}: ${String(count)} rows of ${reference.table} have a ${reference.column} that is in no row of ${reference.of}`);
    }
  }
  return wrong;
}

/** A table that an older backup does not have yet refers to nothing. */
async function danglingRows(target: RestoreTarget, { table, column, of, by = 'id' }: RowReference): Promise<number> {
  const [own, others] = [await target.columns(table), await target.columns(of)];
  if (!own.has(column) || !others.has(by)) return 0;
  const sameCompany = column !== 'company_id' && own.has('company_id') && others.has('company_id') ? ' AND o.company_id = r.company_id' : '';
  const [row] = await target.rows<{ counted: number | string }>(
    `SELECT COUNT(*) AS counted FROM ${table} r WHERE r.${column} IS NOT NULL AND r.${column} <> '' AND NOT EXISTS (SELECT 1 FROM ${of} o WHERE o.${by} = r.${column}${sameCompany})`);
  return Number(row?.counted);
}

interface ConsumedRow {
  readonly company_id: number;
  readonly source: string;
  readonly stamp: string;
}

async function aheadOf(targets: Targets): Promise<string[]> {
  const last = await lastSequences(targets);
  const wrong: string[] = [];
  for (const [part, target] of targets) {
    if (!(await target.columns('consumed')).has('stamp')) continue;
    for (const { company_id: companyId, source, stamp } of await target.rows<ConsumedRow>('SELECT company_id, source, stamp FROM consumed')) {
      const there = last.get(`${source} ${String(companyId)}`) ?? '';
      if (stamp > there) wrong.push(`${part} has read events of ${source} of company ${String(companyId)} up to ${stamp}, and the last change there is ${there === '' ? 'none' : `of ${there}`}`);
    }
  }
  return wrong;
}

/** The change sequence of the last change of each company in each database. */
async function lastSequences(targets: Targets): Promise<ReadonlyMap<string, string>> {
  const last = new Map<string, string>();
  for (const [part, target] of targets) {
    if (!(await target.columns('feed')).has('last_stamp')) continue;
    for (const { company_id: companyId, last_stamp: stamp } of await target.rows<{ company_id: number; last_stamp: string }>('SELECT company_id, last_stamp FROM feed')) last.set(`${part} ${String(companyId)}`, stamp);
  }
  return last;
}

async function missingOf(targets: Targets, blobs: Blobs): Promise<string[]> {
  const kept = await keptParts();
  const wrong: string[] = [];
  for (const [part, target] of targets) {
    for (const column of kept[part].blobs) wrong.push(...await missingBlobs(target, column, blobs));
  }
  return wrong;
}

async function missingBlobs(target: RestoreTarget, { table, column, unlessEmpty }: BlobColumn, blobs: Blobs): Promise<string[]> {
  if (!(await target.columns(table)).has(column)) return [];
  const rows = await target.rows<{ company_id: number; hash: string }>(`SELECT DISTINCT company_id, ${column} AS hash FROM ${table}${unlessEmpty === undefined ? '' : ` WHERE ${unlessEmpty} IS NOT NULL`}`);
  const missing: string[] = [];
  for (const { company_id: companyId, hash } of rows) if (isBlobHash(hash) && !await blobs.has(companyId, hash)) missing.push(`${hash} of company ${String(companyId)}, named in ${table}`);
  return missing;
}
