import type { Instant } from '#kernel/clock.js';
import type { Address } from '../addresses/address.js';
import type { Carrier, LabelFormat } from './carrier.js';

/** The content of a label. */
export interface LabelRequest {
  /** The same for every attempt at one parcel, so that carriers recognize a retry. */
  readonly key: string;
  readonly carrier: Carrier;
  readonly serviceCode: string | null;
  /** The next number of the carrier's series. */
  readonly trackingNumber: string;
  readonly orderNumber: string;
  /** 0 is the return label. */
  readonly parcel: number;
  /** How many parcels the fulfillment order has, as far as is known. */
  readonly parcels: number;
  readonly reference: string | null;
  readonly weightG: number | null;
  readonly sender: Address;
  readonly recipient: Address;
  readonly at: Instant;
}

/** A label that was made. */
export interface MadeLabel {
  readonly trackingNumber: string;
  readonly format: LabelFormat;
  readonly content: Buffer;
}

/** The carrier will not take this parcel; the message is for the merchant's people. */
export class LabelRefused extends Error {
  override readonly name = 'LabelRefused';
}

/** Makes labels: the platform itself, or a carrier's service behind an adapter. Never called inside a transaction. */
export interface LabelMaker {
  /** Rejects with {@link LabelRefused} when the carrier gives a reason, with anything else when the call failed. */
  make(request: LabelRequest): Promise<MadeLabel>;
  /** What `make` would answer, without calling the carrier: for dry runs, whose transaction is open meanwhile. */
  preview(request: LabelRequest): Promise<MadeLabel>;
}
