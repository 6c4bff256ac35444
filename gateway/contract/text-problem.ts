/** The rules of a text. */
export interface TextRule {
  /** Most characters, as the database counts them. */
  readonly most: number;
  /** Line breaks and tabs are allowed. */
  readonly multiline?: boolean;
  /** The pattern of the whole text, and the message for a text that does not match. */
  readonly pattern?: { readonly form: RegExp; readonly says: string };
}

const CONTROL = /[\p{Cc}\p{Surrogate}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]|\p{Surrogate}/u;

/** The problem of a text (empty, too long, control characters, lone surrogates), or undefined. */
export function textProblem(text: string, { most, multiline = false, pattern }: TextRule): string | undefined {
  if (text.trim() === '') return 'must not be empty';
  if (isLonger(text, most)) return `must have at most ${String(most)} characters`;
  return (multiline ? brokenLines(text) : brokenLine(text)) ?? (pattern?.form.test(text) === false ? pattern.says : undefined);
}

/** The message for a text with control characters or lone surrogates. */
export const CONTROLS = 'must not contain control or broken characters';

/** The problem of a text with control characters other than line breaks and tabs, or with lone surrogates. */
export const brokenLines = (text: string): string | undefined => (CONTROL_BUT_LINES.test(text) ? CONTROLS : undefined);

function brokenLine(text: string): string | undefined {
  if (CONTROL.test(text)) return CONTROLS;
  return text === text.trim() ? undefined : 'must not begin or end with a space';
}

/**
 * The problem of a code that identifies a record, or undefined: with blanks around it, or control or broken characters, databases do not agree which codes are the same.
 * An empty one is left to other rules.
 */
export const codeProblem = (code: string | null | undefined): string | undefined => (code == null || code.trim() === '' ? undefined : brokenLine(code));

/** Whether a text has more code points, as both databases count; they are counted only where the answer depends on it. */
export const isLonger = (text: string, most: number): boolean => text.length > most && (text.length > 2 * most || Array.from(text).length > most);
