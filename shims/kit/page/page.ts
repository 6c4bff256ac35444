import type { ComponentChildren } from 'preact';
import type { CallHead } from '../route.js';
import type { Brand } from './brand.js';
import type { Language } from '#contract/languages.js';
import type { PagePolicy } from './page-policy.js';

/** What is on a page. */
export interface PageContent {
  readonly title: string;
  /** A sentence or two under the title. */
  readonly lead?: ComponentChildren;
  readonly content?: ComponentChildren;
  readonly brand: Brand;
  /** For lists and tables: a wider column. */
  readonly isWide?: boolean;
  readonly policy?: PagePolicy;
  /** Files of our own origin that make the page better where there is JavaScript; it works without them. */
  readonly scripts?: readonly string[];
  /** Whether a form on it has flaws: its title says so first. */
  readonly isFlawed?: boolean;
}

/** In which language a page is written, and in which it could be. */
export interface PageLanguage {
  readonly language: Language;
  readonly languages: readonly Language[];
  /** The query of the call: links to other languages keep the rest of it. */
  readonly query: CallHead['query'];
}

/** The body of a reply that is a page. */
export class Page {
  constructor(readonly content: PageContent, readonly language: PageLanguage) {}
}
