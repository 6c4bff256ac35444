import { enterLatest } from '#kernel/enter-latest.js';
import type { EndedStatement, SpanAttributes } from '#kernel/tracing.js';
import { withoutLists } from './without-lists.js';

interface Described {
  /** The verb and the table. */
  readonly summary: string;
  readonly attributes: SpanAttributes;
}

const MOST_TEXTS = 1000;
const LONGEST_TEXT = 2000;
const HEAD = 2000;
const described = new Map<string, Described>();

/** The name and the attributes of a statement's span (OpenTelemetry's semantic conventions of databases). */
export function statementSpan({ system, sql, rows }: EndedStatement): { readonly name: string; readonly attributes: SpanAttributes } {
  const known = described.get(sql) ?? describe(sql);
  enterLatest(described, [sql, known], MOST_TEXTS);
  return { name: known.summary, attributes: { ...known.attributes, 'db.system.name': system, 'db.response.returned_rows': rows } };
}

/** Words before the table. */
const BEFORE_TABLE: ReadonlySet<string> = new Set(['FROM', 'INTO', 'UPDATE']);

function describe(sql: string): Described {
  const words = sql.slice(0, HEAD).split(/\s/).filter((word) => word !== '');
  const verb = (words[0] ?? '').toUpperCase();
  const table = plain(words[words.findIndex((word) => BEFORE_TABLE.has(word.toUpperCase())) + 1]);
  const isOfTable = words.some((word) => BEFORE_TABLE.has(word.toUpperCase())) && table !== '';
  const summary = isOfTable ? `${verb} ${table}` : verb;
  return { summary, attributes: { 'db.operation.name': verb, ...(isOfTable && { 'db.collection.name': table }), 'db.query.summary': summary, 'db.query.text': withoutLists(sql).slice(0, LONGEST_TEXT) } };
}

/** A table's name without quotes; a subselect has none. */
const plain = (word = ''): string => (/^[`"]?\w+[`"]?/.exec(word)?.[0] ?? '').replaceAll(/[`"]/g, '');
