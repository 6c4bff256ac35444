import type { ComponentChildren } from 'preact';
import type { CallHead } from '../route.js';
import type { Brand } from './brand.js';
import type { Language } from '#contract/languages.js';
import type { PagePolicy } from './page-policy.js';

/** The content of a page. */
export interface PageContent {
  readonly title: string;
  /** A sentence or two under the title. */
  readonly lead?: ComponentChildren;
  readonly content?: ComponentChildren;
  readonly brand: Brand;
  /** A wider column, for lists and tables. */
  readonly isWide?: boolean;
  readonly policy?: PagePolicy;
  /** Scripts of our own origin; the page works without them. */
  readonly scripts?: readonly string[];
  /** Whether a form on it has flaws: the title then begins with that. */
  readonly isFlawed?: boolean;
  /** What it was about is over: it is answered with 410, so that nobody takes it for a page that works. */
  readonly isGone?: boolean;
}

/** The language of a page, and the others it is available in. */
export interface PageLanguage {
  readonly language: Language;
  readonly languages: readonly Language[];
  /** The query of the call, kept in links to other languages. */
  readonly query: CallHead['query'];
}

/** A page as the body of a reply. */
export class Page {
  constructor(readonly content: PageContent, readonly language: PageLanguage) {}
}
