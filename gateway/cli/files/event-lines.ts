import { extname } from 'node:path';
import { z } from 'zod';
import { csvLine } from '../../files/csv-line.js';
import { EVENT_KINDS, PAYLOAD_KEYS, RESERVED_KEYS } from '#contract/shopper-event.js';
import type { ExportStorefrontEventsQuery } from '../operations/export-storefront-events.generated.js';
import { WrongUsage } from '../wrong-usage.js';

/** What a visitor did, as the graph answers it. */
export type ExportedEvent = ExportStorefrontEventsQuery['storefrontEvents']['nodes'][number];

/** How events are written to a file. */
export interface EventLines {
  /** What stands before them. */
  readonly header: string;
  /** What a release writes: files with other fields are not mixed. */
  readonly layout: string;
  readonly line: (event: ExportedEvent) => string;
}

/** How events are written to a file of this name. */
export function eventLines(path: string): EventLines {
  const lines = { '.csv': CSV, '.ndjson': JSON_LINES, '.jsonl': JSON_LINES }[extname(path).toLowerCase()];
  if (!lines) throw new WrongUsage('Events are exported to a file that ends in .csv or .ndjson');
  return lines;
}

/** The fields of an event beside its payload, by their names in files. */
const fieldsOf = ({ uid, kind, at, day, visitorId, sessionId, channel, reference, productId, variantId, isBot }: Omit<ExportedEvent, 'payload'>) =>
  ({ uid, kind, at, day, visitor_id: visitorId, session_id: sessionId, channel, reference, product_id: productId, variant_id: variantId, is_bot: isBot });

const FIELDS = ['uid', 'kind', 'at', 'day', 'visitor_id', 'session_id', 'channel', 'reference', 'product_id', 'variant_id', 'is_bot'] as const satisfies readonly (keyof ReturnType<typeof fieldsOf>)[];
const KEYS: readonly string[] = [...new Set([...EVENT_KINDS.flatMap((kind) => PAYLOAD_KEYS[kind]), ...RESERVED_KEYS])];
const COLUMNS = [...FIELDS, ...KEYS.map((key) => `payload.${key}`)];

/** A row an event, behind the mark by which spreadsheets know UTF-8; what was not said is an empty cell. */
const CSV: EventLines = {
  header: `\uFEFF${csvLine(COLUMNS)}`, layout: COLUMNS.join(','),
  line: (event) => {
    const [fields, payload] = [fieldsOf(event), new Map(Object.entries(Payload.parse(event.payload)))];
    return csvLine([...FIELDS.map((field) => cellOf(fields[field])), ...KEYS.map((key) => cellOf(payload.get(key)))]);
  },
};

/** An object a line, with the payload as it is kept. */
const JSON_LINES: EventLines = { header: '', layout: [...FIELDS, 'payload'].join(','), line: ({ payload, ...event }) => `${JSON.stringify({ ...fieldsOf(event), payload })}\n` };

const Payload = z.record(z.string(), z.unknown());

function cellOf(value: unknown): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value === null || value === undefined ? '' : JSON.stringify(value);
}
