import type { Transaction } from '#subgraph-kit/database.js';
import { addOptions } from '../attributes/add-options.js';
import type { AttributeOption } from '../attributes/attribute.js';
import { MOST_ATTRIBUTES, MOST_OPTIONS } from '../attributes/attribute.js';
import { insertSelection } from '../attributes/attribute.store.js';
import { optionCode } from '../attributes/option-code.js';
import type { ProductPlan } from '../products/product-plan.js';
import type { WriteSettings } from '../products/write-settings.js';
import type { KeyWriter } from './key-writer.js';

/** The attributes whose options the fields of variants with their names are. */
export const OPTION_FIELDS = ['size', 'color'] as const;
type OptionField = (typeof OPTION_FIELDS)[number];
const LABELS = { size: 'Size', color: 'Color' } as const satisfies Record<OptionField, string>;

/** The attributes that are to be read for variants that name sizes or colours. */
export const optionFieldsOf = (variants: readonly Readonly<Partial<Record<OptionField, string | undefined>>>[]): readonly OptionField[] => OPTION_FIELDS.filter((field) => variants.some((variant) => variant[field] !== undefined));

const optionsOf = ({ attributes }: WriteSettings, field: OptionField): readonly AttributeOption[] => {
  const attribute = attributes.get(field);
  return attribute?.type === 'SELECT' ? attribute.options : [];
};

/** Sizes and colours as they are stored. */
export interface OptionLabels {
  /** What is stored for a value that was sent: what is there already where the value is how that is read, else the label of the option that it is the code of, else the value, or the code of the option whose label it is. */
  named(field: OptionField, value: string | undefined, stored: string | null | undefined): string | undefined;
}

/** The labels of the options there are. */
export function optionLabels(settings: WriteSettings): OptionLabels {
  const size = namesOf(optionsOf(settings, 'size'));
  const color = namesOf(optionsOf(settings, 'color'));
  return { named: (field, value, stored) => (value === undefined ? undefined : optionNamed(value, { ...(field === 'size' ? size : color), stored })) };
}

interface OptionNames {
  readonly codes: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, string>;
}

/** The codes of options by their labels, and the labels that are read as their codes by these. */
const namesOf = (options: readonly AttributeOption[]): OptionNames =>
  ({ codes: new Map(options.map(({ label, code }) => [label, code])), labels: new Map(options.flatMap(({ label, code }) => (optionCode(label) === code ? [[code, label] as const] : []))) });

/** Whoever writes back what was read changes nothing: options are read as codes, and stored as the text that shoppers see. */
function optionNamed(sent: string, { codes, labels, stored }: OptionNames & { readonly stored: string | null | undefined }): string {
  if (stored != null && stored !== sent && optionCode(stored) === sent) return stored;
  const label = codes.has(sent) ? undefined : labels.get(sent);
  if (label !== undefined) return label;
  const code = codes.get(sent);
  return code === undefined || optionCode(sent) === code ? sent : code;
}

interface Planned {
  readonly plans: readonly ProductPlan[];
  readonly settings: WriteSettings;
}

/** An unknown size makes an option (decisions 3, H), and so does a colour, where there is room; the first one of a catalog makes their attribute. */
export async function addSizes(transaction: Transaction, key: KeyWriter, { fields, ...planned }: Planned & { readonly fields: readonly OptionField[] }): Promise<void> {
  for (const field of fields) await addMissing(transaction, key, { ...planned, field });
}

async function addMissing(transaction: Transaction, { companyId, catalogId }: KeyWriter, { plans, settings, field }: Planned & { readonly field: OptionField }): Promise<void> {
  const { attributes } = settings;
  const attribute = attributes.get(field);
  if (attribute ? attribute.type !== 'SELECT' : attributes.size >= MOST_ATTRIBUTES) return;
  const known = new Set(optionsOf(settings, field).map(({ code }) => code));
  const values = plans.flatMap(({ variants }) => variants.filter(({ changed }) => changed).flatMap(({ facts }) => facts[field] ?? []));
  const codes = new Map([...new Set(values)].map((value) => [value, optionCode(value)])); // many variants have few sizes
  const missing = [...new Map(values.map((value) => [codes.get(value) ?? '', value] as const))].filter(([code]) => code !== '' && !known.has(code)).slice(0, Math.max(MOST_OPTIONS - known.size, 0));
  if (missing.length === 0) return;
  if (!attribute) await insertSelection(transaction, companyId, { catalogId, code: field, label: LABELS[field], position: attributes.size });
  await addOptions(transaction, { companyId, catalogId, attribute: field, options: missing.map(([code, label]) => ({ code, label })) });
}
