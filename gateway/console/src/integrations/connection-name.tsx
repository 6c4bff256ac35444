import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { useConnectionNames } from './use-connection-names.js';

/** Whose a call or a delivery is. One that was deleted has left its records. */
export function ConnectionName({ id }: { readonly id: string | null }): ReactElement {
  const { integrations: words } = useWords();
  const known = useConnectionNames().find((connection) => connection.id === id);
  if (known) return <Link to="/integrations/connections/$id" params={{ id: known.id }}>{known.name}</Link>;
  return <span className="soft">{id === null ? words.ofNoConnection : words.ofDeleted}</span>;
}
