import { having, markState, said } from './attributes.js';
import { fieldText, optionOf, type Shown } from './field-text.js';

/** What the shop had in its elements before. */
const own = new WeakMap<Element, readonly ChildNode[]>();

/** Show an answer in a place: in the fields it has, else its message. Text alone is written, and only what changes. Without an answer it is as the shop made it. */
export function fillPlace(place: Element, shown: Shown | undefined): void {
  const partsOf = (name: string): Element[] => [...place.querySelectorAll(having(name))].filter((part) => part.closest('[data-promise]') === place);
  for (const part of [place, ...partsOf('method')]) {
    markState(part, shown ? optionOf(part, shown.answer)?.status ?? 'unavailable' : 'error');
  }
  const fields = partsOf('field');
  for (const field of fields.length > 0 ? fields : [place]) {
    if (shown) write(field, fieldText(field, shown));
    else restore(field);
  }
}

function write(field: Element, text: string): void {
  if (!own.has(field)) own.set(field, [...field.childNodes]);
  if (field.textContent !== text) field.textContent = text;
  if (said(field, 'field') === 'order_within') field.ariaLive = 'off'; // a countdown is not read out every minute
}

function restore(field: Element): void {
  const nodes = own.get(field);
  if (nodes) field.replaceChildren(...nodes);
  own.delete(field);
}
