import type { LimitedTexts } from '#contract/fits.js';
import { LONGEST_FIELD, textsOfAddress } from '../addresses/address-texts.js';
import type { OrderEdit } from './order-edit.js';
import type { NewOrder, NewOrderLine } from './sent-order.js';

const LONGEST_NOTES = 10_000;

type Written = Pick<OrderEdit, 'customer' | 'shippingAddress' | 'billingAddress' | 'invoiceDetails' | 'notes' | 'shipping'>;

/** The texts of an order, or of a change to it, without a validation of their own, each with its maximum length. */
export const textsOf = ({ customer, shippingAddress, billingAddress, invoiceDetails, notes, shipping, language }: Written & Pick<NewOrder, 'language'>): LimitedTexts => ({
  ...textsOfAddress('shippingAddress', shippingAddress),
  ...textsOfAddress('billingAddress', billingAddress),
  ...fieldsOf('invoiceDetails', invoiceDetails),
  ...fieldsOf('customer', customer),
  'customer.email': [customer?.email, 320],
  'notes': [notes, LONGEST_NOTES],
  'shipping.methodCode': [shipping?.methodCode, 60],
  'shipping.methodName': [shipping?.methodName, 200],
  'shipping.carrierCode': [shipping?.carrierCode, 60],
  'shipping.serviceCode': [shipping?.serviceCode, 60],
  'language': [language, 5],
});

const fieldsOf = (path: string, given: Readonly<Record<string, string | null | undefined>> | null | undefined): LimitedTexts =>
  Object.fromEntries(Object.entries(given ?? {}).map(([field, text]) => [`${path}.${field}`, [text, LONGEST_FIELD] as const]));

/** Those of a line. */
export const textsOfLine = ({ sku, barcode, title, locationCode }: NewOrderLine): LimitedTexts => ({
  sku: [sku, 255], barcode: [barcode, 255], title: [title, 500], locationCode: [locationCode, 60],
});
