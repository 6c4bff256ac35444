import type { Catalog } from '../catalog/use-catalogs.js';
import type { EditField } from '../catalog/edit.js';
import type { CatalogWords } from '../words/catalog-words.js';

type Attribute = Catalog['attributes'][number];

/** How a value of an attribute is asked for: by its type, so that the form itself takes no other one. */
export const attributeKinds = (words: CatalogWords) => ({ type, options }: Attribute): Pick<EditField, 'kind' | 'longest' | 'options'> => {
  const named = options.map(({ code, label }) => [code, label] as const);
  switch (type) {
    case 'TEXT': return { kind: 'text', longest: 1000 };
    case 'NUMBER': return { kind: 'number' };
    case 'DATE': return { kind: 'date' };
    case 'BOOLEAN': return { kind: 'choice', options: [['', '–'], ['true', words.yes], ['false', words.no]] };
    case 'SELECT': return { kind: 'choice', options: [['', '–'], ...named] };
    case 'MULTISELECT': return { kind: 'several', options: named };
  }
};
