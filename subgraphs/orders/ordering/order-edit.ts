import type { LineEdit } from './cancelling-lines.js';
import type { ContentEdit, EditedField } from './editing.js';
import type { NewOrderLine } from './sent-order.js';

/** The fields of an order to change. */
export interface OrderEdit extends ContentEdit {
  readonly lines?: readonly LineEdit[] | null | undefined;
  readonly addLines?: readonly NewOrderLine[] | null | undefined;
}

/** The fields an edit would change. */
export function fieldsOf({ lines, addLines: added, ...content }: OrderEdit): EditedField[] {
  const given = (['customer', 'shippingAddress', 'shipping'] as const).filter((field) => content[field] != null);
  const clearable = (['billingAddress', 'invoiceDetails', 'notes', 'priority'] as const).filter((field) => content[field] !== undefined);
  return [...given, ...clearable, ...(lines?.length ? ['lines' as const] : []), ...(added?.length ? ['addLines' as const] : [])];
}
