import { createLog } from '#kernel/log.js';
import { createRelay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import { openCatalogCompany, type CatalogCompany } from './catalog-company.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- tests read answers of any shape */

let h: CatalogCompany;
let relay: ReturnType<typeof createRelay>;
beforeAll(async () => {
  h = await openCatalogCompany();
  relay = createRelay({ call: h.call, clock: h.clock, log: createLog('silent'), routes: ROUTES.filter(({ source }) => source === 'identity') });
});
afterAll(() => h.close());

const lock = async (owner: string, ...fields: string[]): Promise<any[]> =>
  (await h.asStaff('mutation ($input: LockFieldsInput!) { lockFields(input: $input) { field owner ownerKeyId } }', { input: { catalogId: 1, owner, fields } })).lockFields;
const unlock = (...fields: string[]): Promise<any> => h.asStaff('mutation ($input: UnlockFieldsInput!) { unlockFields(input: $input) { field } }', { input: { catalogId: 1, fields } });
const rename = async (id: string, name: string): Promise<void> => {
  await h.asStaff('mutation ($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, name } });
  await relay.drain();
};
const key = (name: string) => h.connect('CATALOG', { name, catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE', catalogId: 1 } });
const result = async (apiKey: string, sku: string, product: object): Promise<any> => {
  const response = await h.send('/products', { method: 'POST', body: JSON.stringify({ sku, ...product }), headers: { authorization: `Bearer ${apiKey}` } });
  const { result: { status, notes } }: any = await response.json();
  return [status, notes.map(({ field, message }: any) => [field, message])];
};

test('a lock stays with its key when the key is renamed, and is answered with the key\'s present name [H-LOCK-1]', async () => {
  const { id, apiKey } = await key('SAP');
  expect(await lock('SAP', 'brand')).toEqual([{ field: 'brand', owner: 'SAP', ownerKeyId: id }]);
  await result(apiKey, 'RENAMED', { brand: 'One' });
  await rename(id, 'S/4');
  expect(await result(apiKey, 'RENAMED', { brand: 'Two' })).toEqual(['updated', []]);
  expect((await h.asStaff('{ catalog(id: 1) { fieldLocks { owner ownerKeyId } } }')).catalog.fieldLocks).toEqual([{ owner: 'S/4', ownerKeyId: id }]);
  expect(await result(h.keys.PIM.apiKey, 'RENAMED', { brand: 'Three' })).toEqual(['skipped', [['brand', 'is owned by S/4']]]);
  const namesake = await key('SAP');
  expect(await result(namesake.apiKey, 'RENAMED', { brand: 'Four' })).toEqual(['skipped', [['brand', 'is owned by S/4']]]);
  await unlock('brand');
});

test('a second key of an owner\'s name does not write the owner\'s fields, and a name of several keys is no owner; the id of one is', async () => {
  const first = await key('PLM');
  await lock('PLM', 'season');
  const second = await key('PLM');
  await result(first.apiKey, 'TWICE', { season: 'SS27' });
  expect(await result(second.apiKey, 'TWICE', { season: 'FW27' })).toEqual(['skipped', [['season', 'is owned by PLM']]]);
  await expect(lock('PLM', 'brand')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { owner: [`is the name of several keys of this catalog: give the id of one, ${first.id} or ${second.id}`] } });
  expect(await lock(second.id, 'season')).toEqual([{ field: 'season', owner: 'PLM', ownerKeyId: second.id }]);
  expect(await result(second.apiKey, 'TWICE', { season: 'FW27' })).toEqual(['updated', []]);
  expect(await result(first.apiKey, 'TWICE', { season: 'SS28' })).toEqual(['skipped', [['season', 'is owned by PLM']]]);
  await unlock('season');
});

test('a name of no key is a text: no key writes those fields, not even one that gets the name later', async () => {
  expect(await lock('Supplier portal', 'material')).toEqual([{ field: 'material', owner: 'Supplier portal', ownerKeyId: null }]);
  const { apiKey } = await key('Supplier portal');
  await result(apiKey, 'TEXT', {});
  expect(await result(apiKey, 'TEXT', { material: 'Linen' })).toEqual(['skipped', [['material', 'is owned by Supplier portal']]]);
  await lock('Supplier portal', 'material');
  expect(await result(apiKey, 'TEXT', { material: 'Linen' })).toEqual(['updated', []]);
  await unlock('material');
});

test('a name in other capitals is refused with the key that is meant; keys of other catalogs are not meant', async () => {
  await expect(lock('erp', 'brand')).rejects.toMatchObject({ code: 'BAD_INPUT', details: { owner: ['is not the name of a key letter by letter: there is ERP'] } });
  expect(await lock('Other', 'gender')).toEqual([{ field: 'gender', owner: 'Other', ownerKeyId: null }]);
  await unlock('gender');
});

test('an attribute stays with the key that owns it: renamed, with a namesake, and saved again as it was read', async () => {
  const save = async (input: object): Promise<any> => (await h.asStaff('mutation ($input: SaveAttributeInput!) { saveAttribute(input: $input) { ownedBy ownedByKeyId } }', { input: { code: 'fit', label: 'Fit', type: 'SELECT', ...input } })).saveAttribute;
  const { id, apiKey } = await key('PDM');
  expect(await save({ ownedBy: 'PDM' })).toEqual({ ownedBy: 'PDM', ownedByKeyId: id });
  await rename(id, 'PDM 2');
  await key('PDM 2');
  expect(await save({ label: 'Cut' })).toEqual({ ownedBy: 'PDM 2', ownedByKeyId: id });
  expect(await save({ ownedBy: 'PDM 2' })).toEqual({ ownedBy: 'PDM 2', ownedByKeyId: id });
  await result(apiKey, 'FIT', { attributes: { fit: 'slim' } });
  expect(await result(h.keys.PIM.apiKey, 'FIT', { attributes: { fit: 'regular' } })).toEqual(['skipped', [['attributes.fit', 'is owned by PDM 2']]]);
  expect(await result(apiKey, 'FIT', { attributes: { fit: 'regular' } })).toEqual(['updated', []]);
  expect(await save({ ownedBy: null })).toEqual({ ownedBy: null, ownedByKeyId: null });
});

test('staff see what each key calls a product', async () => {
  await result(h.keys.ERP.apiKey, 'IDS', { external_id: 'A50' });
  await result(h.keys.PIM.apiKey, 'IDS', { external_id: 'P-7' });
  const { products: { nodes } } = await h.asStaff('{ products(filter: { skus: ["IDS"] }) { nodes { keyIds { keyId externalId } } } }');
  expect(nodes).toEqual([{ keyIds: [{ keyId: h.keys.ERP.id, externalId: 'A50' }, { keyId: h.keys.PIM.id, externalId: 'P-7' }] }]);
});
