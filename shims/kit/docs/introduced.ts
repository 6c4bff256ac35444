import type { Surface } from '../surface.js';
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
  const { name, roots, about, description } = surface;
  const [root] = roots;
  const page = about?.page ?? (description && `${root}/docs`);
  return {
    title: about?.title ?? description?.title ?? name, summary: about?.summary ?? description?.introduction[0] ?? '', roots,
    ...(page !== undefined && { page }), descriptions: [...descriptionsOf(surface).keys()].map((file) => `${root}/${file}`),
  };
}
