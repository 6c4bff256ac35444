import { getRouteApi } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import type { ConnectionKind, ConnectionStatus } from '#contract/schema.generated.js';
import { useWords } from '../words/use-words.js';
import { LETTERS } from './managed-kinds.js';
import { fromFirstPage } from '../parts/pages-of.js';

const STATUSES = ['DRAFT', 'ACTIVE', 'PAUSED'] as const satisfies readonly ConnectionStatus[];
const route = getRouteApi('/integrations');

/** The status that a word of the address names. */
export const statusOf = (word: string | undefined): ConnectionStatus | undefined => STATUSES.find((status) => status === word);

/** The connections of one interface, or in one state. */
export function ConnectionFilters({ kinds }: { readonly kinds: readonly ConnectionKind[] }): ReactElement {
  const { integrations: words, orders } = useWords();
  const [search, navigate] = [route.useSearch(), route.useNavigate()];
  const choose = (values: { readonly kind?: string; readonly status?: string }): void => { void navigate({ search: { ...fromFirstPage(search), ...values } }); };
  return (
    <div className="bar">
      <label className="row">{words.interface} <select value={search.kind ?? ''} onChange={({ target: { value } }) => { choose({ kind: value }); }}>
        <option value="">{orders.any}</option>{kinds.map((kind) => <option key={kind} value={kind}>{`${LETTERS[kind]} · ${words.kinds[kind]}`}</option>)}
      </select></label>
      <label className="row">{words.state} <select value={search.status ?? ''} onChange={({ target: { value } }) => { choose({ status: value }); }}>
        <option value="">{orders.any}</option>{STATUSES.map((status) => <option key={status} value={status}>{words.indicators[status]}</option>)}
      </select></label>
    </div>
  );
}
