import { CARRIER_FORMATS } from '#contract/carrier-connection.js';
import { FIELD_RULES } from '#contract/catalog-key.js';
import type { CatalogKeyLevel, ConnectionKind, CreateConnectionInput } from '#contract/schema.generated.js';
import { listOf } from '../parts/form-texts.js';

export { CARRIER_FORMATS, FIELD_RULES };

/** What a key of the catalog may do. */
export const LEVELS = ['WRITE', 'READ'] as const satisfies readonly CatalogKeyLevel[];

type Texts = Readonly<Record<string, string>>;

/** A new connection by the texts of the form; what was left empty is not asked for. */
export const createInput = (kind: ConnectionKind, texts: Texts): CreateConnectionInput => ({
  kind, name: texts['name'] ?? '', activate: texts['activate'] === 'yes', ...given(texts['location'], (warehouseId) => ({ warehouseId })), ...given(texts['webhookUrl'], (webhookUrl) => ({ webhookUrl })), ...OF_KIND[kind]?.(texts),
});

const given = <Part extends object>(text: string | undefined, part: (text: string) => Part): Part | undefined => (text === undefined || text === '' ? undefined : part(text));

const OF_KIND: Readonly<Partial<Record<ConnectionKind, (texts: Texts) => Partial<CreateConnectionInput>>>> = {
  CATALOG: ({ level, fieldRule }) => ({ catalogKey: { level: LEVELS.find((one) => one === level) ?? null, fieldRule: FIELD_RULES.find((one) => one === fieldRule) ?? null } }),
  CARRIER: ({ format, timeZone = '' }) => ({ carrier: { format: CARRIER_FORMATS.find((one) => one === format) ?? null, timeZone: timeZone === '' ? null : timeZone } }),
  STORE: ({ origins }) => ({ store: { origins: listOf(origins) } }),
  COLLECTOR: ({ domains }) => ({ collector: { domains: listOf(domains) } }),
  DELIVERY: ({ site }) => ({ delivery: { siteId: Number(site) } }),
};
