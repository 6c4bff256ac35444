import type { QueryRunner } from 'typeorm';
import { places } from '#subgraph-kit/statement.js';

/** The slugs above a document in a locale, from the root. */
export type KnownPaths = (documentId: number, locale: string) => readonly string[];

interface Place {
  readonly id: number;
  readonly parent_id: number;
  readonly collection_slug: string | null;
}

const MOST_LEVELS = 20;

/** What is above some documents, for a migration: a query for each level. */
export async function knownPaths(runner: QueryRunner, companyId: number, ids: readonly number[]): Promise<KnownPaths> {
  const [known, slugs] = [new Map<number, Place>(), new Map<string, string>()];
  let wanted = [...new Set(ids)];
  for (let level = 0; wanted.length > 0 && level <= MOST_LEVELS; level += 1) {
    const rows = await runner.query(`SELECT d.id, d.parent_id, c.slug AS collection_slug FROM document d LEFT JOIN collection c ON c.company_id = d.company_id AND c.id = d.collection_id WHERE d.company_id = ? AND d.id IN (${places(wanted.length)})`, [companyId, ...wanted]) as Place[];
    for (const row of rows) known.set(row.id, row);
    const texts = await runner.query(`SELECT document_id, locale, slug FROM translation WHERE company_id = ? AND document_id IN (${places(wanted.length)})`, [companyId, ...wanted]) as { readonly document_id: number; readonly locale: string; readonly slug: string }[];
    for (const { document_id: id, locale, slug } of texts) slugs.set(`${String(id)} ${locale}`, slug);
    wanted = [...new Set(rows.map((row) => row.parent_id))].filter((id) => id !== 0 && !known.has(id));
  }
  return (documentId, locale) => lineAbove(known, documentId).flatMap(({ id, collection_slug: collection }) => (id === documentId ? collection : slugs.get(`${String(id)} ${locale}`)) ?? []);
}

/** A document with those above it, the uppermost first. */
function lineAbove(known: ReadonlyMap<number, Place>, documentId: number): Place[] {
  const line: Place[] = [];
  for (let place = known.get(documentId); place && line.length <= MOST_LEVELS; place = known.get(place.parent_id)) line.unshift(place);
  return line;
}
