import type { ReturnErrorCode } from '#contract/error-codes.js';
import { Failure } from '#contract/failure.js';
import { brokenLines } from '#contract/text-problem.js';
import type { ReturnPolicy } from '../return-policies/return-policy.js';
import type { Returnable } from '../return-policies/returnable.js';
import type { RequestedLine, ReturnRequest } from './return-request.js';

const [MOST_LINES, LONGEST_COMMENT, LONGEST_NOTE] = [200, 2000, 2000] as const;

type Flaws = Map<ReturnErrorCode | 'BAD_INPUT', Record<string, string[]>>;

const note = (flaws: Flaws, code: ReturnErrorCode | 'BAD_INPUT', path: string, message: string): void => {
  const known = flaws.get(code) ?? {};
  flaws.set(code, { ...known, [path]: [...known[path] ?? [], message] });
};

/** The order in which flaws are answered: the first kind of which there is one, with all of that kind. */
const IN_ORDER = ['BAD_INPUT', 'LINE_NOT_RETURNABLE', 'QUANTITY_EXCEEDED', 'REASON_REQUIRED', 'PHOTO_REQUIRED', 'EXCHANGE_UNAVAILABLE'] as const;

/** What a request is checked against. */
export interface Rules {
  readonly policy: ReturnPolicy;
  readonly returnable: Returnable;
}

/** Refuse a request that the policy does not allow (2-decisions, E, POST /returns), with every line of the same flaw; exchanges are checked with their stock. */
export function checkRequest(request: ReturnRequest, { policy, returnable }: Rules): void {
  const flaws: Flaws = new Map();
  checkHead(request, policy, flaws);
  const left = new Map(returnable.lines.map(({ line, returnable: units }) => [line.id, units]));
  request.lines.forEach((line, index) => {
    const path = `lines.${String(index)}`;
    checkUnits(line, { path, returnable, left }, flaws);
    checkReason(line, { path, policy, photos: request.photos }, flaws);
    if (request.resolution === 'EXCHANGE' && line.exchangeBarcode == null) note(flaws, 'BAD_INPUT', `${path}.exchange`, 'must name what you want instead');
  });
  const first = IN_ORDER.find((code) => flaws.has(code));
  if (first !== undefined) throw new Failure(first, 'The return cannot be made', flaws.get(first));
}

function checkHead({ lines, resolution, method, note: text }: ReturnRequest, policy: ReturnPolicy, flaws: Flaws): void {
  if (lines.length === 0 || lines.length > MOST_LINES) note(flaws, 'BAD_INPUT', 'lines', `must be 1 to ${String(MOST_LINES)}`);
  if (!policy.resolutions.includes(resolution)) note(flaws, 'BAD_INPUT', 'resolution', 'is not offered');
  if (!policy.methods.includes(method)) note(flaws, 'BAD_INPUT', 'method', 'is not offered');
  if ((text ?? '').length > LONGEST_NOTE) note(flaws, 'BAD_INPUT', 'note', `must be up to ${String(LONGEST_NOTE)} characters`);
  const broken = brokenLines(text ?? '');
  if (broken !== undefined) note(flaws, 'BAD_INPUT', 'note', broken);
}

interface OfUnits {
  readonly path: string;
  readonly returnable: Returnable;
  /** What can still be returned of each line, beside the lines of this request before. */
  readonly left: Map<string, number>;
}

function checkUnits({ lineId, quantity }: RequestedLine, { path, returnable, left }: OfUnits, flaws: Flaws): void {
  const found = returnable.lines.find(({ line }) => line.id === lineId);
  if (!found) { note(flaws, 'BAD_INPUT', `${path}.id`, 'is no line of the order'); return; }
  if (!Number.isInteger(quantity) || quantity < 1) { note(flaws, 'BAD_INPUT', `${path}.quantity`, 'must be a whole number from 1'); return; }
  if (found.blocked !== null && found.blocked !== 'ALREADY_RETURNED') { note(flaws, 'LINE_NOT_RETURNABLE', `${path}.id`, found.blocked.toLowerCase()); return; }
  const units = left.get(lineId) ?? 0;
  if (quantity > units) note(flaws, 'QUANTITY_EXCEEDED', `${path}.quantity`, `only ${String(Math.max(0, units))} can still be returned`);
  left.set(lineId, units - quantity);
}

interface OfReason {
  readonly path: string;
  readonly policy: ReturnPolicy;
  readonly photos: number;
}

function checkReason({ reason, comment }: RequestedLine, { path, policy, photos }: OfReason, flaws: Flaws): void {
  const known = policy.reasons.find(({ code }) => code === reason);
  if (!known) note(flaws, 'REASON_REQUIRED', `${path}.reason`, `must be one of ${policy.reasons.map(({ code }) => code).join(', ')}`);
  else if (known.requiresComment && (comment ?? '').trim() === '') note(flaws, 'REASON_REQUIRED', `${path}.comment`, 'must say more: this reason needs a comment');
  if (known?.requiresPhoto === true && photos === 0) note(flaws, 'PHOTO_REQUIRED', 'photos', 'must show it: a reason needs a photo');
  const broken = (comment ?? '').length > LONGEST_COMMENT ? `must be up to ${String(LONGEST_COMMENT)} characters` : brokenLines(comment ?? '');
  if (broken !== undefined) note(flaws, 'BAD_INPUT', `${path}.comment`, broken);
}
