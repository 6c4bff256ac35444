import { EASY_TO_GUESS } from '#contract/easy-password.js';
import { Failure } from '#contract/failure.js';
import type { Reply } from '#kit/answer.js';
import { FormRefused } from '#kit/page/pages.js';
import type { FrameWords } from '#kit/page/frame-words.js';
import type { CallHead } from '#kit/route.js';
import { overAt } from './account-data.js';

interface Words {
  readonly words: FrameWords;
}

/** Take a form: what its operation finds wrong with a field is shown beside the field, never as an error page. */
export async function takeForm({ words }: Words, work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_INPUT') throw error;
    throw new FormRefused({ flaws: Object.fromEntries(Object.entries(error.details).map(([name, rules]) => [name === 'newPassword' ? 'password' : name, flawOf(name, rules, words)])) });
  }
}

function flawOf(name: string, rules: unknown, { field }: FrameWords): string {
  if (Array.isArray(rules) && rules.includes(EASY_TO_GUESS)) return field.easy;
  return name === 'email' ? field.email : field.invalid;
}

interface AtAccount extends Words {
  readonly path: string;
  readonly inbound: Pick<CallHead, 'query'>;
}

/** Take a form of an account page; one whose session has ended meanwhile leads to the sign-in. */
export async function takeAtAccount({ path, inbound, words }: AtAccount, work: () => Promise<Reply>): Promise<Reply> {
  return takeForm({ words }, work).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'UNAUTHENTICATED') return overAt(path, inbound);
    throw error;
  });
}
