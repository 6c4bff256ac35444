/** The text of a notification; paragraphs are parted by empty lines. */
export interface NotificationText {
  readonly subject: string;
  readonly body: string;
}

const PLACEHOLDER = /\{([a-z_]+)\}/g;

/** The words in braces that are none of some placeholders. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] => [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]));

/** A text with its placeholders filled in, in one pass: what is filled in is not read again. */
export const filledText = (text: string, values: Readonly<Record<string, string>>): string => text.replaceAll(PLACEHOLDER, (written, name: string) => (Object.hasOwn(values, name) ? values[name] ?? written : written));
