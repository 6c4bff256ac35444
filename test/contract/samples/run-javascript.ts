import { execFileSync } from 'node:child_process';
import { ENVIRONMENT, NEW_ID, type SentCall } from './sent-call.js';

/** Runs each sample as a module of its own, with a fetch that notes the request as Node.js would send it. */
const RUNNER = `
import { readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import files from 'node:fs/promises';
const sent = [];
files.readFile = async (name) => Buffer.from('@' + name);
files.writeFile = async () => undefined;
syncBuiltinESMExports();
crypto.randomUUID = () => '${NEW_ID}';
console.log = () => undefined;
globalThis.fetch = async (url, options) => {
  const request = new Request(url, options);
  const fields = options.body instanceof FormData ? await Promise.all([...options.body].map(async ([name, value]) => [name, typeof value === 'string' ? value : await value.text()])) : undefined;
  const form = options.body instanceof URLSearchParams ? [...options.body] : undefined;
  const headers = Object.fromEntries(Object.entries(options.headers ?? {}));
  sent.push({ method: request.method, url, headers, body: fields ?? form ?? (options.body === undefined ? undefined : await request.text()) });
  return new Response('{}');
};
for (const source of JSON.parse(readFileSync(0, 'utf8'))) await import('data:text/javascript,' + encodeURIComponent(source));
process.stdout.write(JSON.stringify(sent));
`;

/** What each sample in JavaScript sends; one process of Node.js runs them. */
export const runJavaScript = (sources: readonly string[]): readonly SentCall[] =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', RUNNER], { input: JSON.stringify(sources), env: { ...process.env, ...ENVIRONMENT, NODE_OPTIONS: '' }, encoding: 'utf8' })) as readonly SentCall[];
