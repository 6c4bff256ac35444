import { isFields } from './json.js';

/** Ask one of the collector's reading operations; null where there is no answer. Empty parameters are left out. */
export async function ask(url: string, parameters: Readonly<Record<string, string | false | undefined>>): Promise<unknown> {
  try {
    const query = new URLSearchParams();
    for (const name of Object.keys(parameters)) if (parameters[name]) query.set(name, parameters[name]);
    const response = await fetch(`${url}?${query.toString()}`, { credentials: 'omit' });
    const answer: unknown = await response.json();
    return response.ok && isFields(answer) ? answer : null;
  } catch {
    return null;
  }
}
