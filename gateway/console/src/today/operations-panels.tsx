import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { USUAL_DELIVERIES } from '../integrations/delivery-search.js';
import { writtenTimes } from '../parts/written-times.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConnectionLink } from './connection-link.js';
import { FigurePanel } from './figure-panel.js';
import type { ConsoleTodayAlertsQuery } from './operations/console-today-alerts.generated.js';
import { useAlerts, useFailedDeliveries, useKeptPromises, useStockDifferences } from './use-today.js';

const SHOWN = 5;
const MOST = 50;

/** Warehouses whose system has not called while orders wait for it. */
export function SilentPanel(): ReactElement {
  const query = useAlerts();
  const format = useFormat();
  const total = query.data?.silent.totalCount ?? 0;
  return (
    <FigurePanel figure="silent" query={query} value={query.data && format.count(total)} isOpen={total > 0}>
      <ul className="events">{query.data?.silent.nodes.map(({ id, message, about }) => <li key={id}><ConnectionLink id={idOf(about)}>{writtenTimes(message, format)}</ConnectionLink></li>)}</ul>
    </FigurePanel>
  );
}

const idOf = (about: ConsoleTodayAlertsQuery['silent']['nodes'][number]['about']): string | undefined => (about && 'connectionId' in about ? about.connectionId : undefined);

/** Webhooks that their receivers do not accept, for those who may manage the company. */
export function DeliveriesPanel(): ReactElement {
  const query = useFailedDeliveries(true);
  const { today: words, integrations } = useWords();
  const { count, moment } = useFormat();
  const failed = query.data?.failedDeliveries ?? [];
  return (
    <FigurePanel figure="deliveries" query={query} value={query.data && (failed.length < MOST ? count(failed.length) : `${count(MOST)}+`)} isOpen={failed.length > 0}>
      <ul className="events">{failed.slice(0, SHOWN).map(({ id, name, error, failingSince }) => <li key={id}><div className="card-head"><Link className="order-link mono" to="/integrations/deliveries/$id" params={{ id }}>{name}</Link><span className="soft">{words.since} {moment(failingSince)}</span></div><p className="soft">{error}</p></li>)}</ul>
      <p className="row">{(['retried', 'failed'] as const).map((usual) => <Link key={usual} className="button" to="/integrations/deliveries" search={USUAL_DELIVERIES[usual]}>{integrations.usualDeliveries[usual]}</Link>)}</p>
    </FigurePanel>
  );
}

/** Items of which orders reserve more than the warehouse reported. */
export function StockPanel(): ReactElement {
  const query = useStockDifferences();
  const { today: words, navigation } = useWords();
  const { count } = useFormat();
  const page = query.data?.stockReconciliation;
  const nodes = page?.nodes ?? [];
  return (
    <FigurePanel figure="stock" query={query} value={page && `${count(nodes.length)}${page.pageInfo.hasNextPage ? '+' : ''}`} isOpen={nodes.length > 0}>
      <ul className="events">
        {nodes.slice(0, SHOWN).map(({ sku, title, reported, reserved, location }) => (
          <li key={`${sku ?? ''} ${location?.code ?? ''}`}>
            <div className="card-head"><Link to="/stock/items/$sku" params={{ sku: sku ?? '' }}>{sku}</Link><span className="soft">{location?.code}</span></div>
            <p>{title}</p><p className="soft">{words.reserved} {count(reserved)} · {words.reported} {count(reported)}</p>
          </li>
        ))}
      </ul>
      <p><Link className="button" to="/stock" search={{ difference: 'OVERSOLD' }}>{navigation.pages.stock}</Link></p>
    </FigurePanel>
  );
}

const NOTHING = { kept: 0, late: 0, rate: null } as const;

/** Which part of the promises of the last seven days was kept. */
export function PromisesPanel(): ReactElement {
  const query = useKeptPromises();
  const { today: words } = useWords();
  const { count, share } = useFormat();
  const total = query.data?.keptPromises.total;
  const { kept, late, rate } = total ?? NOTHING;
  return (
    <FigurePanel figure="promises" query={query} value={total && (rate === null ? '–' : share(rate))} isOpen={late > 0} none={rate === null ? words.nothingPromised : undefined}>
      <p>{words.kept} {count(kept)} · {words.late} {count(late)}</p>
      <ul className="events">{query.data?.keptPromises.rows.filter((row) => row.late > 0).map((row) => <li key={row.key} className="card-head"><span>{row.name}</span><span className="soft">{words.kept} {count(row.kept)} · {words.late} {count(row.late)}</span></li>)}</ul>
    </FigurePanel>
  );
}
