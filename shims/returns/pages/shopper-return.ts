import type { PortalReturnQuery } from '../operations/portal-return.generated.js';

/** A return as its shopper follows it. */
export type ShopperReturn = PortalReturnQuery['portalReturn'];

/** Whether the goods have not moved, as far as is known. */
export const isWaiting = ({ status }: Pick<ShopperReturn, 'status'>): boolean => status === 'REQUESTED' || status === 'AWAITING_RECEIPT';
