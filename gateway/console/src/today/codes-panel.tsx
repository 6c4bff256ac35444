import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useMay } from '../shell/use-may.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConnectionLink } from './connection-link.js';
import { FigurePanel } from './figure-panel.js';
import { MapCode } from './map-code.js';
import { useTodaysOrders, useUnmappedCodes, type UnmappedCodes } from './use-today.js';

const MOST_CODES = 5;
const NONE: readonly UnmappedCodes[] = [];

/** Codes without a meaning: of carriers, whose parcels stand still, and of items, whose orders wait. */
export function CodesPanel(): ReactElement {
  const { query, waiting, unmapped, isKnown } = useCodes();
  const { today: words } = useWords();
  const { count } = useFormat();
  const total = waiting + unmapped.reduce((sum, { codes }) => sum + codes.length, 0);
  return (
    <FigurePanel figure="codes" query={query} value={isKnown ? count(total) : undefined} isOpen={total > 0}>
      {waiting > 0 && <p><Link className="button" to="/orders" search={{ waiting: 'ITEM_CODES' }}>{words.ordersWithoutCodes}: {count(waiting)}</Link></p>}
      {unmapped.length > 0 && <CarrierCodes unmapped={unmapped} />}
    </FigurePanel>
  );
}

function useCodes() {
  const manages = useMay('company.manage');
  const [orders, carriers] = [useTodaysOrders(), useUnmappedCodes(manages)];
  return {
    query: carriers.error ? carriers : orders, waiting: orders.data?.withoutCodes.total ?? 0, unmapped: carriers.data ?? NONE,
    isKnown: orders.data !== undefined && (!manages || carriers.data !== undefined),
  };
}

function CarrierCodes({ unmapped }: { readonly unmapped: readonly UnmappedCodes[] }): ReactElement {
  const { today: words, navigation } = useWords();
  const { count } = useFormat();
  const codes = unmapped.flatMap(({ carrier, codes: some }) => some.map(({ code, seen, description, suggestedStatus }) => ({ key: `${carrier.id} ${code}`, carrier, code, seen, description, suggestedStatus })));
  return (
    <>
      <h3>{words.carrierCodes}</h3>
      <ul className="events">{codes.slice(0, MOST_CODES).map(({ key, carrier, code, seen, description, suggestedStatus }) => (
        <li key={key}>
          <div className="card-head"><span><ConnectionLink id={carrier.id}>{carrier.name}</ConnectionLink>: <strong className="mono">{code}</strong> {description}</span><span className="soft is-count">{count(seen)} ×</span></div>
          <MapCode connectionId={carrier.id} code={code} suggested={suggestedStatus} />
        </li>
      ))}</ul>
      <p><Link className="button" to="/tracking/codes" search={{}}>{navigation.to(navigation.pages.tracking)}</Link></p>
      {codes.length > MOST_CODES && <p className="soft">{words.more(count(codes.length - MOST_CODES))}</p>}
    </>
  );
}
