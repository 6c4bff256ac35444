import { Failure } from '#contract/failure.js';
import type { Reply } from '#kit/answer.js';
import { FormRefused } from '#kit/page/pages.js';
import type { FrameWords } from '#kit/page/frame-words.js';
import type { CallHead } from '#kit/route.js';
import { insteadOfForm, overAt, type SignedIn } from './account-data.js';

interface Words {
  readonly words: FrameWords;
}

/** Take a form: what its operation finds wrong with a field is shown beside the field, never as an error page. */
export async function takeForm({ words }: Words, work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'BAD_INPUT') throw error;
    const fields = Object.keys(error.details).map((name) => (name === 'newPassword' ? 'password' : name));
    throw new FormRefused({ flaws: Object.fromEntries(fields.map((name) => [name, name === 'email' ? words.field.email : words.field.invalid])) });
  }
}

interface AtAccount extends Words {
  readonly path: string;
  readonly inbound: Pick<CallHead, 'query'>;
  /** Who was signed in when the call arrived. */
  readonly data: Pick<SignedIn, 'mustChoosePassword'> | null;
}

/** Take a form of an account page; one whose session has ended meanwhile leads to the sign-in. */
export async function takeAtAccount({ path, inbound, data, words }: AtAccount, work: () => Promise<Reply>): Promise<Reply> {
  const instead = insteadOfForm({ data, path, inbound });
  if (instead) return instead;
  return takeForm({ words }, work).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'UNAUTHENTICATED') return overAt(path, inbound);
    throw error;
  });
}
