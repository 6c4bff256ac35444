import { firstOption, type Answer } from './answer.js';
import { fieldText, optionOf, storeOf, type Shown } from './field-text.js';

const STATE = 'data-promise-state';
const LIVE = 'aria-live';

/** What the shop had in its elements before. */
const own = new WeakMap<Element, readonly ChildNode[]>();

/** Mark a place with the state of its question; without one it is as the shop made it. */
export function markPlace(place: Element, state: string | undefined): void {
  if (state === undefined) place.removeAttribute(STATE);
  else setAttribute(place, STATE, state);
  if (!place.hasAttribute(LIVE)) place.setAttribute(LIVE, 'polite');
}

/** Show an answer in a place: in the fields it has, else its message. Text alone is written, and only what changes. */
export function fillPlace(place: Element, shown: Shown): void {
  for (const part of partsOf(place, '[data-promise-method],[data-promise-store]')) {
    const isThere = part.matches('[data-promise-method]') ? optionOf(part, shown.answer)?.status : storeOf(part, shown.answer) && 'in_stock';
    setAttribute(part, STATE, isThere ?? 'unavailable');
  }
  for (const field of fieldsOf(place)) {
    if (field.getAttribute('data-promise-field') === 'order_within') setAttribute(field, LIVE, 'off'); // a countdown is not read out every minute
    const text = fieldText(field, shown);
    if (!own.has(field)) own.set(field, [...field.childNodes]);
    if (field.textContent !== text) field.textContent = text;
  }
}

/** Put back what the shop had. */
export function emptyPlace(place: Element): void {
  for (const part of partsOf(place, `[${STATE}]`)) part.removeAttribute(STATE);
  for (const field of fieldsOf(place)) {
    const nodes = own.get(field);
    if (nodes) field.replaceChildren(...nodes);
    own.delete(field);
  }
}

/** The state of an answer: that of the first option that is to be had. */
export const stateOf = (answer: Answer): string => firstOption(answer)?.status ?? 'unavailable';

function fieldsOf(place: Element): readonly Element[] {
  const fields = partsOf(place, '[data-promise-field]');
  return fields.length > 0 ? fields : [place];
}

const partsOf = (place: Element, selector: string): Element[] => [...place.querySelectorAll(selector)].filter((part) => part.closest('[data-promise]') === place);

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
