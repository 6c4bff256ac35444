import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { DocumentLink } from './document-link.js';
import type { ConsoleCollectionEntriesQuery } from './operations/console-collection-entries.generated.js';
import { TextBadge } from './text-badge.js';
import { textIn } from './text-in.js';
import { statusOf } from './text-status.js';
import { useContentWords } from './use-content-words.js';

interface Listed {
  readonly entries: ConsoleCollectionEntriesQuery['entries']['nodes'];
  readonly locales: readonly string[];
  readonly defaultLocale: string;
}

/** Entries with their state in each language. */
export function EntriesTable({ entries, locales, defaultLocale }: Listed): ReactElement {
  const words = useContentWords();
  const { orders } = useWords();
  const { moment } = useFormat();
  return (
    <div className="table-room">
      <table>
        <caption className="unseen">{words.kinds.ENTRY}</caption>
        <thead><tr>{[words.titleField, words.state, words.sort, words.editedBy, orders.columns.changed].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{entries.map(({ id, sort, updatedAt, translations }) => {
          const text = textIn(translations, defaultLocale);
          return (
            <tr key={id}>
              <th scope="row" className="is-found"><DocumentLink kind="ENTRY" id={id} isRow>{text?.title ?? words.untitled}</DocumentLink> <span className="soft mono">{text?.slug}</span></th>
              <td><span className="coverage">{locales.map((locale) => <TextBadge key={locale} locale={locale} status={statusOf(translations.find((one) => one.locale === locale))} />)}</span></td><td>{sort}</td><td>{text?.updatedBy}</td><td className="is-changed">{moment(updatedAt)}</td>
            </tr>
          );
        })}</tbody>
      </table>
    </div>
  );
}
