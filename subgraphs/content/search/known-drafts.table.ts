import type { QueryRunner } from 'typeorm';
import { grouped } from '#subgraph-kit/grouped.js';
import { migration, type Migration } from '#subgraph-kit/migration.js';
import { rewriteTokens } from '#subgraph-kit/search/index-known.js';
import { places } from '#subgraph-kit/statement.js';
import { readableOr, STORED } from '#subgraph-kit/stored-json.js';
import type { BlockType, FieldDefinition } from '../fields/field-definition.js';
import { textOf, textOfBlocks } from '../fields/text-of-values.js';
import { recordOf } from './draft-record.js';
import { DRAFT_TOKEN } from './draft-text.table.js';
import { tokensOfDraft, tokensOfPath } from './draft-words.js';
import { knownPaths, type KnownPaths } from './known-paths.table.js';

const SLICE = 100;

interface KnownDraft {
  readonly company_id: number;
  readonly document_id: number;
  readonly locale: string;
  readonly title: string;
  readonly slug: string;
  readonly content: string | null;
  readonly updated_at: string;
  readonly site_id: number;
  readonly kind: string;
  readonly collection_id: number;
  readonly template: string | null;
}

/** Makes the drafts that were there before findable by what they say as it is read now, a hundred at a time; it begins again after a kill. */
export const indexKnownDrafts = (at: number): Migration => migration(at, 'index_known_drafts', async (runner) => {
  const texts = definitionsOf(runner);
  for (let [company, document, locale] = [0, 0, '']; ;) {
    const drafts = await runner.query(
      `SELECT t.company_id, t.document_id, t.locale, t.title, t.slug, t.content, t.updated_at, d.site_id, d.kind, d.collection_id, d.template FROM translation t JOIN document d ON d.company_id = t.company_id AND d.id = t.document_id
      WHERE t.company_id > ? OR (t.company_id = ? AND (t.document_id > ? OR (t.document_id = ? AND t.locale > ?))) ORDER BY t.company_id, t.document_id, t.locale LIMIT ${String(SLICE)}`, [company, company, document, document, locale]) as KnownDraft[];
    for (const [companyId, own] of grouped(drafts, (draft) => draft.company_id)) await indexSome(runner, { companyId, drafts: own, texts, paths: await knownPaths(runner, companyId, own.map((draft) => draft.document_id)) });
    const last = drafts.at(-1);
    if (last === undefined) return;
    [company, document, locale] = [last.company_id, last.document_id, last.locale];
  }
});

interface Some {
  readonly companyId: number;
  readonly drafts: readonly KnownDraft[];
  readonly texts: (draft: KnownDraft) => Promise<string>;
  readonly paths: KnownPaths;
}

async function indexSome(runner: QueryRunner, { companyId, drafts, texts, paths }: Some): Promise<void> {
  const records = [];
  await runner.query(`DELETE FROM draft_text WHERE company_id = ? AND record IN (${places(drafts.length)})`, [companyId, ...drafts.map((draft) => recordOf(draft.document_id, draft.locale))]);
  for (const draft of drafts) {
    const [record, text] = [recordOf(draft.document_id, draft.locale), await texts(draft)];
    await runner.query('INSERT INTO draft_text (company_id, record, site_id, document_id, locale, kind, updated_at, text) VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [companyId, record, draft.site_id, draft.document_id, draft.locale, draft.kind, draft.updated_at, text]);
    records.push({ record, tokens: [...tokensOfDraft([draft.title, draft.slug, text]), ...tokensOfPath(paths(draft.document_id, draft.locale))] });
  }
  await rewriteTokens(runner, DRAFT_TOKEN, { companyId, records });
}

/** What drafts say, by the definitions of their templates and collections, which are read once. */
function definitionsOf(runner: QueryRunner): (draft: KnownDraft) => Promise<string> {
  const known = new Map<string, object>();
  const read = async (sql: string, given: readonly (number | string)[]): Promise<object> => {
    const key = JSON.stringify([sql, given]);
    const [row] = known.has(key) ? [] : await runner.query(sql, [...given]) as { readonly json: string }[];
    const found = known.get(key) ?? readableOr({}, () => STORED.object(row?.json ?? '{}', 'definitions'));
    known.set(key, found);
    return found;
  };
  return async ({ company_id: companyId, site_id: siteId, collection_id: collectionId, template, content }) => {
    const values = content === null ? null : readableOr(null, () => STORED.value(content, 'content'));
    if (collectionId === 0) return textOfBlocks((await read('SELECT blocks AS json FROM template WHERE company_id = ? AND site_id = ? AND template_key = ?', [companyId, siteId, template ?? '']) as { readonly blocks?: readonly BlockType[] }).blocks ?? [], values ?? []);
    return textOf((await read('SELECT fields AS json FROM collection WHERE company_id = ? AND id = ?', [companyId, collectionId]) as { readonly fields?: readonly FieldDefinition[] }).fields ?? [], values ?? {});
  };
}
