import { longTexts } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import { fieldsOf, type OrderEdit } from './order-edit.js';
import { textsOf } from './order-texts.js';

const MOST_LINES = 200;
const COUNTRY = /^[A-Z]{2}$/i;

/** Validate an edit as far as it does not depend on the order. */
export function checkEdit(edit: OrderEdit): void {
  const problems = new Problems();
  problems.add('reference', fieldsOf(edit).length === 0 ? 'says nothing to change' : undefined);
  problems.add('shippingAddress.countryCode', countryProblem(edit));
  problems.add('lines', linesProblem(edit));
  problems.add('addLines', (edit.addLines ?? []).length > MOST_LINES ? `must be at most ${String(MOST_LINES)} lines` : undefined);
  for (const [path, message] of longTexts(textsOf({ customer: edit.customer, shipping: edit.shipping ?? {} }))) problems.add(path, message);
  problems.refuse('The edit is not valid');
}

const countryProblem = ({ shippingAddress }: OrderEdit): string | undefined =>
  shippingAddress && !COUNTRY.test(shippingAddress.countryCode ?? '') ? 'must be an ISO 3166-1 alpha-2 code' : undefined;

function linesProblem({ lines }: OrderEdit): string | undefined {
  const named = (lines ?? []).map(({ lineId }) => lineId);
  return new Set(named).size < named.length ? 'must name each line once' : undefined;
}
