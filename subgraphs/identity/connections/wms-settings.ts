import type { CatalogKey } from '#contract/catalog-key.js';
import type { DeliveryToken } from '#contract/delivery-token.js';
import { countryProblem } from '#contract/country.js';
import { Failure } from '#contract/failure.js';
import type { ConnectionKind } from './connection.js';

/** A mapping from a value of the platform to a code of the warehouse's system. */
export interface CodeMapping {
  readonly value: string;
  readonly code: string;
}

/** The item code agreed between the warehouse and the merchant. */
export type AgreedItemKey = 'BARCODE' | 'SKU';

/** The merchant's settings for a warehouse on the JSON facade. */
export interface WmsJsonSettings {
  /** Order tag to preparation type; the first match is used. */
  readonly preparationTypes: readonly CodeMapping[];
  /** Carrier code to the warehouse's name for the carrier. */
  readonly couriers: readonly CodeMapping[];
  /** Country code to priority, 1 being the highest. */
  readonly priorities: readonly CountryPriority[];
  /** Country code to the language of the customer. */
  readonly languages: readonly CodeMapping[];
  readonly labelsEnabled: boolean;
  readonly documentsEnabled: boolean;
  readonly itemRegistryEnabled: boolean;
  readonly itemKey: AgreedItemKey;
}

/** The priority of orders to a country. */
export interface CountryPriority {
  readonly countryCode: string;
  readonly priority: number;
}

/** The merchant's settings for a warehouse on the XML facade. */
export interface WmsXmlSettings {
  readonly orderStates: readonly CodeMapping[];
  readonly returnStates: readonly CodeMapping[];
  readonly returnReasons: readonly CodeMapping[];
  /** Country code to the warehouse's number for the country. */
  readonly countries: readonly CodeMapping[];
  readonly ordersPerCall: number;
  readonly labelsEnabled: boolean;
}

const JSON_DEFAULTS: WmsJsonSettings = {
  preparationTypes: [], couriers: [], priorities: [], languages: [], labelsEnabled: false, documentsEnabled: false, itemRegistryEnabled: false, itemKey: 'BARCODE',
};
const XML_DEFAULTS: WmsXmlSettings = { orderStates: [], returnStates: [], returnReasons: [], countries: [], ordersPerCall: 500, labelsEnabled: false };

/** A key reads and fills the company's first catalog unless it is made otherwise. */
const KEY_DEFAULTS: CatalogKey = { catalogId: 1, fieldRule: 'INSERIMENTO' };

/** Default settings specific to a kind of connection. */
const DEFAULTS: Partial<Record<ConnectionKind, CatalogKey | DeliveryToken | WmsJsonSettings | WmsXmlSettings>> = { WMS_JSON: JSON_DEFAULTS, WMS_XML: XML_DEFAULTS, CATALOG: KEY_DEFAULTS, DELIVERY: {} };

/** Settings as stored, without defaults. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** The settings specific to a connection's kind, with defaults filled in; null for a kind without any. */
export const settingsOf = ({ kind, settings }: { readonly kind: ConnectionKind; readonly settings: StoredSettings }): StoredSettings | null => {
  const defaults = DEFAULTS[kind];
  return defaults ? { ...defaults, ...settings } : null;
};

interface Change {
  readonly kind: ConnectionKind;
  readonly settings: StoredSettings;
}

/** The stored settings after a change: absent fields keep their values, null restores the default; throws BAD_INPUT with every problem. */
export function changedSettings({ kind, settings }: Change, asked: ConnectionKind, change: object): StoredSettings {
  const field = asked === 'WMS_JSON' ? 'wmsJson' : 'wmsXml';
  if (kind !== asked) throw new Failure('BAD_INPUT', `A ${kind} connection has no such settings`, { [field]: ['is for another kind of connection'] });
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const problems = Object.fromEntries(given.flatMap(([name, value]) => problemsOf(name, value).map(([path, problem]) => [`${field}.${path}`, [problem]])));
  if (Object.keys(problems).length > 0) throw new Failure('BAD_INPUT', 'Some settings are not valid', problems);
  return Object.fromEntries(Object.entries({ ...settings, ...Object.fromEntries(given) }).filter(([, value]) => value !== null));
}

const MOST_MAPPINGS = 500;
const LONGEST_CODE = 64;
const MOST_ORDERS = 2000;
const LOWEST_PRIORITY = 99;
const BY_COUNTRY: ReadonlySet<string> = new Set(['languages', 'countries', 'priorities']);

function problemsOf(name: string, value: unknown): [string, string][] {
  if (name === 'ordersPerCall' && typeof value === 'number') return value >= 1 && value <= MOST_ORDERS ? [] : [[name, `must be from 1 to ${String(MOST_ORDERS)}`]];
  if (!Array.isArray(value)) return [];
  if (value.length > MOST_MAPPINGS) return [[name, `must have at most ${String(MOST_MAPPINGS)} entries`]];
  const keys = value.map((entry: Partial<CodeMapping & CountryPriority>) => entry.countryCode ?? entry.value ?? '');
  return value.flatMap((entry: Partial<CodeMapping & CountryPriority>, index) => {
    const problem = entryProblem({ key: keys[index] ?? '', first: keys.indexOf(keys[index] ?? '') === index, byCountry: BY_COUNTRY.has(name) }, entry);
    return problem === undefined ? [] : [[`${name}.${String(index)}`, problem] satisfies [string, string]];
  });
}

interface Entry {
  readonly key: string;
  readonly first: boolean;
  readonly byCountry: boolean;
}

const entryProblem = (entry: Entry, { code = '-', priority = 1 }: Partial<CodeMapping & CountryPriority>): string | undefined => {
  const wrongCountry = entry.byCountry ? countryProblem(entry.key) : undefined;
  const rules: [boolean, string][] = [
    [entry.first, 'appears twice'],
    [wrongCountry === undefined, wrongCountry ?? ''],
    [!entry.byCountry || entry.key === entry.key.toUpperCase(), 'must be a country code in capitals'],
    [isCode(entry.key), `must have 1 to ${String(LONGEST_CODE)} characters`],
    [isCode(code), `must have a code of at most ${String(LONGEST_CODE)} characters`],
    [priority >= 1 && priority <= LOWEST_PRIORITY, `must have a priority from 1 to ${String(LOWEST_PRIORITY)}`],
  ];
  return rules.find(([fine]) => !fine)?.[1];
};

const isCode = (text: string): boolean => text.trim() !== '' && text.length <= LONGEST_CODE;
