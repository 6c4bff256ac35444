import * as z from 'zod/mini';

const Headers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]));

/** A header with its value. */
export type Header = readonly [name: string, value: string];

/** The headers of a call as the log keeps them, one for each value; none where the text cannot be read. */
export function headersOf(json: string | null): readonly Header[] {
  try {
    const { data = {} } = z.safeParse(Headers, JSON.parse(json ?? '{}'));
    return Object.entries(data).flatMap(([name, value]) => [value].flat().map((one): Header => [name, String(one)]));
  } catch {
    return [];
  }
}
