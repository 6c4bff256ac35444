import { safeName } from './folder-names.js';
import type { LocalDocument } from './local-site.js';
import type { Planning } from './push-step.js';
import { collectionOf } from './read-document.js';

/** The steps, by their names, that may change what a page or an entry is judged by. */
export function schemaNames({ local: { collections }, remote: { frame } }: Pick<Planning, 'local' | 'remote'>, { kind, folder, template }: LocalDocument): string[] {
  const slugs = [...collections.keys(), ...(frame?.collections ?? []).map(({ slug }) => slug)];
  return ['the site', 'site.yaml', kind === 'page' ? `templates/${safeName(template ?? '')}.yaml` : `collections/${safeName(collectionOf(folder, slugs))}.yaml`];
}
