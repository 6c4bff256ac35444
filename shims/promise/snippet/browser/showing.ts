import type { Answer } from './answer.js';
import type { Asked } from './asked.js';
import { markState, said } from './attributes.js';
import { elapsed } from './elapsed.js';
import { fillCart } from './fill-cart.js';
import { fillPlace } from './fill-place.js';
import { languageIn } from './question.js';

/** Shows in a place what is known of its question; a place without one is as the shop made it, and so is one whose question is not answered. */
export function showing(): (place: Element, query: string, asked: Asked | undefined) => void {
  const told = new WeakMap<Element, Answer | null>();
  const tell = (place: Element, detail: Answer | null): void => {
    if (told.get(place) === detail) return;
    told.set(place, detail);
    place.dispatchEvent(new CustomEvent('portico:promise', { bubbles: true, detail }));
  };
  return (place, query, asked) => {
    const answer = asked?.answer;
    prepare(place, asked);
    if (isAwaited(asked)) markState(place, 'loading');
    else {
      if (place.getAttribute('data-promise') === '') fillPlace(place, answer && { answer, age: elapsed() - asked.at, language: languageIn(query) });
      tell(place, answer ?? null);
    }
  };
}

function prepare(place: Element, asked: Asked | undefined): void {
  if (said(place, 'cart') == null) place.ariaLive ??= 'polite';
  else fillCart(place, asked && elapsed() < asked.until ? asked.answer : undefined);
}

const isAwaited = (asked: Asked | undefined): boolean => asked?.tries === 0 && !asked.answer;
