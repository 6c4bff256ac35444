import { useNavigate } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { ask } from '../../graph/ask.js';
import { ChoiceField, TextField } from '../../parts/fields.js';
import { ChangeDialog, type Answers } from '../change-dialog.js';
import { ConsoleCreatePageDocument, type ConsoleCreatePageMutation } from '../operations/console-create-page.generated.js';
import { StatesTable } from './states-table.js';
import { textIn } from '../text-in.js';
import { useContentWords } from '../use-content-words.js';
import { useLanguageName } from '../use-language-name.js';
import type { TreePage } from './use-pages.js';
import type { ListedSite } from './use-sites.js';

interface Creating {
  readonly site: ListedSite;
  /** The page below which it is made; the root unless given. */
  readonly above?: TreePage;
  readonly onClose: () => void;
}

/** Makes a page, and opens it. */
export function CreateDialog({ site: { id: siteId, templates, defaultLocale }, above, onClose }: Creating): ReactElement {
  const words = useContentWords();
  const [navigate, languageName] = [useNavigate(), useLanguageName()];
  const known = templates.filter(({ isDamaged }) => !isDamaged);
  return (
    <ChangeDialog<ConsoleCreatePageMutation> onClose={onClose} change={{
      title: above === undefined ? words.newPage : words.newBelow(textIn(above.translations, defaultLocale)?.title ?? ''),
      advice: words.newPageAdvice(languageName(defaultLocale)),
      form: ({ title, slug, template }) => (
        <>
          <TextField name="title" label={words.titleField} value={title?.[0]} required />
          <TextField name="slug" label={words.slug} value={slug?.[0]} hint={words.slugHint} />
          <ChoiceField name="template" label={words.template} value={template?.[0]} options={known.map(({ key, name }) => [key, name])} />
        </>
      ),
      send: (answers, { dryRun, ...sending }) => ask(ConsoleCreatePageDocument, { input: { siteId, ...newPage(answers), ...(above && { parentId: above.id }) }, dryRun }, sending),
      preview: ({ createPage: { translations } }) => <StatesTable before={[]} after={translations} />,
      onDone: ({ createPage: { id } }) => { void navigate({ to: '/content/pages/$id', params: { id: String(id) }, search: {} }); },
    }} />
  );
}

function newPage({ title: [title = ''] = [], slug: [slug = ''] = [], template: [template = ''] = [] }: Answers): { readonly title: string; readonly template: string; readonly slug?: string } {
  return { title, template, ...(slug !== '' && { slug }) };
}
