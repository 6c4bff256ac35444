import { ask } from '../../graph/ask.js';
import { ChoiceField, TextField } from '../../parts/fields.js';
import type { ContentWords } from '../../words/content-words.js';
import type { Answers, Change } from '../change-dialog.js';
import { ConsoleRemoveRedirectDocument } from '../operations/console-remove-redirect.generated.js';
import { ConsoleSaveRedirectDocument, type ConsoleSaveRedirectMutation } from '../operations/console-save-redirect.generated.js';

interface OfSite {
  readonly siteId: number;
  readonly locale: string;
  readonly words: ContentWords;
}

const GONE = '410';
const STATUSES = ['301', '302', '307', '308', GONE];

/** A path leads elsewhere from now on, or is gone. A number stands for a page or an entry, wherever that is by then. */
export const saveRedirectChange = ({ siteId, locale, words }: OfSite): Change<unknown> => ({
  title: words.newRedirect, advice: words.newRedirectAdvice,
  form: ({ from, to, status }) => (
    <>
      <TextField name="from" label={words.from} value={from?.[0]} required hint="/…" />
      <ChoiceField name="status" label={words.answer} value={status?.[0] ?? '301'} options={STATUSES.map((one) => [one, one === GONE ? `${one} (${words.gone})` : one])} />
      <TextField name="to" label={words.leadsTo} value={to?.[0]} hint="https://… /… 42" />
    </>
  ),
  send: (answers, { dryRun, ...sending }): Promise<ConsoleSaveRedirectMutation> => ask(ConsoleSaveRedirectDocument, { input: { siteId, locale, ...redirectOf(answers) }, dryRun }, sending),
  preview: (_, { from, to, status }) => <p className="mono"><ins>{from?.[0]} → {status?.[0]} {status?.[0] === GONE ? '' : to?.[0]}</ins></p>,
});

function redirectOf(answers: Answers): { readonly from: string; readonly status: number; readonly documentId?: number; readonly url?: string } {
  const [from = '', to = '', status = ''] = ['from', 'to', 'status'].map((name) => answers[name]?.[0] ?? '');
  const target = /^\d+$/.test(to) ? { documentId: Number(to) } : { url: to };
  return { from, status: Number(status), ...(status !== GONE && target) };
}

/** Websites answer the path as if there were no redirect. */
export const removeRedirectChange = ({ siteId, locale, words }: OfSite, from: string): Change<unknown> => ({
  title: words.removeOf(from), advice: words.removeRedirectAdvice,
  send: (_, { dryRun, ...sending }) => ask(ConsoleRemoveRedirectDocument, { input: { siteId, locale, from }, dryRun }, sending),
  preview: () => <p className="mono"><del>{from}</del></p>,
});
