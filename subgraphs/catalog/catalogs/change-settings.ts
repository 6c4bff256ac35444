import type { CallContext } from '#contract/principal.js';
import { requirePermission } from '#contract/require-permission.js';
import { commandOnce } from '#subgraph-kit/command-once.js';
import type { Transaction } from '#subgraph-kit/database.js';
import type { CatalogDeps } from '../catalog-deps.js';
import type { Catalog } from './catalog.js';
import { noteSettingsChange } from './catalog.store.js';
import { requireCatalog } from './require-catalog.js';

/** The kinds of records that describe a catalog. */
type SettingKind = 'attribute' | 'attributeSet' | 'catalog' | 'category' | 'fieldLocks' | 'market' | 'priceList' | 'sizeChart';

/** A change of what describes a catalog, as it is kept in the audit log. */
export interface SettingsChange<Result> {
  readonly kind: SettingKind;
  /** Identifies the record in its catalog. */
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly result: Result;
}

/** A call that changes what describes a catalog. */
export interface SettingsCall {
  readonly name: string;
  readonly context: CallContext;
  /** The company's first catalog unless given. */
  readonly catalogId?: number | null | undefined;
}

/** Change what describes a catalog, once for a command, one writer of the company after the other, with its event and audit log. Needs catalog.manage. */
export function changeSettings<Result>(deps: CatalogDeps, { name, context, catalogId }: SettingsCall, work: (transaction: Transaction, catalog: Catalog) => Promise<SettingsChange<Result>>): Promise<Result> {
  const { companyId } = context.principal;
  requirePermission(context.principal, 'catalog.manage');
  return deps.database.inTransaction((transaction) => commandOnce(transaction, { context, clock: deps.clock, name }, async () => {
    await transaction.takeChangeSequence(companyId); // writers of the settings, and of the products that name them, come one after the other
    const catalog = await requireCatalog(transaction, companyId, catalogId);
    const { kind, id, before, after, result } = await work(transaction, catalog);
    await noteSettingsChange(transaction, companyId, catalog.id);
    transaction.recordChange({ kind, id, subject: `catalog-${String(catalog.id)}`, before, after });
    await deps.outbox.append(transaction, companyId, [{ type: 'catalog.settings_changed', subject: `catalog-${String(catalog.id)}`, cause: context, payload: { catalogId: catalog.id, kind, id } }]);
    return result;
  }));
}
