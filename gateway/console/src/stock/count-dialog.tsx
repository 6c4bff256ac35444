import { useState, type ReactElement, type SubmitEvent } from 'react';
import type { StockClassification } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { ChoiceField } from '../parts/fields.js';
import { formTexts } from '../parts/form-texts.js';
import type { useLocations } from '../orders/use-orders.js';
import type { Difference } from '../order/differences.js';
import { CheckedPreview } from '../parts/checked-preview.js';
import { DialogBox } from '../parts/dialog-box.js';
import { useChecked, type Checked } from '../parts/use-checked.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { ConsoleCountStockDocument, type ConsoleCountStockMutation } from './operations/console-count-stock.generated.js';
import type { StockPlace } from './use-stock.js';
import { useStockWords } from './use-stock-words.js';

const CONDITIONS = ['SELLABLE', 'DAMAGED', 'QUARANTINE', 'BLOCKED'] as const satisfies readonly StockClassification[];
const MOST_UNITS = 1_000_000_000;

interface Counting {
  readonly sku: string;
  readonly places: readonly StockPlace[];
  /** Where people count. */
  readonly locations: ReturnType<typeof useLocations>;
  readonly onClose: () => void;
}

interface Count {
  readonly locationCode: string;
  readonly quantity: number;
  readonly classification: StockClassification;
}

type Counted = ConsoleCountStockMutation['countStock'];

/** Asks what lies at a location, shows what the count would change, and stores it once that was seen. */
export function CountDialog({ sku, places, locations, onClose }: Counting): ReactElement {
  const words = useStockWords();
  const [isAsking, setIsAsking] = useState(true);
  const checked = useChecked<Count, Counted>(async ({ locationCode, ...item }, { dryRun, ...sending }) =>
    (await ask(ConsoleCountStockDocument, { input: { locationCode, items: [{ sku, ...item }] }, dryRun }, sending)).countStock, onClose);
  return (
    <DialogBox title={`${words.count}: ${sku}`} onClose={onClose} isWide>
      {isAsking
        ? <CountForm places={places} locations={locations} input={checked.input} onAnswer={(input) => { setIsAsking(false); checked.check.mutate(input); }} />
        : <Preview checked={checked} places={places} onChange={() => { setIsAsking(true); }} />}
    </DialogBox>
  );
}

interface Asking extends Pick<Counting, 'locations' | 'places'> {
  readonly input: Count | undefined;
  readonly onAnswer: (input: Count) => void;
}

function CountForm({ places, locations, input, onAnswer }: Asking): ReactElement {
  const words = useStockWords();
  const { actions } = useWords();
  const { count } = useFormat();
  const { locationCode = locations[0]?.code ?? '', quantity: before, classification = 'SELLABLE' } = input ?? {};
  const [code, setCode] = useState(locationCode);
  const accepted = acceptedAt(places, code);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { quantity, condition } = formTexts(event.currentTarget);
    onAnswer({ locationCode: code, quantity: Number(quantity), classification: CONDITIONS.find((one) => one === condition) ?? 'SELLABLE' });
  };
  return (
    <form onSubmit={submit}>
      <p className="soft">{words.countAdvice}{accepted > 0 && ` ${words.accepted}: ${count(accepted)}.`}</p>
      {places.some(({ location }) => location && !locations.some(({ code: one }) => one === location.code)) && <p className="soft">{words.countedElsewhere}</p>}
      <div className="fields">
        <label className="field">{words.location}<select value={code} onChange={({ target: { value } }) => { setCode(value); }}>{locations.map((one) => <option key={one.code} value={one.code}>{`${one.name} (${one.code})`}</option>)}</select></label>
        <label className="field">{words.counted}<input type="number" name="quantity" autoFocus required min={0} max={MOST_UNITS} defaultValue={before} /></label>
        <ChoiceField name="condition" label={words.condition} value={classification} options={CONDITIONS.map((one) => [one, words.conditions[one]])} />
      </div>
      <button type="submit" className="button is-main">{actions.check}</button>
    </form>
  );
}

function Preview({ checked, checked: { input, check: { data } }, places, onChange }: { readonly checked: Checked<Count, Counted>; readonly places: readonly StockPlace[]; readonly onChange: () => void }): ReactElement {
  const words = useStockWords();
  const { count } = useFormat();
  const place = places.find(({ location }) => location?.code === input?.locationCode);
  const found = data && input && changesOf({ place, input, counted: data }).map(({ name, before, after }): Difference => ({
    path: [input.locationCode, name === 'level' ? words.conditions[input.classification] : words[name]], before: before === undefined ? undefined : count(before), after: count(after),
  })).filter(({ before, after }) => before !== after);
  return <CheckedPreview checked={checked} found={found} onChange={onChange}>{data !== undefined && data.stale > 0 && <p className="notice is-warning">{words.stale}</p>}</CheckedPreview>;
}

const acceptedAt = (places: readonly StockPlace[], code: string): number => places.find(({ location }) => location?.code === code)?.accepted.units ?? 0;

interface Compared {
  readonly place: StockPlace | undefined;
  readonly input: Count;
  readonly counted: Counted;
}

interface Figure {
  readonly name: 'level' | 'onHand' | 'published';
  readonly before: number | undefined;
  readonly after: number;
}

/** The figures that a count may move, of the item at the location. */
function changesOf({ place, input: { classification, quantity }, counted: { updated, items } }: Compared): readonly Figure[] {
  const level: Figure = { name: 'level', before: levelOf(place, classification), after: quantity };
  const stock = items?.[0]?.stock;
  const figures: readonly Figure[] = stock ? [{ name: 'onHand', before: place?.onHand, after: stock.onHand }, { name: 'published', before: place?.published, after: stock.available }] : [];
  return updated > 0 ? [level, ...figures] : figures;
}

/** Units in a condition, wherever at the location; undefined where none were reported. */
function levelOf(place: StockPlace | undefined, condition: StockClassification): number | undefined {
  const levels = place?.levels.filter(({ classification }) => classification === condition) ?? [];
  return levels.length > 0 ? levels.reduce((sum, { quantity }) => sum + quantity, 0) : undefined;
}
