/** The counter of the orders' public integers, for dialects that know orders by one. */
export const ORDER_SEQUENCE = 'order-sequence';

/** What an order is called by its public integer wherever a reference is taken: `##1042`. No order number can look like it. */
export const sequenceOf = (reference: string): number | undefined => {
  const [, digits] = /^##(\d{1,15})$/.exec(reference) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
