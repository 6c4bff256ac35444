import type { LimitedTexts } from '#contract/fits.js';
import type { NewOrder, NewOrderLine } from './sent-order.js';

/** The texts of an order, or of a change to it, without a validation of their own, with the length each is cut to. */
export const textsOf = ({ customer, shipping, language }: Partial<Pick<NewOrder, 'customer' | 'language' | 'shipping'>>): LimitedTexts => ({
  'customer.email': [customer?.email, 320],
  'shipping.methodCode': [shipping?.methodCode, 60],
  'shipping.methodName': [shipping?.methodName, 200],
  'shipping.carrierCode': [shipping?.carrierCode, 60],
  'shipping.serviceCode': [shipping?.serviceCode, 60],
  'language': [language, 5],
});

/** Those of a line. */
export const textsOfLine = ({ sku, barcode, title, locationCode }: NewOrderLine): LimitedTexts => ({
  sku: [sku, 255], barcode: [barcode, 255], title: [title, 500], locationCode: [locationCode, 60],
});
