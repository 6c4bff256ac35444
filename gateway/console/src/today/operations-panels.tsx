import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { FigurePanel } from './figure-panel.js';
import { useAlerts, useFailedDeliveries, useKeptPromises, useStockDifferences } from './use-today.js';

const SHOWN = 5;
const MOST = 50;

/** Warehouses whose system has not called while orders wait for it. */
export function SilentPanel(): ReactElement {
  const query = useAlerts();
  const { count } = useFormat();
  const total = query.data?.silent.totalCount ?? 0;
  return (
    <FigurePanel figure="silent" query={query} value={query.data && count(total)} isOpen={total > 0}>
      <ul className="events">{query.data?.silent.nodes.map(({ id, message }) => <li key={id}>{message}</li>)}</ul>
    </FigurePanel>
  );
}

/** Webhooks that their receivers do not accept, for those who may manage the company. */
export function DeliveriesPanel(): ReactElement {
  const query = useFailedDeliveries(true);
  const { today: words } = useWords();
  const { count, moment } = useFormat();
  const failed = query.data?.failedDeliveries ?? [];
  return (
    <FigurePanel figure="deliveries" query={query} value={query.data && (failed.length < MOST ? count(failed.length) : `${count(MOST)}+`)} isOpen={failed.length > 0}>
      <ul className="events">{failed.slice(0, SHOWN).map(({ id, name, error, failingSince }) => <li key={id}><div className="card-head"><strong className="mono">{name}</strong><span className="soft">{words.since} {moment(failingSince)}</span></div><p className="soft">{error}</p></li>)}</ul>
    </FigurePanel>
  );
}

/** Items of which orders reserve more than the warehouse reported. */
export function StockPanel(): ReactElement {
  const query = useStockDifferences();
  const { today: words } = useWords();
  const { count } = useFormat();
  const page = query.data?.stockReconciliation;
  const nodes = page?.nodes ?? [];
  return (
    <FigurePanel figure="stock" query={query} value={page && `${count(nodes.length)}${page.pageInfo.hasNextPage ? '+' : ''}`} isOpen={nodes.length > 0}>
      <ul className="events">
        {nodes.slice(0, SHOWN).map(({ sku, title, reported, reserved, location }) => (
          <li key={`${sku ?? ''} ${location?.code ?? ''}`}>
            <div className="card-head"><Link to="/orders" search={{ q: sku ?? '' }}>{sku}</Link><span className="soft">{location?.code}</span></div>
            <p>{title}</p><p className="soft">{words.reserved} {count(reserved)} · {words.reported} {count(reported)}</p>
          </li>
        ))}
      </ul>
    </FigurePanel>
  );
}

const NONE = { kept: 0, late: 0 };

/** Which part of the promises of the last seven days was kept. */
export function PromisesPanel(): ReactElement {
  const query = useKeptPromises();
  const { today: words } = useWords();
  const { count, share } = useFormat();
  const total = query.data?.keptPromises.total;
  const { kept, late } = total ?? NONE;
  return (
    <FigurePanel figure="promises" query={query} value={total && (total.rate === null ? '–' : share(total.rate))} isOpen={late > 0}>
      <p>{words.kept} {count(kept)} · {words.late} {count(late)}</p>
      <p><Link className="button" to="/orders" search={{ late: 'yes' }}>{words.showOrders}</Link></p>
    </FigurePanel>
  );
}
