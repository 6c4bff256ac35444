import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import type { CallContext } from '#contract/principal.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import { folderBlobs } from '#subgraph-kit/blobs/folder-blobs.js';
import type { CatalogKeyName } from '#subgraph-kit/subgraph.js';
import { openCatalog } from '../../../subgraphs/catalog/catalog.js';
import { testDatabase } from '../../kit/database.js';
import { temporaryFolder } from '../../kit/temporary-folder.js';
import { manualClock } from '../../kit/manual-clock.js';
import { createMigrated } from '../../kit/migrated-copy.js';
import { testKeys } from '../../kit/test-keys.js';
import { testSubgraph } from '../test-subgraph.js';

/** A catalog on an empty database, closed after the last test of the file; every company has the same keys. */
export const testCatalog = (keys: readonly CatalogKeyName[] = []) => {
  const clock = manualClock();
  const woken: number[] = [];
  const location = testDatabase('catalog');
  return testSubgraph(async () => {
    await createMigrated('catalog', location);
    return openCatalog({
      database: location, clock, ids: uuidV7Ids(clock), log: createLog('silent'),
      keys: testKeys,
      wakeRelay: () => woken.push(1), blobs: folderBlobs(temporaryFolder()), resolveHost: () => Promise.reject(new Error('Tests ask no name server')), findCatalogKeys: (_, nameOrId) => Promise.resolve(keys.filter(({ id, name }) => id === nameOrId || name.toLowerCase() === nameOrId.toLowerCase())),
    });
  }, { clock, woken, location });
};

/** A person of a company. */
export const staffOf = (companyId: number, permissions: readonly Permission[] = ALL_PERMISSIONS): CallContext => ({
  principal: { kind: 'staff', companyId, actor: 'anna@example.test', scopes: [], permissions }, requestId: 'request', via: 'graphql',
});

/** The relay. */
export const system: CallContext = { principal: { kind: 'system', companyId: 0, actor: 'relay', scopes: ['system'] }, requestId: 'request', via: 'relay' };

/** The fields of a save the tests look at. */
export const SAVE = `mutation Save($input: SaveProductsInput!) {
  saveProducts(input: $input) { id externalId title handle status brand updatedAt variants { id sku title size color weightG price { amount currency minorUnits } updatedAt } }
}`;

/** A shirt in two sizes. */
export const shirt = (over: object = {}) => ({
  externalId: 'erp-1', title: 'Linen shirt', brand: 'Nord', handle: 'linen-shirt', status: 'ACTIVE', productType: 'Shirts',
  variants: [
    { sku: 'SHIRT_GREEN_S', barcode: '4006381333931', color: 'Green', size: 'S', weightG: 240, price: { amount: '59.90', currency: 'EUR' } },
    { sku: 'SHIRT_GREEN_M', color: 'Green', size: 'M', weightG: 250, price: { amount: '59.90', currency: 'EUR' } },
  ],
  ...over,
});
