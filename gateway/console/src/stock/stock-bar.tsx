import { useEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { formTexts } from '../parts/form-texts.js';
import { useLocations } from '../orders/use-orders.js';
import { useHotkeys } from '../shell/use-hotkeys.js';
import { useWords } from '../words/use-words.js';
import { useStockWords } from './use-stock-words.js';

interface Bar {
  readonly search: { readonly sku?: string; readonly location?: string };
  /** Go to the list with these filters, from its first page on. */
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
  /** The filters that one of the lists has alone. */
  readonly children?: ReactNode;
}

/** Finds an item by its SKU, and chooses the location. Enter searches; Escape leaves the field for the list. */
export function StockBar({ search: { sku = '', location = '' }, onChange, children }: Bar): ReactElement {
  const [words, { orders }] = [useStockWords(), useWords()];
  const locations = useLocations();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => { if (field.current) field.current.value = sku; }, [sku]); // as the address has it; the field keeps the focus
  useHotkeys({ '/': () => { field.current?.focus(); } });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChange(formTexts(event.currentTarget));
  };
  const leave = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => { if (key === 'Escape') currentTarget.blur(); };
  return (
    <div className="bar">
      <form role="search" className="search" onSubmit={submit}>
        <label className="unseen" htmlFor="search">{words.search}</label>
        <input ref={field} id="search" name="sku" type="search" defaultValue={sku} placeholder={words.searchHint} maxLength={255} autoComplete="off" onKeyDown={leave} />
        <button type="submit" className="button">{orders.find}</button>
      </form>
      {children}
      <label className="row">{words.location} <select key={locations.length} value={location} onChange={({ target: { value } }) => { onChange({ location: value }); }}><option value="">{orders.any}</option>{locations.map(({ code, name }) => <option key={code} value={code}>{`${name} (${code})`}</option>)}</select></label>
    </div>
  );
}
