import { openShop } from '../faults/shop.js';
import { catalogKey } from '../kit/catalog-key.js';
import { openReceiver } from '../subgraphs/webhooks/receiver.js';
import { connectDialects } from './connect-dialects.js';

/** The company of kills/world.ts with a catalog key and a returns portal, made through the process whose first port is given by its owner's token; how to close its receiver is added to `opened`. */
export async function openCompany(base: number, token: string, opened: (() => unknown)[]) {
  const receiver = await openReceiver();
  opened.push(receiver.close);
  const shop = await openShop(base, token);
  const { places, told, credentials } = await connectDialects(shop.asStaff, receiver.url);
  await shop.asStaff('mutation P($input: SaveReturnPortalInput!) { saveReturnPortal(input: $input) { slug } }', { input: { slug: 'lume' } });
  const doors = { ...credentials, A: `Bearer ${shop.apiKey}`, H: `Bearer ${await catalogKey(shop.asStaff)}`, staff: `Bearer ${token}` };
  return { doors, made: { places, told, asStaff: shop.asStaff, received: receiver.received } };
}
