import type { Handler } from '../handler.js';
import type { Surface } from '../surface.js';
import { asyncApi } from './asyncapi.js';
import { openApi } from './openapi.js';
import { renderPage } from './page.js';
import { staticDocument, staticDocuments } from './static-documents.js';

/** The machine-readable descriptions of a surface, by file name below its root. */
export type Descriptions = ReadonlyMap<string, () => string>;

const written = new WeakMap<Surface, Descriptions>();

/** The machine-readable descriptions of a surface: OpenAPI of its calls, and AsyncAPI of its webhooks if it sends any; none without an API description. */
export function descriptionsOf(surface: Surface): Descriptions {
  const known = written.get(surface) ?? describe(surface);
  written.set(surface, known);
  return known;
}

function describe(surface: Surface): Descriptions {
  const { description: api } = surface;
  if (!api) return new Map();
  const { events } = api;
  return new Map([
    ['openapi.json', () => asText(openApi(surface, api))],
    ...(events ? [['asyncapi.json', () => asText(asyncApi(api, events))]] as const : []),
  ]);
}

/**
 * The documentation of a surface: its own documents, OpenAPI and AsyncAPI, and a page without external resources.
 * The page of a host's only described surface is also the host's `/docs`; of several each has the one below its root, and the index page links them.
 */
export function documentation(surface: Surface, isOnly: boolean): readonly Handler[] {
  const { description: api, documents, roots: [root] } = surface;
  if (!api) return documents ? [documents] : [];
  const page = staticDocument('text/html; charset=utf-8', () => renderPage(surface, api));
  const described = staticDocuments(new Map([
    ...[...descriptionsOf(surface)].map(([name, write]) => [`${root}/${name}`, staticDocument('application/json; charset=utf-8', write)] as const),
    [`${root}/docs`, page],
    ...(isOnly ? [['/docs', page] as const] : []),
  ]));
  return documents ? [described, documents] : [described];
}

const asText = (description: unknown): string => `${JSON.stringify(description, null, 2)}\n`;
