/** What a text has to be. */
export interface TextRule {
  /** Most characters, as the database counts them. */
  readonly most: number;
  /** Line breaks and tabs are allowed. */
  readonly multiline?: boolean;
  /** What the whole text must look like, and how to say so. */
  readonly pattern?: { readonly form: RegExp; readonly says: string };
}

const CONTROL = /[\p{Cc}\p{Surrogate}]/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]|\p{Surrogate}/u;

/** What is wrong with a text (empty, too long, control characters, half characters), or undefined. */
export function textProblem(text: string, { most, multiline = false, pattern }: TextRule): string | undefined {
  if (text.trim() === '') return 'must not be empty';
  if ([...text].length > most) return `must have at most ${String(most)} characters`;
  if ((multiline ? CONTROL_BUT_LINES : CONTROL).test(text)) return 'must not contain control or broken characters';
  if (!multiline && text !== text.trim()) return 'must not begin or end with a space';
  return pattern && !pattern.form.test(text) ? pattern.says : undefined;
}
