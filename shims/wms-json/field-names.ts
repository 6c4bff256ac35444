const FIELDS = [
  'OmsOrderNumber', 'OmsReturnNumber', 'Success', 'ErrorCode', 'ErrorMessage', 'ExternalReference1', 'ExternalReference2', 'EventDateTime', 'AquisitionDateTime',
  'ParcelQty', 'ProductList', 'ParcelList', 'Sku', 'Quantity', 'QuantityReturned', 'LotNumber', 'LotExpirationDate', 'SerialNumber', 'idParcel', 'WeightGr',
  'HeightMm', 'WidthMm', 'DepthMm', 'Courier', 'Waybill', 'TrackingUrl', 'CourierLabelId', 'Reason', 'IdWarehouse', 'Classification', 'ReturnCode', 'IdLabel',
  'Date', 'EAN', 'Title', 'Category', 'Count',
] as const;

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map([
  ...FIELDS.map((field) => [field.toLowerCase(), field] as const),
  ['errorccode', 'ErrorCode'], // a misspelling in use (document 1, B, Conventions)
]);

/** A field in the document's spelling, matched without case; an unknown name stays as it is. */
export const fieldName = (written: string): string => BY_LOWER_CASE.get(written.toLowerCase()) ?? written;

const LISTS: ReadonlySet<string> = new Set(['ProductList', 'ParcelList']);

/** Whether a field is a list, which may also be written wrapped or as one object. */
export const isList = (field: string): boolean => LISTS.has(field);
