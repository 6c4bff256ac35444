import { Failure } from '#contract/failure.js';
import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import { requirePermission } from '#contract/require-permission.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { Attribute } from '../attributes/attribute.js';
import { findAttributes } from '../attributes/attribute.store.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { attributeCodeProblem, checkList, settingNameProblem } from '../catalogs/setting-rules.js';
import { findProductsById } from '../products/product.store.js';
import { deleteLocks, findLocks, writeLocks } from './field-lock.store.js';
import { LOCKABLE_FIELDS, type FieldLock } from './field-lock.js';
import { fieldOwner } from './field-owner.js';

/** Fields of a product, or of all products of a catalog. */
export interface LockedFields {
  readonly catalogId?: number | null | undefined;
  readonly productId?: number | null | undefined;
  readonly fields: readonly string[];
}

const MOST_FIELDS = 200;
const KNOWN: ReadonlySet<string> = new Set(LOCKABLE_FIELDS);

/** Give fields to a connected system: nobody else changes them. Answers all locks of the catalog, or of the product. */
export async function lockFields(deps: CatalogDeps, context: CallContext, { owner, ...given }: LockedFields & { readonly owner: string }): Promise<FieldLock[]> {
  requirePermission(context.principal, 'catalog.manage');
  const problems = new Problems();
  problems.add('owner', settingNameProblem(owner));
  checkFields(problems, given);
  const keys = await deps.findCatalogKeys(context, owner); // calls another subgraph: before the transaction
  return change(deps, { name: 'lockFields', context, given }, async (transaction, place) => {
    const { companyId } = context.principal;
    requireKnownAttributes(await findAttributes(transaction, companyId, place.catalogId), given.fields);
    const own = fieldOwner(owner, { catalogId: place.catalogId, keys, field: 'owner' });
    await writeLocks(transaction, companyId, given.fields.map((field) => ({ ...place, field, ...own })));
  });
}

/** Take fields from the system that owns them. Answers the locks that are left of the catalog, or of the product. */
export function unlockFields(deps: CatalogDeps, context: CallContext, given: LockedFields): Promise<FieldLock[]> {
  requirePermission(context.principal, 'catalog.manage');
  checkFields(new Problems(), given);
  return change(deps, { name: 'unlockFields', context, given }, (transaction, place) => deleteLocks(transaction, context.principal.companyId, { ...place, fields: given.fields }));
}

type Place = Pick<FieldLock, 'catalogId' | 'productId'>;

function change(deps: CatalogDeps, { name, context, given: { catalogId, productId = null } }: { name: string; context: CallContext; given: LockedFields }, write: (transaction: Transaction, place: Place) => Promise<unknown>): Promise<FieldLock[]> {
  return changeSettings(deps, { name, context, catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    if (productId !== null) await requireProductOf(transaction, { companyId, catalogId: catalog.id }, productId);
    const read = async (): Promise<FieldLock[]> =>
      (await findLocks(transaction, { companyId, catalogId: catalog.id, productIds: productId === null ? [] : [productId] })).filter((lock) => lock.productId === productId);
    const before = await read();
    await write(transaction, { catalogId: catalog.id, productId });
    const after = await read();
    return { kind: 'fieldLocks', id: String(productId ?? 'catalog'), before: owners(before), after: owners(after), result: after };
  });
}

const owners = (locks: readonly FieldLock[]): object => Object.fromEntries(locks.map(({ field, owner }) => [field, owner]));

async function requireProductOf(transaction: Transaction, { companyId, catalogId }: { companyId: number; catalogId: number }, productId: number): Promise<void> {
  const product = (await findProductsById(transaction, companyId, [productId])).get(productId);
  if (product?.catalogId !== catalogId) throw new Failure('NOT_FOUND', `No product ${String(productId)} in this catalog`, { productId });
}

function checkFields(problems: Problems, { fields }: LockedFields): void {
  if (fields.length === 0) problems.add('fields', 'must name at least one field');
  checkList(problems, { path: 'fields', entries: fields, most: MOST_FIELDS }, fieldProblem);
  problems.refuse('The fields are not valid');
}

const OF_ATTRIBUTE = 'attributes.';

const fieldProblem = (field: string): string | undefined =>
  (KNOWN.has(field) || (field.startsWith(OF_ATTRIBUTE) && attributeCodeProblem(field.slice(OF_ATTRIBUTE.length)) === undefined)
    ? undefined : `must be one of ${LOCKABLE_FIELDS.join(', ')}, or attributes. and a code`);

function requireKnownAttributes(attributes: readonly Attribute[], fields: readonly string[]): void {
  const known = new Set(attributes.map(({ code }) => OF_ATTRIBUTE + code));
  const problems = new Problems();
  fields.forEach((field, index) => { problems.add(`fields.${String(index)}`, field.startsWith(OF_ATTRIBUTE) && !known.has(field) ? 'is not an attribute of this catalog' : undefined); });
  problems.refuse('The fields are not valid');
}
