import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen.js';

/** What a host answers to a path: bytes, or its own way. */
export type ImageAnswer = Buffer | ((response: ServerResponse, request: IncomingMessage) => void);

/** A host of images on this machine: what it has by path, and how often each was asked for. */
export async function imageHost(files: Readonly<Record<string, ImageAnswer>>) {
  const asked = new Map<string, number>();
  const { base, port, close } = await listen((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    asked.set(path, (asked.get(path) ?? 0) + 1);
    const file = files[path];
    if (typeof file === 'function') file(response, request);
    else response.writeHead(file ? 200 : 404, { 'content-type': 'text/plain' }).end(file);
  });
  return { base, port, close, asked, url: (path: string) => `${base}${path}` };
}
