import { prettyJson } from './pretty-json.js';
import { prettyXml } from './pretty-xml.js';

/** More than a page shows at once. */
const MOST = 40_000;

/** A body as a page shows it. */
export interface ReadableBody {
  readonly text: string;
  /** Whether a part alone is shown. */
  readonly isCut: boolean;
}

/** The beginning of a body with a line for each value or element: JSON and XML by what they begin with, everything else as it is. */
export function readableBody(body: string): ReadableBody {
  const shown = body.slice(0, MOST);
  return { text: laidOut(shown), isCut: body.length > MOST };
}

/** A text with a line for each value or element. */
export function laidOut(text: string): string {
  const begin = text.trimStart().charAt(0);
  if (begin === '{' || begin === '[') return prettyJson(text);
  return begin === '<' ? prettyXml(text) : text;
}

/** How the file of a body ends. */
export const fileTypeOf = (body: string): string => ({ '{': 'json', '[': 'json', '<': 'xml' }[body.trimStart().charAt(0)] ?? 'txt');
