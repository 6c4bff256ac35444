import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import { textProblem } from '#contract/text-problem.js';
import type { CatalogKeyName } from '#subgraph-kit/subgraph.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { attributeCodeProblem, checkList, requireRoom, settingNameProblem } from '../catalogs/setting-rules.js';
import { LOCKABLE_FIELDS } from '../locks/field-lock.js';
import { fieldOwner } from '../locks/field-owner.js';
import { findAttributes, writeAttribute } from './attribute.store.js';
import { MOST_ATTRIBUTES, MOST_OPTIONS, type Attribute, type AttributeOption, type AttributeType } from './attribute.js';
import { optionCode } from './option-code.js';

/** An attribute as it is sent; what is left out keeps its value, or takes the default of a new one. */
export interface SaveAttribute {
  readonly catalogId?: number | null | undefined;
  readonly code: string;
  readonly label: string;
  readonly type: AttributeType;
  readonly isLocalizable?: boolean | null | undefined;
  readonly unit?: string | null | undefined;
  readonly ownedBy?: string | null | undefined;
  readonly position?: number | null | undefined;
  /** All its options in their order. */
  readonly options?: readonly AttributeOption[] | null | undefined;
}

const [LONGEST_UNIT, LONGEST_OPTION, LAST] = [20, 255, 1_000_000] as const;
/** Names that products have for fields of their own. */
const RESERVED: ReadonlySet<string> = new Set(LOCKABLE_FIELDS.filter((field) => field !== 'color' && field !== 'size'));

/** Add an attribute, or change the one of the same code, whose type stays. Values that products have of an option that goes are kept until they are next saved. */
export async function saveAttribute(deps: CatalogDeps, context: CallContext, given: SaveAttribute): Promise<Attribute> {
  requirePermission(context.principal, 'catalog.manage');
  const keys = typeof given.ownedBy === 'string' ? await deps.findCatalogKeys(context, given.ownedBy) : []; // calls another subgraph: before the transaction
  return changeSettings(deps, { name: 'saveAttribute', context, catalogId: given.catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    const known = await findAttributes(transaction, companyId, catalog.id);
    const before = known.find(({ code }) => code === given.code);
    if (!before) requireRoom('attributes', { count: known.length, most: MOST_ATTRIBUTES });
    if (before && before.type !== given.type) throw new Failure('INVALID_STATE', `${given.code} is of the type ${before.type}: make another attribute for ${given.type}`, { type: before.type });
    const after = toAttribute(given, before ?? blank(given, { catalogId: catalog.id, position: known.length }), keys);
    check(after);
    await writeAttribute(transaction, companyId, after);
    return { kind: 'attribute', id: after.code, before: before ?? null, after, result: after };
  });
}

/** What a new attribute begins with. */
const blank = ({ code, label, type }: SaveAttribute, fresh: Pick<Attribute, 'catalogId' | 'position'>): Attribute => ({ ...fresh, code, label, type, isLocalizable: false, unit: null, ownedBy: null, ownedByKeyId: null, options: [] });

/** Absent keeps; null clears a unit and an owner, and says nothing of the rest. */
function toAttribute(given: SaveAttribute, base: Attribute, keys: readonly CatalogKeyName[]): Attribute {
  const { label, isLocalizable, unit = base.unit, position, options } = given;
  return { ...base, label, unit, ...newOwner(given, base, keys), isLocalizable: isLocalizable ?? base.isLocalizable, position: position ?? base.position, options: options ?? base.options };
}

/** A key that is named as it was keeps the attribute, whoever else has that name now. */
function newOwner({ ownedBy }: SaveAttribute, base: Attribute, keys: readonly CatalogKeyName[]): Pick<Attribute, 'ownedBy' | 'ownedByKeyId'> | undefined {
  if (ownedBy === undefined || (base.ownedByKeyId !== null && ownedBy === base.ownedBy)) return undefined;
  if (ownedBy === null) return { ownedBy, ownedByKeyId: null };
  const { owner, ownerKeyId } = fieldOwner(ownedBy, { catalogId: base.catalogId, keys, field: 'ownedBy' });
  return { ownedBy: owner, ownedByKeyId: ownerKeyId };
}

function check({ code, label, unit, ownedBy, position, ...rest }: Attribute): void {
  const problems = new Problems();
  problems.add('code', attributeCodeProblem(code) ?? (RESERVED.has(code) ? 'is the name of a field that products have' : undefined));
  problems.add('label', settingNameProblem(label));
  if (unit !== null) problems.add('unit', textProblem(unit, { most: LONGEST_UNIT }));
  if (ownedBy !== null) problems.add('ownedBy', settingNameProblem(ownedBy));
  if (position < 0 || position > LAST) problems.add('position', `must be 0 to ${String(LAST)}`);
  checkOptions(rest, problems);
  problems.refuse('The attribute is not valid');
}

function checkOptions({ type, options }: Pick<Attribute, 'options' | 'type'>, problems: Problems): void {
  if (options.length > 0 && type !== 'SELECT' && type !== 'MULTISELECT') problems.add('options', 'are of selections alone');
  checkList(problems, { path: 'options', entries: options.map((option) => option.code), most: MOST_OPTIONS }, optionProblem);
  options.slice(0, MOST_OPTIONS).forEach((option, index) => { problems.add(`options.${String(index)}.label`, textProblem(option.label, { most: LONGEST_OPTION })); });
}

/** Options that were made of a label have its letters, of whatever script. */
const optionProblem = (option: string): string | undefined => (option !== '' && optionCode(option) === option ? undefined : attributeCodeProblem(option));
