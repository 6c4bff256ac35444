import { isTimeZone } from '#kernel/time-zone.js';
import { CARRIER_FORMATS, TRACKING_STATUSES, type CarrierFormat, type CarrierSettings, type MappedCode } from '#contract/carrier-connection.js';
import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import { STANDARD_CODES } from '#contract/standard-carrier-codes.js';
import { codeProblem } from '#contract/text-problem.js';
import { changedCodes, type ChangedCode } from './changed-codes.js';
import type { ConnectionKind } from './connection.js';
import type { StoredSettings } from './wms-settings.js';

/** Settings of a carrier connection to set; absent fields keep their values, null restores the default. */
export interface CarrierChoice {
  /** Only when it is made. */
  readonly format?: CarrierFormat | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly statusMap?: readonly MappedCode[] | null | undefined;
  /** Entries of the map to change; the others stay. */
  readonly codes?: readonly ChangedCode[] | null | undefined;
}

/** The settings of a carrier connection that was given none. */
const CARRIER_DEFAULTS = { format: 'GENERIC', timeZone: 'Europe/Rome', statusMap: [] } as const satisfies Omit<CarrierSettings, 'standardMap'>;

const MOST_CODES = 500;
const LONGEST_CODE = 60;

/** The stored settings of a connection after a change; throws BAD_INPUT with every problem, and for another kind of connection. */
export function changedCarrierSettings({ kind, settings }: { readonly kind: ConnectionKind; readonly settings: StoredSettings }, change: CarrierChoice): StoredSettings {
  if (kind !== 'CARRIER') throw new Failure('BAD_INPUT', `A ${kind} connection has no such settings`, { carrier: ['is for another kind of connection'] });
  const { codes, ...whole } = change;
  const { timeZone } = whole;
  const statusMap = codes ? changedCodes(whole.statusMap === undefined ? knownCodes(settings) : whole.statusMap ?? [], codes) : whole.statusMap;
  const problems = new Problems();
  if (typeof timeZone === 'string') problems.add('carrier.timeZone', isTimeZone(timeZone) ? undefined : 'must be an IANA time zone such as Europe/Rome');
  if (statusMap) addProblems(statusMap, problems);
  problems.refuse('Some settings are not valid');
  const given = Object.entries({ ...whole, statusMap }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(Object.entries({ ...settings, ...Object.fromEntries(given) }).filter(([, value]) => value !== null));
}

function addProblems(statusMap: readonly MappedCode[], problems: Problems): void {
  if (statusMap.length > MOST_CODES) {
    problems.add('carrier.statusMap', `must have at most ${String(MOST_CODES)} entries`);
    return;
  }
  const seen = new Set<string>();
  for (const [index, { code }] of statusMap.entries()) {
    const word = code.trim().toLowerCase();
    problems.add(`carrier.statusMap.${String(index)}`, problemOf(code) ?? (seen.has(word) ? 'appears twice' : undefined));
    seen.add(word);
  }
}

const problemOf = (code: string): string | undefined => (code.trim() === '' || code.length > LONGEST_CODE ? `must have a code of 1 to ${String(LONGEST_CODE)} characters` : codeProblem(code));

/** The settings of a carrier connection; null for other connections. */
export function carrierSettings({ kind, settings }: { readonly kind: ConnectionKind; readonly settings: StoredSettings }): CarrierSettings | null {
  if (kind !== 'CARRIER') return null;
  const { format, timeZone, statusMap } = settings;
  const known = CARRIER_FORMATS.find((one) => one === format) ?? CARRIER_DEFAULTS.format;
  return {
    format: known, timeZone: typeof timeZone === 'string' ? timeZone : CARRIER_DEFAULTS.timeZone,
    statusMap: knownCodes({ statusMap }),
    standardMap: STANDARD_CODES[known],
  };
}

const knownCodes = ({ statusMap }: StoredSettings): readonly MappedCode[] => (Array.isArray(statusMap) ? statusMap.flatMap(mappedCode) : CARRIER_DEFAULTS.statusMap);

function mappedCode(entry: Partial<Record<keyof MappedCode, unknown>> | null): MappedCode[] {
  if (entry === null) return []; // what was stored by hand
  const status = TRACKING_STATUSES.find((known) => known === entry.status);
  return status === undefined ? [] : [{ code: String(entry.code), status }];
}
