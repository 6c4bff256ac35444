/** The counter of the orders' public integers. */
export const ORDER_SEQUENCE = 'order-sequence';
