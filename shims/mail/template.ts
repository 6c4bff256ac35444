import type { z } from 'zod';
import type { Language } from '#contract/languages.js';

/** A template's own content: the subject, the paragraphs, and the link that the reader is to follow. */
export interface TemplateText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Where to ask: an e-mail address or a page, after a few words. */
  readonly contact?: { readonly text: string; readonly address: string };
  /** The colour of links, `#rrggbb`; one of ours unless given. */
  readonly accentColor?: string | undefined;
  /** The name that the mail comes from; none unless given. */
  readonly sender?: string | undefined;
  /** To a page of ours. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** A text in five languages: a missing language does not compile. */
export interface Template<Data> {
  readonly data: z.ZodType<Data>;
  readonly words: Readonly<Record<Language, (data: Data) => TemplateText>>;
}
