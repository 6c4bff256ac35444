import { type ReactElement } from 'react';
import { codeOf } from '../../graph/graph-failure.js';
import { Failure } from '../../parts/failure.js';
import type { ContentDocument } from '../document.js';
import { useContentWords } from '../use-content-words.js';
import type { Drafting } from './use-draft.js';
import { VersionChanges } from '../history/version-changes.js';

interface Refused {
  readonly document: ContentDocument;
  readonly locale: string;
  readonly error: Error;
  readonly drafting: Drafting;
  /** Save what was typed, although this version was stored meanwhile. */
  readonly onSaveOver: (version: number) => void;
}

/** Why a draft was not saved. Where somebody else saved another one: what they changed, and whose text is to stay. */
export function ConflictNotice({ document, locale, error, drafting: { version, reset }, onSaveOver }: Refused): ReactElement {
  const words = useContentWords();
  const now = document.texts.find((text) => text.locale === locale);
  if (codeOf(error) !== 'CONFLICT' || !now || now.version === version) return <Failure error={error} onRetry={() => { onSaveOver(version); }} />;
  return (
    <div className="notice is-warning" role="alert">
      <p><strong>{words.savedMeanwhile(now.updatedBy)}</strong></p>
      <p>{words.savedMeanwhileAdvice}</p>
      {version > 0 && <VersionChanges document={document} locale={locale} from={version} to={now.version} />}
      <div className="row">
        <button type="button" className="button" onClick={() => { onSaveOver(now.version); }}>{words.saveMine}</button>
        <button type="button" className="button" onClick={reset}>{words.takeTheirs}</button>
      </div>
    </div>
  );
}
