import { z } from 'zod';
import { text, whole } from '../answers/described.js';
import { command } from '../command.js';
import { catalogApi, requireAnswer } from '../files/catalog-api.js';
import { exportProducts } from '../files/export-products.js';

/** Exports the products of a catalog. */
export const exportFile = command({
  words: 'export', subject: 'FILE',
  help: 'Export every product of the catalog to a .csv or .ndjson file, which import takes, through the catalog API with the key in PORTICO_CATALOG_KEY.',
  options: {
    stock: { help: 'With the stock of each location. An import of such a file sets the stock to what it was.' },
    url: { value: 'URL', help: 'Address of the catalog host; that of this deployment by default.' },
  },
  answers: z.object({ products: whole('How many products.'), file: text('The file.') }),
  run: async ({ config, terminal: { show, pause } }, { subject: path, options: { url, stock } }) => {
    const api = catalogApi(config, pause, url);
    await requireAnswer(api);
    const products = await exportProducts(path, { api, withStock: stock !== undefined, show });
    show('');
    return { products, file: path };
  },
});
