import type { ReturnNotificationKind } from './notification-kind.js';

/** Units that customers send back, or get instead. */
export interface NoticeItem {
  readonly title: string;
  readonly quantity: number;
}

/** A notification of a return, with what its mail says; orders writes it, identity mails it. */
export interface ReturnNotice {
  readonly returnId: string;
  readonly kind: ReturnNotificationKind;
  readonly email: string;
  readonly language: string;
  /** The numbers of the order and the return. */
  readonly order: string;
  readonly number: string;
  readonly firstName: string;
  /** The portal, and the last part of the address of the return's page in it. */
  readonly slug: string;
  readonly token: string;
  readonly items: readonly NoticeItem[];
  /** What the customer gets instead. */
  readonly exchange: readonly NoticeItem[];
  readonly resolution: 'REFUND' | 'EXCHANGE' | 'STORE_CREDIT';
  /** Of a refund or credit, estimated until it is made, in minor units. */
  readonly amountMinor: number;
  readonly currency: string;
  /** Name and address of the store where it is handed in, line by line; null where a carrier brings it. */
  readonly store?: readonly string[] | null | undefined;
  readonly carrier?: string | null | undefined;
  readonly trackingNumber?: string | null | undefined;
  readonly creditCode?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
}
