import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import { useMay } from '../shell/use-may.js';

interface Linked {
  /** Undefined where what is named belongs to no connection. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** Leads to a connection who may manage connections; others read its name. */
export function ConnectionLink({ id, children }: Linked): ReactElement {
  const manages = useMay('company.manage');
  return manages && id !== undefined ? <Link to="/integrations/connections/$id" params={{ id }}>{children}</Link> : <>{children}</>;
}
