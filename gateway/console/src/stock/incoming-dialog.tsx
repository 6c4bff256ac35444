import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { SetIncomingStockInput } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { useLocations } from '../orders/use-orders.js';
import type { Difference } from '../order/differences.js';
import { CheckedPreview } from '../parts/checked-preview.js';
import { DialogBox } from '../parts/dialog-box.js';
import { momentOf } from '../parts/local-moment.js';
import { useChecked } from '../parts/use-checked.js';
import { useFormat, type Format } from '../words/use-format.js';
import { useTimeZone } from '../words/use-time-zone.js';
import { useWords } from '../words/use-words.js';
import { ArrivalFields, emptyArrival, shownArrival, type Arrival } from './arrival-fields.js';
import { ConsoleSetIncomingDocument } from './operations/console-set-incoming.generated.js';
import type { StockPlace } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';

interface Expecting {
  readonly sku: string;
  readonly places: readonly StockPlace[];
  /** The one location that it is about; any active one unless given. */
  readonly only?: string;
  readonly onClose: () => void;
}

/** Asks what is on its way to a location, shows what that would replace, and stores it once that was seen. */
export function IncomingDialog({ sku, places, only, onClose }: Expecting): ReactElement {
  const words = useStockWords();
  const { actions } = useWords();
  const [format, timeZone] = [useFormat(), useTimeZone()];
  const locations = useLocations().filter(({ active, code }) => active && (only === undefined || code === only));
  const known = (code: string): readonly Arrival[] => places.find(({ location }) => location?.code === code)?.incoming.map((arrival) => shownArrival(arrival, timeZone)) ?? [];
  const [chosen, setChosen] = useState(only);
  const code = chosen ?? locations[0]?.code ?? '';
  const [arrivals, setArrivals] = useState<readonly Arrival[]>();
  const [isAsking, setIsAsking] = useState(true);
  const checked = useChecked<SetIncomingStockInput, number>(async (input, { dryRun, ...sending }) => (await ask(ConsoleSetIncomingDocument, { input, dryRun }, sending)).setIncomingStock, onClose);
  const shown = arrivals ?? (known(code).length > 0 ? known(code) : [emptyArrival()]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setArrivals(shown);
    setIsAsking(false);
    checked.check.mutate({ locationCode: code, items: [{ sku, arrivals: shown.map(({ quantity, expectedAt }) => ({ quantity: Number(quantity), expectedAt: momentOf(expectedAt, timeZone) })) }] });
  };
  return (
    <DialogBox title={`${words.setIncoming}: ${sku}`} onClose={onClose} isWide>
      {isAsking ? (
        <form onSubmit={submit}>
          <p className="soft">{words.incomingAdvice}</p>
          <label className="field">{words.location}<select value={code} onChange={({ target: { value } }) => { setChosen(value); setArrivals(undefined); }}>{locations.map((one) => <option key={one.code} value={one.code}>{`${one.name} (${one.code})`}</option>)}</select></label>
          <ArrivalFields arrivals={shown} onChange={setArrivals} />
          <button type="submit" className="button is-main">{actions.check}</button>
        </form>
      ) : <CheckedPreview checked={checked} found={checked.check.data === undefined ? undefined : arrivalChanges({ before: known(code), after: shown, path: [code, words.incoming], timeZone }, format)} onChange={() => { setIsAsking(true); }} />}
    </DialogBox>
  );
}

interface Compared {
  readonly before: readonly Arrival[];
  readonly after: readonly Arrival[];
  readonly path: readonly string[];
  readonly timeZone: string;
}

/** What differs between two lists of arrivals, each known by its time. */
function arrivalChanges({ before, after, path, timeZone }: Compared, { count, moment }: Format): readonly Difference[] {
  const times = [...new Set([...before, ...after].map(({ expectedAt }) => expectedAt))].sort();
  const unitsAt = (list: readonly Arrival[], at: string): string | undefined => list.filter(({ expectedAt }) => expectedAt === at).map(({ quantity }) => count(Number(quantity)))[0];
  return times.map((at): Difference => ({ path: [...path, moment(momentOf(at, timeZone))], before: unitsAt(before, at), after: unitsAt(after, at) })).filter((one) => one.before !== one.after);
}
