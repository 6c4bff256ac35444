import type { Answer } from './answer.js';
import type { Asked } from './asked.js';
import { markState, said } from './attributes.js';
import { elapsed } from './elapsed.js';
import { fillCart } from './fill-cart.js';
import { fillPlace } from './fill-place.js';
import { languageIn } from './question.js';

/** Shows in a place what is known of its question; a place without one is as the shop made it, and so is one whose question is not answered. */
export function showing(): (place: Element, query: string | undefined, asked: Asked | undefined | '') => void {
  const told = new WeakMap<Element, Answer | null>();
  return (place, query = '', asked) => {
    const { answer, at = 0, until = 0, tries } = asked || {};
    if (said(place, 'cart') == null) place.ariaLive ??= 'polite';
    else fillCart(place, elapsed() < until ? answer : undefined);
    if (!answer && tries === 0) return markState(place, 'loading');
    if (place.getAttribute('data-promise') === '') fillPlace(place, answer && { answer, age: elapsed() - at, language: languageIn(query) });
    const detail = answer ?? null;
    if (told.get(place) === detail) return;
    told.set(place, detail);
    place.dispatchEvent(new CustomEvent('portico:promise', { bubbles: true, detail }));
  };
}
