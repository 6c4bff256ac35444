/** A text that may be missing, as a form has it. */
export const textOf = (text: string | null | undefined): string => text ?? '';

/** An empty text clears a field. */
export const orNull = (text: string | null | undefined): string | null => (text === '' ? null : text ?? null);
