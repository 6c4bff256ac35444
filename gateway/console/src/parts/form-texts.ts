/** The texts of a form by the names of its fields, without space around them. */
export const formTexts = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()] as const] : [])));

/** Several texts with commas between them. */
export const listOf = (text = ''): string[] => text.split(',').map((one) => one.trim()).filter((one) => one !== '');
