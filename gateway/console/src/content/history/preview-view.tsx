import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { Failure } from '../../parts/failure.js';
import { Panel } from '../../parts/panel.js';
import { useWords } from '../../words/use-words.js';
import type { ContentDocument } from '../document.js';
import { isRecord, recordsOf } from '../editor/json.js';
import { ConsolePreviewEntryDocument } from '../operations/console-preview-entry.generated.js';
import { ConsolePreviewPageDocument, type ConsolePreviewPageQuery } from '../operations/console-preview-page.generated.js';
import { siteAddress } from '../tree/site-address.js';
import { useContentWords } from '../use-content-words.js';
import { useVersions, versionsIn } from './use-versions.js';
import { FieldsView } from './value-view.js';
import { VersionChanges } from './version-changes.js';

interface Shown {
  readonly document: ContentDocument;
  readonly locale: string;
}

/** The stored draft as websites would show it, and what of it they do not show yet. */
export function PreviewView({ document, locale }: Shown): ReactElement {
  const words = useContentWords();
  const { shell } = useWords();
  const { data, error, refetch } = useQuery({
    queryKey: ['content-preview', document.kind, document.id, locale],
    queryFn: async ({ signal }) => (document.kind === 'PAGE'
      ? (await ask(ConsolePreviewPageDocument, { input: { siteId: document.site.id, id: document.id, locale } }, { signal })).previewPage
      : (await ask(ConsolePreviewEntryDocument, { input: { id: document.id, locale } }, { signal })).previewEntry),
  });
  if (error) return <Failure error={error} onRetry={() => { void refetch(); }} />;
  if (data === undefined) return <p role="status">{shell.loading}</p>;
  if (data === null) return <p className="empty">{words.noText}</p>;
  return <><Compared document={document} locale={locale} /><Previewed document={document} preview={data} /></>;
}

type Preview = NonNullable<ConsolePreviewPageQuery['previewPage']>;

function Previewed({ document, preview: { title, path, seo, content, locale } }: { readonly document: ContentDocument; readonly preview: Preview }): ReactElement {
  const words = useContentWords();
  return (
    <article className="preview" lang={locale} aria-label={words.preview}>
        <p className="soft mono">{siteAddress(document.site, path) ?? path}</p>
        <h2>{title}</h2>
        {isRecord(content) && <FieldsView fields={document.fields} values={content} />}
        {recordsOf(content).map((block) => {
          const kind = document.blocks.find(({ key }) => key === block['type']);
          return <section key={String(block['id'])}><h3 className="soft">{kind?.label ?? String(block['type'])}</h3><FieldsView fields={kind?.fields ?? []} values={block} /></section>;
        })}
        {isRecord(seo) && <section><h3 className="soft">{words.seo}</h3><dl className="values">{Object.entries(seo).map(([name, value]) => <div key={name}><dt className="soft">{name}</dt><dd>{String(value)}</dd></div>)}</dl></section>}
    </article>
  );
}

/** What websites show otherwise. */
function Compared({ document, locale }: Shown): ReactElement | null {
  const words = useContentWords();
  const text = document.texts.find((one) => one.locale === locale);
  const { data } = useVersions(document.kind, document.id);
  const published = versionsIn(data, locale).find(({ isPublished }) => isPublished);
  if (!text || !data) return null;
  const address = text.path === null ? undefined : siteAddress(document.site, text.path);
  return (
    <Panel title={words.againstPublished}>
      {published ? <Against document={document} locale={locale} from={published.version} to={text.version} /> : <p>{words.notPublishedYet}</p>}
      {address !== undefined && <p><a href={address} target="_blank" rel="noreferrer">{words.openWebsite}</a></p>}
    </Panel>
  );
}

function Against({ document, locale, from, to }: Shown & { readonly from: number; readonly to: number }): ReactElement {
  const words = useContentWords();
  return from === to ? <p>{words.asPublished}</p> : <VersionChanges document={document} locale={locale} from={from} to={to} />;
}
