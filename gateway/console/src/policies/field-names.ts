import type { PolicyWords } from '../words/policy-words.js';
import type { ReturnWords } from '../words/return-words.js';

const NUMBER = /^\d+$/;

/** What a field of the policy is called, by its path in a record or in a refusal. */
export const policyField = (path: readonly string[], { fields }: PolicyWords): string => path.map((name) => (NUMBER.test(name) ? String(Number(name) + 1) : fields[name] ?? name)).join(' › ');

/** A value of the policy in the person's words. */
export function policyValue(text: string, field: string, { words, returns }: { readonly words: PolicyWords; readonly returns: ReturnWords }): string {
  const names: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
    resolutions: returns.resolutions, methods: returns.methods, verifyWith: words.verifiers, exchangeShips: words.exchangeTimes, refundWhen: words.refundTimes, languages: words.fields, defaultLanguage: words.fields,
  };
  const known = names[field];
  return known ? text.split(', ').map((one) => known[one] ?? one).join(', ') : text;
}
