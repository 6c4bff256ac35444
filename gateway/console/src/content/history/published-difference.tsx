import { type ReactElement } from 'react';
import type { ContentDocument } from '../document.js';
import { useVersions, versionsIn } from './use-versions.js';
import { VersionChanges } from './version-changes.js';

/** What websites would show otherwise in some languages, where they show something already. */
export function PublishedDifference({ document, locales }: { readonly document: ContentDocument; readonly locales: readonly string[] }): ReactElement {
  const { data } = useVersions(document.kind, document.id);
  const changed = locales.flatMap((locale) => {
    const from = versionsIn(data, locale).find(({ isPublished }) => isPublished)?.version;
    const to = document.texts.find((text) => text.locale === locale)?.version;
    return from !== undefined && to !== undefined && from !== to ? [{ locale, from, to }] : [];
  });
  return <>{changed.map(({ locale, from, to }) => <section key={locale}><h4>{locale}</h4><VersionChanges document={document} locale={locale} from={from} to={to} /></section>)}</>;
}
