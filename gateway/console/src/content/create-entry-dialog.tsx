import { useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { TextField } from '../parts/fields.js';
import { ChangeDialog } from './change-dialog.js';
import { ConsoleCreateEntryDocument, type ConsoleCreateEntryMutation } from './operations/console-create-entry.generated.js';
import { StatesTable } from './tree/states-table.js';
import { useContentWords } from './use-content-words.js';
import { useLanguageName } from './use-language-name.js';

/** Makes an entry, and opens it. */
export function CreateEntryDialog({ collectionId, defaultLocale, onClose }: { readonly collectionId: number; readonly defaultLocale: string; readonly onClose: () => void }): ReactElement {
  const words = useContentWords();
  const [navigate, languageName] = [useNavigate(), useLanguageName()];
  return (
    <ChangeDialog<ConsoleCreateEntryMutation> onClose={onClose} change={{
      title: words.newEntry, advice: words.newPageAdvice(languageName(defaultLocale)),
      form: ({ title, slug }) => <><TextField name="title" label={words.titleField} value={title?.[0]} required /><TextField name="slug" label={words.slug} value={slug?.[0]} hint={words.slugHint} /></>,
      send: ({ title: [title = ''] = [], slug: [slug = ''] = [] }, { dryRun, ...sending }) => ask(ConsoleCreateEntryDocument, { input: { collectionId, title, ...(slug !== '' && { slug }) }, dryRun }, sending),
      preview: ({ createEntry: { translations } }) => <StatesTable before={[]} after={translations} />,
      onDone: ({ createEntry: { id } }) => { void navigate({ to: '/content/entries/$id', params: { id: String(id) }, search: {} }); },
    }} />
  );
}
