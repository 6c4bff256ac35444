import { Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Facts, Panel } from '../parts/panel.js';
import { StaffNotes } from './staff-notes.js';
import type { Order } from './use-order.js';

/** The customer, the addresses, the sums and the rest. */
export function OrderSide({ order }: { readonly order: Order }): ReactElement {
  const { order: words } = useWords();
  return (
    <>
      <Panel title={words.customer}>
        <p><bdi>{order.customer.name}</bdi><br />{order.customer.email}<br />{order.customer.phone}</p>
        <h3>{words.shippingAddress}</h3><Lines address={order.shippingAddress} />
        {order.billingAddress && <><h3>{words.billingAddress}</h3><Lines address={order.billingAddress} /></>}
      </Panel>
      <Sums order={order} />
      <Details order={order} />
      <StaffNotes record={order} notes={order.staffNotes.nodes} />
    </>
  );
}

function Lines({ address: { firstName, lastName, company, address1, address2, postalCode, city, provinceCode, countryCode, phone } }: { readonly address: Order['shippingAddress'] }): ReactElement {
  const together = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(' ');
  return <address>{[together(firstName, lastName), company, address1, address2, together(postalCode, city, provinceCode), countryCode, phone].filter((line) => line !== null && line !== '').map((line, index) => <div key={`${String(index)} ${line ?? ''}`}>{line}</div>)}</address>;
}

function Sums({ order: { totals } }: { readonly order: Order }): ReactElement {
  const { order: words } = useWords();
  const { money } = useFormat();
  const names = ['subtotal', 'discounts', 'shipping', 'tax', 'total', 'refunded', 'currentTotal'] as const;
  return <Panel title={words.totals}><Facts facts={names.map((name) => [words[name], money(totals[name])])} /></Panel>;
}

function Details({ order: { number, channel, externalId, promisedOn, shipping, notes, tags } }: { readonly order: Order }): ReactElement {
  const { order: words, navigation } = useWords();
  const { day } = useFormat();
  return (
    <Panel title={words.details}>
      <Facts facts={[
        [words.channel, channel], [words.externalId, externalId], [words.method, shipping.methodName], [words.promised, <span key="promise">{promisedOn !== null && `${day(promisedOn)} · `}<Link to="/promise" search={{ order: number.replace('#', '') }}>{navigation.explainPromise}</Link></span>],
        [words.tags, tags.length === 0 ? null : tags.map((tag) => <span key={tag} className="tag">{tag}</span>)], [words.notes, notes],
      ]} />
    </Panel>
  );
}
