import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { isFatal } from '../graph/graph-failure.js';
import { QueryFailure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useMay } from '../shell/use-may.js';
import { useUnmappedCodes } from '../today/use-today.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import type { CodeChange } from './code-change.js';
import { CodeMap } from './code-map.js';
import { TrackingTabs } from './tracking-tabs.js';
import { UnmappedCodes } from './unmapped-codes.js';
import { useCarriers, type CarrierConnection } from './use-carriers.js';
import { useTrackingWords } from './use-tracking-words.js';
import './tracking.css';

const route = getRouteApi('/tracking/codes');
const MapDialog = lazy(() => import('./map-dialog.js').then(({ MapDialog: component }) => ({ default: component })));

/** The workbench of carriers' codes: what each means, which mean nothing yet, and what a change would do. */
export function CodesPage(): ReactElement {
  const words = useTrackingWords();
  useTitle(words.codes);
  return (
    <>
      <div className="page-head"><h1>{words.codes}</h1><TrackingTabs here="codes" /></div>
      <p className="soft">{words.lead}</p>
      <Carriers />
    </>
  );
}

function Carriers(): ReactElement {
  const { shell } = useWords();
  const words = useTrackingWords();
  const manages = useMay('company.manage');
  const query = useCarriers(manages);
  const { data } = query;
  const open = useOpenCodes(manages);
  if (!manages) return <p className="empty">{words.mayNot}</p>;
  if (isFatal(query)) return <QueryFailure query={query} />;
  if (!data || !open) return <p className="empty" role="status">{shell.loading}</p>;
  return <><QueryFailure query={query} /><Choice carriers={data.connections.nodes} open={open} /></>;
}

/** How many codes of each carrier have no meaning, as the page of today counts them; undefined until that is known. */
function useOpenCodes(manages: boolean): ReadonlyMap<string, number> | undefined {
  const { data, error } = useUnmappedCodes(manages);
  if (data === undefined && error === null) return undefined;
  return new Map(data?.map(({ carrier, codes }) => [carrier.id, codes.length]));
}

interface Choosing {
  readonly carriers: readonly CarrierConnection[];
  readonly open: ReadonlyMap<string, number>;
}

function Choice({ carriers, open }: Choosing): ReactElement {
  const words = useTrackingWords();
  const { count } = useFormat();
  const { carrier: named } = route.useSearch();
  const [first] = useState(carriers.find(({ id }) => open.has(id)) ?? carriers[0]); // once its codes are mapped, it stays the one that is looked at
  const chosen = carriers.find(({ id }) => id === (named ?? first?.id));
  if (!chosen) return <div className="empty"><p><strong>{words.noCarriers}</strong></p><p>{words.noCarriersAdvice}</p><p><Link className="button" to="/integrations" search={{ kind: 'CARRIER' }}>{words.connect}</Link></p></div>;
  return (
    <>
      <nav className="filters-bar" aria-label={words.carrier}>{carriers.map(({ id, name }) => (
        <Link key={id} to="/tracking/codes" search={{ carrier: id }} resetScroll={false} className={id === chosen.id ? 'filter is-here' : 'filter'} aria-current={id === chosen.id ? 'true' : undefined}>{name}{open.has(id) && <> <span className="badge is-warning">{count(open.get(id) ?? 0)}</span></>}</Link>
      ))}</nav>
      <Workbench key={chosen.id} connection={chosen} />
    </>
  );
}

function Workbench({ connection, connection: { id } }: { readonly connection: CarrierConnection }): ReactElement {
  const [changes, setChanges] = useState<readonly CodeChange[]>();
  return (
    <div className="stack">
      <UnmappedCodes connection={connection} onChange={setChanges} />
      <CodeMap connection={connection} onChange={setChanges} />
      <Suspense>{changes && <MapDialog connectionId={id} changes={changes} onClose={() => { setChanges(undefined); }} />}</Suspense>
    </div>
  );
}
