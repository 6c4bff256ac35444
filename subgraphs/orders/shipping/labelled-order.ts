import type { LabelMaker } from '../inventory/location.js';
import type { Address, Customer } from '../addresses/address.js';
import type { CarrierChoice } from './carrier.js';

/** The fields of a fulfillment order its labels are made from. */
export interface LabelledOrder {
  /** The fulfillment order. */
  readonly id: string;
  readonly orderId: string;
  /** The order's number. */
  readonly number: string;
  readonly locationId: string;
  readonly labelsBy: LabelMaker;
  readonly shipping: CarrierChoice;
  readonly shippingAddress: Address;
  readonly customer: Pick<Customer, 'name'>;
  readonly lines: readonly { readonly weightG: number | null; readonly quantityOrdered: number }[];
}
