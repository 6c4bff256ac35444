import type { Instant } from '#kernel/clock.js';
import type { Reader } from '#subgraph-kit/database.js';
import type { Keyset } from '#subgraph-kit/keyset.js';
import { unindexed } from '#subgraph-kit/search/among-states.js';
import { countRows } from '#subgraph-kit/counted-rows.js';
import { ifGiven, type Condition } from '#subgraph-kit/search/condition.js';
import { narrowed } from '#subgraph-kit/search/narrowed.js';
import { ofToken } from '#subgraph-kit/search/search-token.store.js';
import { inStates } from '#subgraph-kit/search/states.js';
import { atMost, places } from '#subgraph-kit/statement.js';
import type { ContentFilter, ContentMatch, ContentStatus } from './content-match.js';
import { DRAFT_TEXT_ROW, DRAFT_TOKEN, type DraftTextRow } from './draft-text.table.js';
import { ABOVE, type WantedWord } from './draft-words.js';

interface Search {
  readonly filter: ContentFilter;
  /** Undefined for all of the company. */
  readonly siteIds: readonly number[] | undefined;
  readonly words: readonly WantedWord[];
  readonly keys: Keyset;
}

interface MatchRow extends DraftTextRow {
  readonly title: string;
  readonly slug: string;
  readonly version: number;
  readonly published_version: number | null;
  readonly published_at: Instant | null;
  readonly updated_by: string;
}

/** A page of the drafts that a search finds, the last edited first. */
export async function findMatches(reader: Reader, companyId: number, { words, keys, ...search }: Search): Promise<ContentMatch[]> {
  const conditions = await searched(reader, companyId, { words, ...search });
  const rows = await reader.query<MatchRow>(
    `SELECT ${DRAFT_TEXT_ROW.of('d')}, t.title, t.slug, t.version, t.published_version, t.published_at, t.updated_by FROM ${DRAFTS}${conditions.map(({ sql }) => ` AND ${sql}`).join('')}${keys.where} ORDER BY ${conditions.some(({ isFew }) => isFew) ? unindexed(keys.orderBy) : keys.orderBy} ${atMost(keys.limit)}`,
    [companyId, ...conditions.flatMap(({ parameters }) => parameters), ...keys.parameters]);
  return rows.map((row) => toMatch(row, words));
}

/** How many drafts a search finds; null for too many to count. */
export async function countMatches(reader: Reader, companyId: number, search: Omit<Search, 'keys'>): Promise<number | null> {
  const conditions = await searched(reader, companyId, search);
  return countRows(reader, `SELECT 1 FROM ${DRAFTS}${conditions.map(({ sql }) => ` AND ${sql}`).join('')}`, [companyId, ...conditions.flatMap(({ parameters }) => parameters)]);
}

const DRAFTS = 'draft_text d JOIN translation t ON t.company_id = d.company_id AND t.document_id = d.document_id AND t.locale = d.locale WHERE d.company_id = ?';

const searched = async (reader: Reader, companyId: number, { filter, siteIds, words }: Omit<Search, 'keys'>): Promise<readonly Condition[]> => [...conditionsOf(filter), ...sitesCondition(siteIds), ...await ofWords(reader, companyId, words)];

/** The condition that a document has a text in some locale that fulfils all of a filter: where few do, their documents are named. */
export async function ofSomeText(reader: Reader, companyId: number, { filter, words }: Pick<Search, 'filter' | 'words'>): Promise<readonly Condition[]> {
  const conditions = [...conditionsOf(filter), ...await ofWords(reader, companyId, words)];
  if (conditions.length === 0) return [];
  const isFew = conditions.some((condition) => condition.isFew);
  const fulfilled = conditions.map(({ sql }) => ` AND ${sql}`).join('');
  const parameters = [companyId, ...conditions.flatMap((condition) => condition.parameters)];
  return isFew ? [{ sql: `document.id IN (SELECT d.document_id FROM ${DRAFTS}${fulfilled})`, parameters, isFew }] : [{ sql: `EXISTS (SELECT 1 FROM ${DRAFTS} AND d.document_id = document.id${fulfilled})`, parameters }];
}

const conditionsOf = ({ kinds, locales, statuses, updatedBy, updatedFrom, updatedTo }: ContentFilter): Condition[] => [
  ...inStates('d.kind', kinds ?? undefined), ...inStates('d.locale', locales ?? undefined), ...statusCondition(statuses ?? undefined),
  ...ifGiven('t.updated_by = ?', updatedBy ?? undefined), ...ifGiven('d.updated_at >= ?', updatedFrom ?? undefined), ...ifGiven('d.updated_at < ?', updatedTo ?? undefined),
];

const sitesCondition = (siteIds: readonly number[] | undefined): Condition[] => (siteIds === undefined ? [] : [{ sql: siteIds.length === 1 ? 'd.site_id = ?' : `d.site_id IN (${places(siteIds.length)})`, parameters: siteIds }]);

const STATUSES: Readonly<Record<ContentStatus, string>> = { DRAFT: 't.published_version IS NULL', PUBLISHED: 't.published_version = t.version', CHANGED: 't.published_version <> t.version' };

const statusCondition = (statuses: readonly ContentStatus[] | undefined): Condition[] => (statuses === undefined ? [] : [{ sql: `(${statuses.map((status) => STATUSES[status]).join(' OR ')})`, parameters: [] }]);

const ofWords = (reader: Reader, companyId: number, words: readonly WantedWord[]): Promise<Condition[]> =>
  narrowed(words.map(({ token, isPrefix }) => ofToken(reader, DRAFT_TOKEN, { companyId, column: 'd.record', wanted: { token, isPrefix, others: [`${ABOVE}${token}`] } })), 'd.record');

const toMatch = (row: MatchRow, words: readonly WantedWord[]): ContentMatch => ({
  documentId: row.document_id, kind: row.kind, siteId: row.site_id, locale: row.locale, title: row.title, slug: row.slug,
  status: row.published_version === null ? 'DRAFT' : row.published_version === row.version ? 'PUBLISHED' : 'CHANGED', updatedAt: row.updated_at, updatedBy: row.updated_by, publishedAt: row.published_at, words,
});
