import { countryProblem, countryProblemIfGiven } from '#contract/country.js';
import { longTexts } from '#contract/fits.js';
import { Problems } from '#contract/problems.js';
import { emailProblems } from './email-problems.js';
import { fieldsOf, type OrderEdit } from './order-edit.js';
import type { Order } from './order.js';
import { textsOf } from './order-texts.js';

const MOST_LINES = 200;

/** Validate an edit as far as it does not depend on the order. */
export function checkEdit(edit: OrderEdit): void {
  const problems = new Problems();
  problems.add('reference', fieldsOf(edit).length === 0 ? 'says nothing to change' : undefined);
  addCountries(problems, edit);
  problems.add('lines', linesProblem(edit));
  problems.add('priority', (edit.priority ?? 1) < 1 ? 'must be 1 or more' : undefined);
  problems.add('addLines', (edit.addLines ?? []).length > MOST_LINES ? `must be at most ${String(MOST_LINES)} lines` : undefined);
  for (const [path, message] of longTexts(textsOf(edit))) problems.add(path, message);
  problems.refuse('The edit is not valid');
}

/** Refuse what an edit gives as an e-mail address of an order and is none: BAD_INPUT. */
export function checkEmails(edit: OrderEdit, order: Order): void {
  const problems = new Problems();
  for (const [path, message] of emailProblems(edit, order)) problems.add(path, message);
  problems.refuse('The edit is not valid');
}

function addCountries(problems: Problems, { shippingAddress, billingAddress }: OrderEdit): void {
  problems.add('shippingAddress.countryCode', shippingAddress?.countryCode === undefined ? undefined : countryProblem(shippingAddress.countryCode));
  problems.add('billingAddress.countryCode', countryProblemIfGiven(billingAddress?.countryCode));
}

function linesProblem({ lines }: OrderEdit): string | undefined {
  const named = (lines ?? []).map(({ lineId }) => lineId);
  return new Set(named).size < named.length ? 'must name each line once' : undefined;
}
