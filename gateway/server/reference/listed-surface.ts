import type { HostName } from '#kernel/config.js';
import type { SurfaceGroup } from '#kit/docs/surface-group.js';
import { introduced } from '#kit/docs/introduced.js';
import { referenceDescription } from '#kit/docs/reference-description.js';
import type { Surface } from '#kit/surface.js';
import { entriesOf, type ReferenceEntry } from './reference-entries.js';

/** A surface in the list of all interfaces. */
export interface ListedSurface {
  readonly name: string;
  readonly letter: string;
  readonly group: SurfaceGroup;
  readonly title: string;
  readonly summary: string;
  /** The addresses of its calls. */
  readonly addresses: readonly string[];
  /** Its reference page, on its own host: calls of that page stay on its origin. */
  readonly href: string;
  /** The page that works without a script. */
  readonly plain: string;
  /** Its descriptions for programs. */
  readonly descriptions: readonly string[];
  readonly entries: readonly ReferenceEntry[];
}

/** Where reference pages are, on every host. */
export const REFERENCE = '/reference';

/** What a page shows, below it. */
export const DESCRIPTION = 'openapi.json';

/** A surface at the address that its host is served at; none without a description. */
export function listedSurface(surface: Surface, urls: Readonly<Partial<Record<HostName, string>>>): ListedSurface | undefined {
  const { name, letter, group, roots, host } = surface;
  const address = urls[host] ?? '';
  const description = referenceDescription(surface, address);
  if (!description || !group) return undefined;
  const { title, summary, page = '', descriptions } = introduced(surface);
  const href = `${address}${REFERENCE}/${name}`;
  return {
    name, letter, group, title, summary, href, plain: `${address}${page}`, addresses: roots.map((root) => `${address}${root === '' ? '/' : root}`), descriptions: descriptions.map((path) => `${address}${path}`),
    entries: entriesOf(surface, description, href),
  };
}
