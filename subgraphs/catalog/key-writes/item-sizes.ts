import type { Transaction } from '#subgraph-kit/database.js';
import { addOptions } from '../attributes/add-options.js';
import type { AttributeOption } from '../attributes/attribute.js';
import { MOST_OPTIONS } from '../attributes/attribute.js';
import { optionCode } from '../attributes/option-code.js';
import type { ProductDraft } from '../products/product-draft.js';
import type { ProductPlan } from '../products/product-plan.js';
import type { WriteSettings } from '../products/write-settings.js';
import type { KeyWriter } from './key-writer.js';

/** The attribute whose options are the sizes of variants. */
export const SIZE = 'size';

const sizesOf = ({ attributes }: WriteSettings): readonly AttributeOption[] => {
  const attribute = attributes.get(SIZE);
  return attribute?.type === 'SELECT' ? attribute.options : [];
};

/** The sizes of a draft, those that are the label of an option as its code. */
export function normalSizes(draft: ProductDraft, settings: WriteSettings): ProductDraft {
  const byLabel = new Map(sizesOf(settings).map(({ label, code }) => [label, code]));
  return { ...draft, variants: draft.variants.map((variant) => (typeof variant.size === 'string' ? { ...variant, size: sizeOf(variant.size, byLabel.get(variant.size)) } : variant)) };
}

/** A size is stored as it was sent where that names the option. */
const sizeOf = (size: string, code: string | undefined): string => (code === undefined || optionCode(size) === code ? size : code);

/** An unknown size makes an option (decisions 3, H), where the catalog has an attribute of sizes and room in it. */
export async function addSizes(transaction: Transaction, { companyId, catalogId }: KeyWriter, { plans, settings }: { plans: readonly ProductPlan[]; settings: WriteSettings }): Promise<void> {
  if (settings.attributes.get(SIZE)?.type !== 'SELECT') return;
  const known = new Set(sizesOf(settings).map(({ code }) => code));
  const wanted = new Map(plans.flatMap(({ variants }) => variants.filter(({ changed }) => changed).flatMap(({ facts: { size } }) => (size === null ? [] : [[optionCode(size), size] as const]))));
  const missing = [...wanted].filter(([code]) => code !== '' && !known.has(code)).slice(0, Math.max(MOST_OPTIONS - known.size, 0));
  if (missing.length > 0) await addOptions(transaction, { companyId, catalogId, attribute: SIZE, options: missing.map(([code, label]) => ({ code, label })) });
}
