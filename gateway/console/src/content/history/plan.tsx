import { type ReactElement } from 'react';
import { useFormat } from '../../words/use-format.js';
import type { Planned } from '../document.js';
import { useContentWords } from '../use-content-words.js';

/** What is done with a page or an entry, when, and in which languages. */
export function Plan({ planned: { action, at, locales, status, reason, createdBy, withDescendants } }: { readonly planned: Planned }): ReactElement {
  const words = useContentWords();
  const { moment } = useFormat();
  return (
    <>
      <span><strong>{moment(at)}</strong>: {action === 'PUBLISH' ? words.publish : words.unpublish}{locales !== null && ` (${locales.join(', ')})`}{withDescendants && ` · ${words.withDescendants}`}</span>
      {status === 'FAILED' && <span className="badge is-error">{words.givenUp}</span>}
      {reason !== null && <span className="is-failed">{reason}</span>} <span className="soft">{createdBy}</span>
    </>
  );
}
