import { wordsOf, type AuthorizationAsked } from './authorization-asked.js';
import { OAuthRefusal } from './oauth-refusal.js';

const PROMPTS: ReadonlySet<string> = new Set(['none', 'login', 'consent', 'select_account']);
const SECONDS = /^\d{1,9}$/;

/** What the person is asked: `none` stands alone; max_age is in seconds (OpenID Connect Core, 3.1.2.1). */
export function checkPrompt({ values: { prompt, max_age: maxAge } }: AuthorizationAsked): void {
  const words = wordsOf(prompt);
  if (!words.every((word) => PROMPTS.has(word))) throw new OAuthRefusal('invalid_request', `prompt may have ${[...PROMPTS].join(', ')}`);
  if (words.includes('none') && words.length > 1) throw new OAuthRefusal('invalid_request', 'prompt none stands alone');
  if (maxAge !== undefined && !SECONDS.test(maxAge)) throw new OAuthRefusal('invalid_request', 'max_age must be a number of seconds');
}
