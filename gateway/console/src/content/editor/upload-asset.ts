import { print } from 'graphql/language/printer.js';
import { headersOf } from '../../graph/ask.js';
import { GraphFailure } from '../../graph/graph-failure.js';
import { isRecord, valueAt } from './json.js';
import { ConsoleUploadAssetDocument } from '../operations/console-upload-asset.generated.js';

/** The largest image that the library takes, in bytes. */
export const MOST_BYTES = 10 * 1024 * 1024;

interface Sent {
  readonly file: File;
  readonly alts: readonly { readonly locale: string; readonly text: string }[];
}

/** Send an image to the library as the file of a multipart request, which may be larger than a call otherwise. The same image sent twice is there once. Answers its id. */
export async function uploadAsset({ file, alts }: Sent): Promise<string> {
  const { 'Content-Type': _type, ...headers } = await headersOf(undefined);
  const body = new FormData();
  body.set('operations', JSON.stringify({ query: print(ConsoleUploadAssetDocument), variables: { input: { file: null, name: file.name, alts } } }));
  body.set('map', JSON.stringify({ 0: ['variables.input.file'] }));
  body.set('0', file);
  const answer: unknown = await (await fetch('/graphql', { method: 'POST', headers, body })).json();
  const id = valueAt(answer, ['data', 'uploadAsset', 'id']);
  if (typeof id === 'string') return id;
  const [message, code, details] = [['message'], ['extensions', 'code'], ['extensions', 'details']].map((path) => valueAt(answer, ['errors', 0, ...path]));
  const said = isRecord(details) ? Object.values(details).flat().join('; ') : '';
  throw new GraphFailure(typeof code === 'string' ? code : 'INTERNAL', [typeof message === 'string' ? message : 'INTERNAL', said].filter((text) => text !== '').join(': '));
}
