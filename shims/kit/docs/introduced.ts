import type { About, Surface } from '../surface.js';
import { descriptionsOf } from './documentation.js';

/** A surface on the index page of its host. */
export interface Introduced {
  readonly title: string;
  readonly summary: string;
  /** The roots of its paths. */
  readonly roots: readonly string[];
  /** The path of its documentation page. */
  readonly page?: string;
  /** The paths of its machine-readable descriptions. */
  readonly descriptions: readonly string[];
}

/** A surface's introduction: from its manifest, or from its description. */
export function introduced(surface: Surface): Introduced {
  const { roots, about, openApi } = surface;
  const said = { ...described(surface), ...about };
  return { ...said, roots, descriptions: openApi ? [`${said.page ?? ''}/openapi.json`] : [...descriptionsOf(surface).keys()].map((file) => `${roots[0]}/${file}`) };
}

const described = ({ name, roots: [root], description }: Surface): Partial<About> & Pick<About, 'title' | 'summary'> =>
  (description ? { title: description.title, summary: description.introduction[0] ?? '', page: `${root}/docs` } : { title: name, summary: '' });
