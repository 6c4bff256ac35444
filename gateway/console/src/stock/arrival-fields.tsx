import { type ReactElement } from 'react';
import { localMoment } from '../parts/local-moment.js';
import { useStockWords } from './use-stock-words.js';

const MOST_UNITS = 1_000_000;
const MOST_ARRIVALS = 50;

/** Units on their way, as a form has them. */
export interface Arrival {
  readonly key: string;
  readonly quantity: string;
  /** By the clocks of the company, to the minute. */
  readonly expectedAt: string;
}

/** An arrival that nothing was said of yet. */
export const emptyArrival = (): Arrival => ({ key: crypto.randomUUID(), quantity: '', expectedAt: '' });

/** An arrival of the graph as a form has it. */
export const shownArrival = ({ quantity, expectedAt }: { readonly quantity: number; readonly expectedAt: string }, timeZone: string): Arrival =>
  ({ key: expectedAt, quantity: String(quantity), expectedAt: localMoment(expectedAt, timeZone) });

/** What is on its way: of each arrival the units and the time. */
export function ArrivalFields({ arrivals, onChange }: { readonly arrivals: readonly Arrival[]; readonly onChange: (arrivals: readonly Arrival[]) => void }): ReactElement {
  const words = useStockWords();
  const change = (key: string, values: Partial<Arrival>): void => { onChange(arrivals.map((one) => (one.key === key ? { ...one, ...values } : one))); };
  return (
    <>
      {arrivals.map(({ key, quantity, expectedAt }) => (
        <div key={key} className="stock-arrival">
          <label className="field">{words.units}<input type="number" required min={1} max={MOST_UNITS} value={quantity} onChange={({ target: { value } }) => { change(key, { quantity: value }); }} /></label>
          <label className="field">{words.expectedAt}<input type="datetime-local" required value={expectedAt} onChange={({ target: { value } }) => { change(key, { expectedAt: value }); }} /></label>
          <button type="button" className="button" onClick={() => { onChange(arrivals.filter((one) => one.key !== key)); }}>{words.removeArrival}</button>
        </div>
      ))}
      <p><button type="button" className="button" disabled={arrivals.length >= MOST_ARRIVALS} onClick={() => { onChange([...arrivals, emptyArrival()]); }}>{words.addArrival}</button></p>
    </>
  );
}
