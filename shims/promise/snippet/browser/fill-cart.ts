import type { Answer } from './answer.js';
import { said } from './attributes.js';

/** Write what a cart is to remember of an answer into a hidden field, or into that of a form, which gets one if it has none: `standard:2026-03-05;express:2026-03-03`. Without an answer it is empty, as an older one may be of something else. */
export function fillCart(place: Element, answer: Answer | undefined): void {
  const field = place instanceof HTMLInputElement ? place : place.querySelector<HTMLInputElement>('[name*=_service_promise]') ?? addField(place);
  field.value = answer?.options.flatMap(({ method, delivery_to: day }) => (day ? `${method}:${day}` : [])).join(';') ?? '';
}

function addField(form: Element): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = String(said(form, 'cart')) || 'attributes[_service_promise]';
  form.append(field);
  return field;
}
