import { z } from 'zod';
import { instant, text, whole } from '../answers/described.js';
import { command } from '../command.js';
import { CatalogNamesDocument } from '../operations/catalog-names.generated.js';

/** Lists the catalogs of a company. */
export const listCatalogs = command({
  words: 'catalog list', asks: ['catalog'],
  help: 'List the catalogs of the company, with the numbers that connection create --catalog takes.',
  options: {},
  answers: z.array(z.object({ id: whole('Its number.'), slug: text('Its name in addresses.'), name: text('Its name.'), defaultLocale: text('The language of texts without one.'), updatedAt: instant('When its settings were last changed.') })),
  run: async ({ ask }) => (await ask(CatalogNamesDocument, {})).catalogs,
});
