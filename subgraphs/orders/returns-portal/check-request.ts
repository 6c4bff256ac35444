import type { ReturnErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { brokenLines } from '#contract/text-problem.js';
import type { ReturnPolicy } from '../return-policies/return-policy.js';
import type { Returnable } from '../return-policies/returnable.js';
import type { RequestedLine, ReturnRequest } from './return-request.js';

const [MOST_LINES, LONGEST_COMMENT, LONGEST_NOTE] = [200, 2000, 2000] as const;

/** Flaws of a request, by the code that they are answered with. */
class Flaws {
  readonly #found = new Map<ReturnErrorCode | 'BAD_INPUT', Record<string, string[]>>();

  add(code: ReturnErrorCode | 'BAD_INPUT', path: string, message: string | undefined): void {
    if (message === undefined) return;
    const known = this.#found.get(code) ?? {};
    this.#found.set(code, { ...known, [path]: [...known[path] ?? [], message] });
  }

  /** Throws the first kind of which there is one, with all of that kind. */
  refuse(): void {
    const first = IN_ORDER.find((code) => this.#found.has(code));
    if (first !== undefined) throw new Failure(first, 'The return cannot be made', this.#found.get(first));
  }
}

/** The order in which flaws are answered: the first kind of which there is one, with all of that kind. */
const IN_ORDER = ['BAD_INPUT', 'LINE_NOT_RETURNABLE', 'QUANTITY_EXCEEDED', 'REASON_REQUIRED', 'PHOTO_REQUIRED', 'EXCHANGE_UNAVAILABLE'] as const;

/** What a request is checked against. */
export interface Rules {
  readonly policy: ReturnPolicy;
  readonly returnable: Returnable;
}

/** Refuse a request that the policy does not allow (2-decisions, E, POST /returns), with every line of the same flaw; exchanges are checked with their stock. */
export function checkRequest(request: ReturnRequest, { policy, returnable }: Rules): void {
  const flaws = new Flaws();
  checkHead(request, policy, flaws);
  const left = new Map(returnable.lines.map(({ line, returnable: units }) => [line.id, units]));
  request.lines.forEach((line, index) => {
    const path = `lines.${String(index)}`;
    checkUnits(line, { path, returnable, left }, flaws);
    checkReason(line, { path, policy, photos: request.photos }, flaws);
    if (request.resolution === 'EXCHANGE' && line.exchangeBarcode == null) flaws.add('BAD_INPUT', `${path}.exchange`, 'must name what you want instead');
  });
  flaws.refuse();
}

function checkHead({ lines, resolution, method, note: text }: ReturnRequest, policy: ReturnPolicy, flaws: Flaws): void {
  if (lines.length === 0 || lines.length > MOST_LINES) flaws.add('BAD_INPUT', 'lines', `must be 1 to ${String(MOST_LINES)}`);
  if (!policy.resolutions.includes(resolution)) flaws.add('BAD_INPUT', 'resolution', 'is not offered');
  if (!policy.methods.includes(method)) flaws.add('BAD_INPUT', 'method', 'is not offered');
  flaws.add('BAD_INPUT', 'note', textFlaw(text, LONGEST_NOTE));
}

function textFlaw(given: string | null | undefined, most: number): string | undefined {
  const text = given ?? '';
  return text.length > most ? `must be up to ${String(most)} characters` : brokenLines(text);
}

interface OfUnits {
  readonly path: string;
  readonly returnable: Returnable;
  /** What can still be returned of each line, beside the lines of this request before. */
  readonly left: Map<string, number>;
}

function checkUnits({ lineId, quantity }: RequestedLine, { path, returnable, left }: OfUnits, flaws: Flaws): void {
  const found = returnable.lines.find(({ line }) => line.id === lineId);
  if (!found) { flaws.add('BAD_INPUT', `${path}.id`, 'is no line of the order'); return; }
  if (!Number.isInteger(quantity) || quantity < 1) { flaws.add('BAD_INPUT', `${path}.quantity`, 'must be a whole number from 1'); return; }
  if (found.blocked !== null && found.blocked !== 'ALREADY_RETURNED') { flaws.add('LINE_NOT_RETURNABLE', `${path}.id`, found.blocked.toLowerCase()); return; }
  const units = left.get(lineId) ?? 0;
  if (quantity > units) flaws.add('QUANTITY_EXCEEDED', `${path}.quantity`, `only ${String(Math.max(0, units))} can still be returned`);
  left.set(lineId, units - quantity);
}

interface OfReason {
  readonly path: string;
  readonly policy: ReturnPolicy;
  readonly photos: number;
}

function checkReason({ reason, comment }: RequestedLine, { path, policy, photos }: OfReason, flaws: Flaws): void {
  const known = policy.reasons.find(({ code }) => code === reason);
  flaws.add('BAD_INPUT', `${path}.comment`, textFlaw(comment, LONGEST_COMMENT));
  if (!known) flaws.add('REASON_REQUIRED', `${path}.reason`, `must be one of ${policy.reasons.map(({ code }) => code).join(', ')}`);
  else if (known.requiresComment && isBlank(comment)) flaws.add('REASON_REQUIRED', `${path}.comment`, 'must say more: this reason needs a comment');
  if (known?.requiresPhoto === true && photos === 0) flaws.add('PHOTO_REQUIRED', 'photos', 'must show it: a reason needs a photo');
}

/** What cannot be seen says nothing. */
const VISIBLE = /[^\s\p{C}\p{M}\p{Z}]/u;

const isBlank = (text: string | null | undefined): boolean => !VISIBLE.test(text ?? '');
