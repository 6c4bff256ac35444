import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import type { DocumentKind } from './document.js';

interface Linked {
  readonly kind: DocumentKind;
  readonly id: number;
  readonly locale?: string;
  readonly children: ReactNode;
  /** Whether it is a row of a list, which keys go through. */
  readonly isRow?: boolean;
}

/** A link to a page or an entry, in a language. */
export function DocumentLink({ kind, id, locale, children, isRow = false }: Linked): ReactElement {
  return <Link to={kind === 'PAGE' ? '/content/pages/$id' : '/content/entries/$id'} params={{ id: String(id) }} search={locale === undefined ? {} : { locale }} {...(isRow && { 'data-row': true, className: 'order-link' })}>{children}</Link>;
}
