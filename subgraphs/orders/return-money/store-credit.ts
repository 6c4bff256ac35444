import type { Instant } from '#kernel/clock.js';
import type { RefundLine } from '../ordering/refund.js';

/** Credit that a customer got for a return; spending it is the storefront's (document 2 decisions, E). */
export interface StoreCredit {
  readonly id: string;
  /** What the customer pays with: `K7QM-3XRD-PW9T`. */
  readonly code: string;
  readonly returnId: string;
  readonly orderId: string;
  /** Whose it is, as customers are known; null where the order has no address, and once the customer was erased. */
  readonly email: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
  /** The units that it was given for. */
  readonly lines: readonly Pick<RefundLine, 'lineId' | 'quantity' | 'subtotalMinor'>[];
}

const [LENGTH, GROUP] = [12, 4] as const;

/** A code as it is kept, whatever a person typed: in capitals, in groups of four. */
export function storedCode(typed: string): string {
  const characters = typed.toUpperCase().replaceAll(/[\s-]/gu, '');
  return [characters.slice(0, GROUP), characters.slice(GROUP, GROUP + GROUP), characters.slice(GROUP + GROUP)].filter((group) => group !== '').join('-');
}

/** A code of random characters. */
export const newCode = (readable: (length: number) => string): string => storedCode(readable(LENGTH));
