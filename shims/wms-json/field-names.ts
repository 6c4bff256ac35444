const FIELDS = [
  'OmsOrderNumber', 'OmsReturnNumber', 'Success', 'ErrorCode', 'ErrorMessage', 'ExternalReference1', 'ExternalReference2', 'EventDateTime', 'AquisitionDateTime',
  'ParcelQty', 'ProductList', 'ParcelList', 'Sku', 'Quantity', 'QuantityReturned', 'LotNumber', 'LotExpirationDate', 'SerialNumber', 'idParcel', 'WeightGr',
  'HeightMm', 'WidthMm', 'DepthMm', 'Courier', 'Waybill', 'TrackingUrl', 'CourierLabelId', 'Reason', 'IdWarehouse', 'Classification', 'ReturnCode', 'IdLabel',
  'Date', 'EAN', 'Title', 'Category',
] as const;

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map([
  ...FIELDS.map((field) => [field.toLowerCase(), field] as const),
  ['errorccode', 'ErrorCode'], // a spelling in use (document 1, B, Conventions)
]);

/** A field as the document spells it, however it was written; the name as it is when the document has no such field. */
export const fieldName = (written: string): string => BY_LOWER_CASE.get(written.toLowerCase()) ?? written;

const LISTS: ReadonlySet<string> = new Set(['ProductList', 'ParcelList']);

/** Whether a field holds a list, which may also be written wrapped or as one object. */
export const isList = (field: string): boolean => LISTS.has(field);
