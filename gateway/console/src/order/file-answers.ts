import { base64Of } from '../parts/base64-of.js';
import type { Answers } from './action.js';

/** A file as the graph takes it. */
interface FileContent {
  readonly filename: string;
  readonly contentType: string;
  readonly contentBase64: string;
}

/** Types that browsers do not know, by the ends of names. */
const TYPES: Readonly<Record<string, string>> = { zpl: 'application/x-zpl', txt: 'text/plain' };

/** A file as the text that a form keeps of it. */
export async function answerOf(file: File): Promise<string> {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  const content: FileContent = { filename: file.name, contentType: file.type === '' ? TYPES[ending] ?? 'application/octet-stream' : file.type, contentBase64: base64Of(new Uint8Array(await file.arrayBuffer())) };
  return JSON.stringify(content);
}

/** The file that a form kept. */
export const fileIn = ({ file = '' }: Answers): FileContent => (file === '' ? { filename: '', contentType: '', contentBase64: '' } : JSON.parse(file) as FileContent);
