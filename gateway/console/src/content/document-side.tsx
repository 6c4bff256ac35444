import { type ReactElement } from 'react';
import { Panel } from '../parts/panel.js';
import type { ContentDocument } from './document.js';
import { draftOf } from './editor/draft.js';
import { usePlaceName } from './tree/place-name.js';
import { PublicationPanel } from './history/publication-panel.js';
import { UsageOf } from './links/usage-of.js';
import { useContentWords } from './use-content-words.js';

/** Beside a text: its publication, what websites could not follow in it, and what leads to it. */
export function DocumentSide({ document, locale }: { readonly document: ContentDocument; readonly locale: string }): ReactElement {
  return <><PublicationPanel document={document} /><ProblemsPanel document={document} locale={locale} /><UsagePanel document={document} /></>;
}

function ProblemsPanel({ document, locale }: { readonly document: ContentDocument; readonly locale: string }): ReactElement | null {
  const words = useContentWords();
  const text = document.texts.find((one) => one.locale === locale);
  const nameOf = usePlaceName(document, text ? [draftOf(document, text)] : []);
  if (!text || text.problems.length === 0) return null;
  return (
    <Panel title={words.cannotFollow}>
      <ul className="events">{text.problems.map(({ path, kind, target, problem }) => (
        <li key={`${path} ${target}`}><div>{nameOf([document.kind === 'PAGE' ? 'blocks' : 'fields', ...path.split('.')])}</div><div className={problem === 'MISSING' ? 'is-failed' : 'soft'}>{words.kinds[kind]} {target}: {problem === null ? '' : words.problems[problem]}</div></li>
      ))}</ul>
    </Panel>
  );
}

function UsagePanel({ document: { kind, id } }: { readonly document: ContentDocument }): ReactElement {
  const words = useContentWords();
  return <Panel title={words.usedBy}><UsageOf kind={kind} id={id} /></Panel>;
}
