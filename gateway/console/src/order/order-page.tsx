import { type ReactElement } from 'react';

/** One order. */
export function OrderPage(): ReactElement {
  return <p />;
}
