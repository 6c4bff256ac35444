import type { TrackingStatus } from '#contract/carrier-connection.js';
import type { Reader } from '#subgraph-kit/database.js';
import { inferStatus } from './infer-status.js';
import { statusOfWord } from './normalise-event.js';
import { findCoded, findRemapped, type CodedEvent, type EventPlace } from './remapped-event.store.js';

/** What codes in lower case mean now; null for one that no map has any more. */
export type Meanings = ReadonlyMap<string, TrackingStatus | null>;

/** What an event says now: by the meaning of its code, or else by the platform's own words, or its description. */
export function statusNow({ code, description }: Pick<CodedEvent, 'code' | 'description'>, meanings: Meanings): TrackingStatus | null {
  return meanings.get(code.toLowerCase()) ?? statusOfWord(code, NO_MAP) ?? inferStatus(description);
}

const NO_MAP: ReadonlyMap<string, TrackingStatus> = new Map();

interface Search {
  readonly connectionId: string;
  readonly meanings: Meanings;
  readonly most: number;
}

/** Events of a connection that say something else now than when they came. */
export async function findRemappedEvents(reader: Reader, companyId: number, { connectionId, meanings, most }: Search): Promise<readonly CodedEvent[]> {
  const statusOfCode = new Map([...meanings].flatMap(([code, status]) => (status === null ? [] : [[code, status] as const])));
  const mapped = await findRemapped(reader, companyId, { connectionId, statusOfCode, most });
  const codes = [...meanings].flatMap(([code, status]) => (status === null ? [code] : []));
  return codes.length === 0 || mapped.length >= most ? mapped : [...mapped, ...await findForgotten(reader, companyId, { connectionId, codes, most: most - mapped.length, meanings })];
}

const AT_ONCE = 2000;

/** What a description says is no column: the events of codes without a meaning are read until there are enough that have another status. */
async function findForgotten(reader: Reader, companyId: number, { connectionId, codes, most, meanings }: Search & { readonly codes: readonly string[] }): Promise<readonly CodedEvent[]> {
  const found: CodedEvent[] = [];
  let after: EventPlace | undefined = { shipment_id: '', fingerprint: '' };
  while (after !== undefined && found.length < most) {
    const page: CodedEvent[] = await findCoded(reader, companyId, { connectionId, codes, after, most: AT_ONCE });
    found.push(...page.filter((event) => event.status !== statusNow(event, meanings)));
    after = page.length < AT_ONCE ? undefined : page.at(-1);
  }
  return found.slice(0, most);
}
