import { Link } from '@tanstack/react-router';
import { type ReactElement, type ReactNode } from 'react';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { DifferenceBadges } from './difference-badge.js';
import { StockActions } from './stock-actions.js';
import type { StockPlace } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';

interface Placed {
  readonly sku: string;
  readonly place: StockPlace;
}

/** An item at one location: how what may be sold adds up, and the orders, levels and arrivals behind it. */
export function StockPlacePanel({ sku, place, place: { location, differences } }: Placed): ReactElement {
  const words = useStockWords();
  const { code = '', name = '', hasSystem = false } = location ?? {};
  return (
    <section className="panel" id={code} aria-labelledby={`title-${code}`}>
      <h2 id={`title-${code}`}>{name} ({code})</h2>
      <div className="card-head"><span className="soft">{hasSystem === true ? words.bySystem : words.byHand}</span><DifferenceBadges differences={differences} /></div>
      <div className="side-by-side">
        <Sum place={place} />
        <Holding title={words.reservedBy} orders={place.reservingOrders} total={place.reservingOrderCount} />
        <div className="stack">
          <Holding title={words.acceptedBy} orders={place.accepted.orders} total={place.accepted.orderCount} advice={words.acceptedAdvice} />
          <Incoming incoming={place.incoming} />
        </div>
      </div>
      <Levels place={place} />
      <StockActions sku={sku} places={[place]} place={place} />
      <AuditLink code={code} />
    </section>
  );
}

/** Who counted or changed the stock of a location, for those who may read that. */
function AuditLink({ code }: { readonly code: string }): ReactElement | null {
  const words = useStockWords();
  return useMay('company.manage') ? <p><Link to="/people/audit" search={{ part: 'orders', record: code }}>{words.audit}</Link></p> : null;
}

/** What was reported, and each reason why another number may be sold, with what to do about it. */
function Sum({ place: { reported, published, differences } }: { readonly place: StockPlace }): ReactElement {
  const words = useStockWords();
  const { count } = useFormat();
  return (
    <section>
      <h3>{words.sum}</h3>
      <table className="stock-sum">
        <caption className="unseen">{words.sum}</caption>
        <tbody>
          <tr><th scope="row">{words.reported}</th><td className="is-number-right">{count(reported)}</td></tr>
          {differences.map(({ code, units, message }) => (
            <tr key={message}><th scope="row">{words.kinds[code]}<p className="soft">{words.reasons[code]}</p></th><td className="is-number-right">{units > 0 ? '+' : ''}{count(units)}</td></tr>
          ))}
          <tr className="stock-total"><th scope="row">{words.published}</th><td className="is-number-right">{count(published)}</td></tr>
        </tbody>
      </table>
    </section>
  );
}

interface Held {
  readonly title: string;
  readonly orders: StockPlace['reservingOrders'];
  /** Of how many these are the oldest. */
  readonly total: number;
  readonly advice?: string;
}

function Holding({ title, orders, total, advice }: Held): ReactElement {
  const words = useStockWords();
  const { statuses } = useWords();
  const { count } = useFormat();
  return (
    <section>
      <h3>{title}</h3>
      {orders.length === 0 ? <p className="soft">{words.noReservation}</p> : advice !== undefined && <p className="soft">{advice}</p>}
      <ul className="events">{orders.map(({ orderId, number, status, units }) => (
        <li key={orderId} className="card-head"><span><Link to="/orders/$reference" params={{ reference: number.replace('#', '') }} className="order-link">{number}</Link> <span className="soft">{statuses.fulfillment[status]}</span></span><span>{count(units)}</span></li>
      ))}</ul>
      {total > orders.length && <p className="soft">{words.more(count(total - orders.length))}</p>}
    </section>
  );
}

function Incoming({ incoming }: Pick<StockPlace, 'incoming'>): ReactElement {
  const words = useStockWords();
  const { count, moment } = useFormat();
  return (
    <section>
      <h3>{words.incoming}</h3>
      {incoming.length === 0 && <p className="soft">{words.noIncoming}</p>}
      <ul className="events">{incoming.map(({ quantity, expectedAt }) => <li key={expectedAt}>{words.arrival(count(quantity), moment(expectedAt))}</li>)}</ul>
    </section>
  );
}

function Levels({ place: { levels } }: { readonly place: StockPlace }): ReactNode {
  const words = useStockWords();
  const { count, moment } = useFormat();
  if (levels.length === 0) return null;
  return (
    <details>
      <summary>{words.levels}</summary>
      <div className="table-room">
        <table>
          <thead><tr>{[words.place, words.condition, words.units, words.asOf].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>{levels.map(({ locationCode, classification, quantity, asOf }) => <tr key={`${locationCode} ${classification}`}><td className="mono">{locationCode}</td><td>{words.conditions[classification]}</td><td>{count(quantity)}</td><td>{moment(asOf)}</td></tr>)}</tbody>
        </table>
      </div>
    </details>
  );
}
