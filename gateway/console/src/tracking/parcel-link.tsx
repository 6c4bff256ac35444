import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';

/** Leads to a parcel; the keys of the list move the focus among these links. */
export function ParcelLink({ id, children }: { readonly id: string; readonly children: string }): ReactElement {
  return <Link to="/tracking/$reference" params={{ reference: id }} className="order-link" data-row={id}>{children}</Link>;
}
