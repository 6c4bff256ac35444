import { systemContext } from '#contract/system-context.js';
import { queryToken, tokenAccess } from '#kit/access/token-access.js';
import type { Access } from '#kit/access/access.js';
import type { Exchange } from '#kit/exchange.js';
import type { SurfaceDeps } from '#kit/surface.js';
import { surfaceContext } from '#kit/surface-context.js';
import { StoreConnectionDocument } from './operations/store-connection.generated.js';
import type { StoreCaller } from './store-caller.js';

const SURFACE = 'promise';

/** The form of a store token (2-decisions, G): the number of its organisation, and 40 letters and digits. */
export const TOKEN = /^npk_\d{1,10}_[A-Za-z0-9]{40}$/;

/** Access by the token of a store. One that has not its form is none, which needs no look-up. */
export const BY_STORE_TOKEN: Access<StoreCaller> = {
  connectionKind: 'STORE',
  ...tokenAccess<StoreCaller>({ kind: 'publicToken', token: queryToken('token'), holder: (token, { exchange, deps }) => storeOf(token, exchange, deps) }),
};

async function storeOf(token: string, exchange: Exchange, { call }: Pick<SurfaceDeps, 'call'>): Promise<StoreCaller | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { storeConnection: store } = await call(StoreConnectionDocument, { token, address: exchange.address }, surfaceContext(SURFACE, exchange));
  if (!store) return undefined;
  const { principal } = systemContext({ actor: store.name, requestId: exchange.requestId, companyId: store.companyId, connectionId: store.id });
  return { principal, store };
}
