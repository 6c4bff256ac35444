import type { z } from 'zod';
import type { Language } from '#contract/languages.js';

/** A template's own content: the subject and the paragraphs. */
export interface TemplateText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** A text in five languages: a missing language does not compile. */
export interface Template<Data> {
  readonly data: z.ZodType<Data>;
  readonly words: Readonly<Record<Language, (data: Data) => TemplateText>>;
}
