import { type ReactElement } from 'react';
import { useWords } from '../../words/use-words.js';
import { TextBadge } from '../text-badge.js';
import { statusOf } from '../text-status.js';
import { useContentWords } from '../use-content-words.js';

/** What of a text a change may change. */
export interface StatedText {
  readonly locale: string;
  readonly title: string;
  readonly slug: string;
  readonly version: number;
  readonly publishedAt: string | null;
  readonly hasChanges: boolean;
  readonly path: string | null;
}

/** What websites show of a document in each language, now and after a change. */
export function StatesTable({ before, after }: { readonly before: readonly StatedText[]; readonly after: readonly StatedText[] }): ReactElement {
  const words = useContentWords();
  const { actions } = useWords();
  const locales = [...new Set([...before, ...after].map(({ locale }) => locale))];
  const rows = locales.map((locale) => ({ locale, was: before.find((text) => text.locale === locale), is: after.find((text) => text.locale === locale) })).filter(({ was, is }) => keyOf(was) !== keyOf(is));
  if (rows.length === 0) return <p>{actions.nothing}</p>;
  return (
    <div className="table-room changes">
      <table>
        <thead><tr>{[words.language, actions.before, actions.after].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{rows.map(({ locale, was, is }) => <tr key={locale}><th scope="row">{locale}</th><td><State text={was} /></td><td><State text={is} /></td></tr>)}</tbody>
      </table>
    </div>
  );
}

const keyOf = (text: StatedText | undefined): string => JSON.stringify(text && [statusOf(text), text.path, text.title, text.slug]);

function State({ text }: { readonly text: StatedText | undefined }): ReactElement {
  return <>{text?.title} <TextBadge status={statusOf(text)} /> {text && <div className="soft mono">{text.path ?? text.slug}</div>}</>;
}
