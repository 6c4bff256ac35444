/** A text in single quotes, as bash and zsh read it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A text in single quotes, as fish reads it. */
export const quotedForFish = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
