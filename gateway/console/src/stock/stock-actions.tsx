import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useLocations } from '../orders/use-orders.js';
import { useMayWrite } from '../shell/use-may-write.js';
import type { StockPlace } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';

const CountDialog = lazy(() => import('./count-dialog.js').then(({ CountDialog: component }) => ({ default: component })));
const IncomingDialog = lazy(() => import('./incoming-dialog.js').then(({ IncomingDialog: component }) => ({ default: component })));

interface Acting {
  readonly sku: string;
  /** What is known of the item, at each location. */
  readonly places: readonly StockPlace[];
  /** The location that the actions are about; any unless given. */
  readonly place?: StockPlace;
}

/** Counting an item where no system does, and what is on its way. Who may not change stock sees why nothing is offered, once on the page. */
export function StockActions({ sku, places, place }: Acting): ReactElement | null {
  const words = useStockWords();
  const mayWrite = useMayWrite();
  const byHand = useLocations().filter(({ active, hasSystem }) => active && !hasSystem);
  const [open, setOpen] = useState<'count' | 'incoming'>();
  const counted = byHand.filter(({ code }) => place === undefined || code === place.location?.code);
  const close = (): void => { setOpen(undefined); };
  if (mayWrite !== true) return mayWrite === false && !place ? <p className="soft">{words.readOnly}</p> : null;
  return (
    <div className="row">
      {counted.length > 0 && <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setOpen('count'); }}>{words.count}<About place={place} /></button>}
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => { setOpen('incoming'); }}>{words.setIncoming}<About place={place} /></button>
      <Suspense>
        {open === 'count' && <CountDialog sku={sku} places={places} locations={counted} onClose={close} />}
        {open === 'incoming' && <IncomingDialog sku={sku} places={places} {...onlyAt(place)} onClose={close} />}
      </Suspense>
    </div>
  );
}

const onlyAt = (place: StockPlace | undefined): { readonly only?: string } => (place?.location ? { only: place.location.code } : {});

/** Buttons of several locations stand on one page: who does not see where is told. */
const About = ({ place }: { readonly place: StockPlace | undefined }): ReactElement | null => (place ? <span className="unseen"> {place.location?.name}</span> : null);
