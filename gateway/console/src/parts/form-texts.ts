/** The texts of a form by the names of its fields, without space around them. */
export const formTexts = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()] as const] : [])));

/** Several texts with commas between them. */
export const listOf = (text = ''): string[] => text.split(',').map((one) => one.trim()).filter((one) => one !== '');

/** A text that may be missing, as a form has it. */
export const textOf = (text: string | null | undefined): string => text ?? '';

/** An empty text clears a field. */
export const orNull = (text: string | null | undefined): string | null => (text === '' ? null : text ?? null);

/** A sum of money that was entered, with a comma or a point before its decimals. */
export const moneyOf = (entered: string, currency: string): { readonly amount: string; readonly currency: string } => ({ amount: entered.replace(',', '.'), currency });
