import type { PromiseWords } from '../words/promise-words.js';

const NUMBER = /^\d+$/;

/** What a field of the settings is called, by its path in a record or in a refusal. */
export const fieldName = (path: readonly string[], { fields, weekdays }: Pick<PromiseWords, 'fields' | 'weekdays'>): string =>
  path.filter((name) => name !== 'calendar').map((name) => (NUMBER.test(name) ? String(Number(name) + 1) : fields[name] ?? weekdayOf(name, weekdays) ?? name)).join(' › ');

const weekdayOf = (name: string, weekdays: PromiseWords['weekdays']): string | undefined => Object.entries(weekdays).find(([day]) => day === name)?.[1];

/** A value of the settings in the person's words. */
export function fieldValue(text: string, field: string, { weekdays, methods }: Pick<PromiseWords, 'methods' | 'weekdays'>): string {
  if (field === 'workingDays') return text.split(', ').map((name) => weekdayOf(name, weekdays) ?? name).join(', ');
  return field === 'shippingType' && (text === 'STANDARD' || text === 'EXPRESS') ? methods[text] : text;
}
