import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';

/** Leads to a return; the keys of the list move the focus among these links. */
export function ReturnLink({ number }: { readonly number: string }): ReactElement {
  return <Link to="/returns/$reference" params={{ reference: number }} className="order-link" data-row={number}>{number}</Link>;
}
