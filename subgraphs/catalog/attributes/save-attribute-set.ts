import type { CallContext } from '#contract/principal.js';
import { Problems } from '#contract/problems.js';
import type { CatalogDeps } from '../catalog-deps.js';
import { changeSettings } from '../catalogs/change-settings.js';
import { attributeCodeProblem, checkList, requireRoom, settingNameProblem } from '../catalogs/setting-rules.js';
import { findAttributeSets, writeAttributeSet } from './attribute-set.store.js';
import { findAttributes } from './attribute.store.js';
import type { AttributeSet } from './attribute.js';

/** An attribute set as it is sent. */
export interface SaveAttributeSet extends Omit<AttributeSet, 'catalogId'> {
  readonly catalogId?: number | null | undefined;
}

const [MOST_SETS, MOST_ATTRIBUTES] = [500, 500] as const;

/** Add an attribute set, or replace the one of the same code. */
export function saveAttributeSet(deps: CatalogDeps, context: CallContext, { catalogId, code, name, attributes }: SaveAttributeSet): Promise<AttributeSet> {
  return changeSettings(deps, { name: 'saveAttributeSet', context, catalogId }, async (transaction, catalog) => {
    const { companyId } = context.principal;
    const known = new Set((await findAttributes(transaction, companyId, catalog.id)).map((attribute) => attribute.code));
    const problems = new Problems();
    problems.add('code', attributeCodeProblem(code));
    problems.add('name', settingNameProblem(name));
    checkList(problems, { path: 'attributes', entries: attributes, most: MOST_ATTRIBUTES }, (one) => (known.has(one) ? undefined : 'is not an attribute of this catalog'));
    problems.refuse('The attribute set is not valid');
    const sets = await findAttributeSets(transaction, companyId, catalog.id);
    const before = sets.find((set) => set.code === code) ?? null;
    if (!before) requireRoom('attribute sets', { count: sets.length, most: MOST_SETS });
    const after: AttributeSet = { catalogId: catalog.id, code, name, attributes };
    await writeAttributeSet(transaction, companyId, after);
    return { kind: 'attributeSet', id: code, before, after, result: after };
  });
}
