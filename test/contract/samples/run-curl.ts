import { execFileSync } from 'node:child_process';
import { ENVIRONMENT, NEW_ID, type SentCall } from './sent-call.js';

const LISTENING = ["curl() { printf '%s\\0' \"$@\"; printf '\\2\\0'; }", `uuidgen() { printf ${NEW_ID}; }`].join('\n');

/** What curl would send for each command; a shell runs them, and curl prints its arguments. */
export function runCurl(commands: readonly string[]): readonly SentCall[] {
  const printed = execFileSync('sh', ['-es'], { input: [LISTENING, ...commands].join('\n'), env: { ...process.env, ...ENVIRONMENT }, encoding: 'utf8' });
  return printed.split('\u0002\0').slice(0, -1).map((text) => sentBy(text.split('\0').slice(0, -1)));
}

const KNOWN = new Set(['-X', '-H', '-d', '-F', '-o', '-u', '--form-string', '--data-binary', '--data-urlencode']);

function sentBy(given: readonly string[]): SentCall {
  const valuesOf = (...options: readonly string[]): string[] => given.flatMap((argument, at) => (options.includes(given[at - 1] ?? '') ? [argument] : []));
  const unknown = given.filter((argument, at) => argument.startsWith('-') && !KNOWN.has(argument) && !KNOWN.has(given[at - 1] ?? ''));
  if (unknown.length > 0) throw new Error(`curl has other options here: ${unknown.join(' ')}`);
  const [data] = valuesOf('-d', '--data-binary');
  const fields = valuesOf('--form-string', '-F', '--data-urlencode').map((field) => pair(field, '='));
  const [method = data === undefined && fields.length === 0 ? 'GET' : 'POST'] = valuesOf('-X');
  const proofs = valuesOf('-u').map((proof): [string, string] => ['authorization', `Basic ${Buffer.from(proof).toString('base64')}`]);
  return { method, url: given.at(-1) ?? '', headers: Object.fromEntries([...proofs, ...valuesOf('-H').map((header) => pair(header, ': '))]), body: data ?? (fields.length > 0 ? fields : undefined) };
}

function pair(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return [text.slice(0, at), text.slice(at + separator.length)];
}
