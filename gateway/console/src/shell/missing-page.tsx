import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';

/** What an address without a page shows. */
export function MissingPage(): ReactElement {
  const { shell } = useWords();
  useTitle(shell.missing);
  return <div className="empty"><h1>{shell.missing}</h1><p><Link to="/orders">{shell.toOrders}</Link></p></div>;
}
