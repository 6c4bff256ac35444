import { isCountry } from '#contract/country.js';
import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import type { ReturnFee, ReturnPolicy, ReturnReason, ReturnWindow } from './return-policy.js';

const [MOST_DAYS, MOST_ENTRIES, MOST_REASONS, LONGEST_ENTRY, LONGEST_LABEL] = [3650, 500, 50, 255, 120] as const;
const [MOST_RETURNS, MOST_PERCENT] = [1000, 100] as const;
const REASON_CODE = /^[a-z0-9][a-z0-9_-]{0,59}$/;
const AMOUNT = /^\d{1,7}(\.\d{1,3})?$/;

/** Throws BAD_INPUT with every flaw of a policy. */
export function checkPolicy(policy: ReturnPolicy): void {
  const problems = new Problems();
  checkLanguages(policy, problems);
  checkWindows(policy, problems);
  checkExclusions(policy, problems);
  checkReasons(policy, problems);
  checkFees(policy, problems);
  if (policy.verifyWith.length === 0) problems.add('verifyWith', 'must name EMAIL or ZIP');
  if (policy.resolutions.length === 0) problems.add('resolutions', 'must name at least one');
  if (policy.methods.length === 0) problems.add('methods', 'must name at least one');
  problems.add('creditDays', wholeProblem(policy.creditDays, MOST_DAYS, 1));
  problems.refuse('The return policy is not valid');
}

const wholeProblem = (value: number, most: number, least = 0): string | undefined =>
  (Number.isInteger(value) && value >= least && value <= most ? undefined : `must be a whole number from ${String(least)} to ${String(most)}`);

function checkLanguages({ languages, defaultLanguage }: ReturnPolicy, problems: Problems): void {
  if (languages.length === 0 || new Set(languages).size < languages.length) problems.add('languages', 'must be one or more languages, each once');
  if (!languages.includes(defaultLanguage)) problems.add('defaultLanguage', 'must be one of the languages');
}

function checkWindows({ windowDays, windows, limit }: ReturnPolicy, problems: Problems): void {
  problems.add('windowDays', wholeProblem(windowDays, MOST_DAYS));
  if (windows.length > MOST_REASONS) problems.add('windows', `must be at most ${String(MOST_REASONS)}`);
  windows.forEach((window, index) => { checkWindow(window, `windows.${String(index)}`, problems); });
  problems.add('limit.returns', limit === null ? undefined : wholeProblem(limit.returns, MOST_RETURNS, 1));
  problems.add('limit.periodDays', limit === null ? undefined : wholeProblem(limit.periodDays, MOST_DAYS, 1));
}

function checkWindow({ countryCodes, channels, days }: ReturnWindow, path: string, problems: Problems): void {
  problems.add(`${path}.days`, wholeProblem(days, MOST_DAYS));
  if (!countryCodes.every(isCountry)) problems.add(`${path}.countryCodes`, 'must be ISO 3166-1 alpha-2 codes');
  problems.add(`${path}.channels`, entriesProblem(channels));
  if (countryCodes.length + channels.length === 0) problems.add(path, 'must name a country or a channel: windowDays is for all others');
}

const entriesProblem = (entries: readonly string[]): string | undefined =>
  (entries.length <= MOST_ENTRIES && entries.every((entry) => textProblem(entry, { most: LONGEST_ENTRY }) === undefined) ? undefined
    : `must be at most ${String(MOST_ENTRIES)} texts of 1 to ${String(LONGEST_ENTRY)} characters`);

function checkExclusions({ excludedSkus, excludedTags, finalSale }: ReturnPolicy, problems: Problems): void {
  problems.add('excludedSkus', entriesProblem(excludedSkus));
  problems.add('excludedTags', entriesProblem(excludedTags));
  problems.add('finalSale.skus', entriesProblem(finalSale.skus));
  problems.add('finalSale.tags', entriesProblem(finalSale.tags));
  problems.add('finalSale.discountPercent', finalSale.discountPercent === null ? undefined : wholeProblem(finalSale.discountPercent, MOST_PERCENT, 1));
}

function checkReasons({ reasons, defaultLanguage }: ReturnPolicy, problems: Problems): void {
  if (reasons.length === 0 || reasons.length > MOST_REASONS) problems.add('reasons', `must be 1 to ${String(MOST_REASONS)}`);
  if (new Set(reasons.map(({ code }) => code)).size < reasons.length) problems.add('reasons', 'must have each code once');
  reasons.forEach((reason, index) => { checkReason(reason, { path: `reasons.${String(index)}`, needed: defaultLanguage }, problems); });
}

function checkReason({ code, labels }: ReturnReason, { path, needed }: { readonly path: string; readonly needed: keyof ReturnReason['labels'] }, problems: Problems): void {
  if (!REASON_CODE.test(code)) problems.add(`${path}.code`, 'must be 1 to 60 lower-case letters, digits, hyphens and underscores');
  if (labels[needed] === undefined) problems.add(`${path}.labels`, `must have one in the default language, ${needed}`);
  if (Object.values(labels).some((label) => textProblem(label, { most: LONGEST_LABEL }) !== undefined)) problems.add(`${path}.labels`, `must be of 1 to ${String(LONGEST_LABEL)} characters`);
}

function checkFees({ fee, fees, reasons }: ReturnPolicy, problems: Problems): void {
  const codes = reasons.map(({ code }) => code);
  const check = ({ fee: amount, method, reasonCode }: ReturnFee, path: string): void => {
    if (!AMOUNT.test(amount)) problems.add(path === '' ? 'fee' : `${path}.fee`, 'must be a decimal text such as 4.90');
    if (reasonCode !== null && !codes.includes(reasonCode)) problems.add(`${path}.reasonCode`, 'must be the code of a reason');
    if (path !== '' && method === null && reasonCode === null) problems.add(path, 'must name a method or a reason: fee is for all others');
  };
  check({ fee, method: null, reasonCode: null }, '');
  if (fees.length > MOST_ENTRIES) problems.add('fees', `must be at most ${String(MOST_ENTRIES)}`);
  fees.forEach((one, index) => { check(one, `fees.${String(index)}`); });
}
