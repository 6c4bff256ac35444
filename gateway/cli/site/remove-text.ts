import { PushEntryTextRemovedDocument } from '../operations/push-entry-text-removed.generated.js';
import { PushEntryUnpublishedDocument } from '../operations/push-entry-unpublished.generated.js';
import { PushPageTextRemovedDocument } from '../operations/push-page-text-removed.generated.js';
import { PushPageUnpublishedDocument } from '../operations/push-page-unpublished.generated.js';
import type { Pushing } from './push-step.js';
import type { RemoteDocument } from './remote-site.js';

interface Removing extends Pick<RemoteDocument, 'id' | 'kind'> {
  readonly locale: string;
  readonly isPublished: boolean;
}

/** Remove a text of a page or an entry, which is taken out first where websites show it. */
export async function removeText({ ask }: Pushing, { kind, id, locale, isPublished }: Removing): Promise<void> {
  if (isPublished) await takeOut({ ask }, { kind, id, locale });
  const text = { input: { id, locale } };
  if (kind === 'page') await ask(PushPageTextRemovedDocument, text);
  else await ask(PushEntryTextRemovedDocument, text);
}

/** Take a text out of what websites show. */
export async function takeOut({ ask }: Pick<Pushing, 'ask'>, { kind, id, locale }: Omit<Removing, 'isPublished'>): Promise<void> {
  const shown = { input: { id, locales: [locale] } };
  if (kind === 'page') await ask(PushPageUnpublishedDocument, shown);
  else await ask(PushEntryUnpublishedDocument, shown);
}
