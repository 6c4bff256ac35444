import type { About, Surface } from '../surface.js';
import { descriptionsOf } from './documentation.js';

/** A surface as the index page of its host introduces it. */
export interface Introduced {
  readonly title: string;
  readonly summary: string;
  /** Where its paths begin. */
  readonly roots: readonly string[];
  /** The path of its page for people. */
  readonly page?: string;
  /** Its descriptions for programs, by the paths they are at. */
  readonly descriptions: readonly string[];
}

/** What a surface's manifest says of it: in its own words, or in those of its description. */
export function introduced(surface: Surface): Introduced {
  const { roots, about } = surface;
  return { ...described(surface), ...about, roots, descriptions: [...descriptionsOf(surface).keys()].map((file) => `${roots[0]}/${file}`) };
}

const described = ({ name, roots: [root], description }: Surface): Partial<About> & Pick<About, 'title' | 'summary'> =>
  (description ? { title: description.title, summary: description.introduction[0] ?? '', page: `${root}/docs` } : { title: name, summary: '' });
