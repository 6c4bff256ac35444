import { Engine } from 'php-parser';
import { ENVIRONMENT, NEW_ID, type SentCall } from './sent-call.js';

/* eslint-disable @typescript-eslint/no-explicit-any -- the parser's nodes have any shape */

const engine = new Engine({ parser: { php7: true, version: '8.3' } });

/** What the functions of a sample answer; there is no PHP here: its syntax tree is read. */
const FUNCTIONS: Readonly<Record<string, (given: readonly any[]) => unknown>> = {
  getenv: ([name]) => (ENVIRONMENT as Readonly<Record<string, string>>)[name] ?? '',
  random_bytes: () => NEW_ID,
  bin2hex: ([bytes]) => bytes,
  http_build_query: ([pairs]) => ({ form: pairs }),
};

/** What a sample in PHP sends. */
export function readPhp(source: string): SentCall {
  const { children } = engine.parseCode(source, 'sample.php') as any;
  const [opened, options, ...others] = children as any[];
  if (opened.expression?.right?.what?.name !== 'curl_init' || options.expression?.what?.name !== 'curl_setopt_array' || others.length !== 2) throw new Error(`The program has another shape: ${source}`);
  const url = valueOf(opened.expression.right.arguments[0]) as string;
  const { CURLOPT_CUSTOMREQUEST: method, CURLOPT_HTTPHEADER: headers = [], CURLOPT_USERPWD: proof, CURLOPT_POSTFIELDS: body, CURLOPT_RETURNTRANSFER: returned, ...unknown } = Object.fromEntries((valueOf(options.expression.arguments[1]) as [string, any][]));
  if (returned !== true || Object.keys(unknown).length > 0) throw new Error(`The call has other options: ${Object.keys(unknown).join(' ')}`);
  const listed = (headers as [unknown, string][]).map(([, header]): [string, string] => { const at = header.indexOf(': '); return [header.slice(0, at), header.slice(at + 2)]; });
  const proofs: [string, string][] = proof === undefined ? [] : [['Authorization', `Basic ${Buffer.from(proof).toString('base64')}`]];
  return { method, url, headers: Object.fromEntries([...proofs, ...listed]), body: body?.form ?? body };
}

/** An array is the pairs of its keys and values. */
function valueOf(node: any): unknown {
  switch (node.kind) {
    case 'string': case 'nowdoc': return node.value;
    case 'boolean': return node.value;
    case 'bin': return `${String(valueOf(node.left))}${String(valueOf(node.right))}`;
    case 'number': return Number(node.value);
    case 'name': return node.name;
    case 'array': return node.items.map(({ key, value }: any) => [key ? valueOf(key) : undefined, valueOf(value)]);
    case 'new': return `@${String(valueOf(node.arguments[0]))}`;
    case 'call': return (FUNCTIONS[node.what.name] ?? (() => { throw new Error(`No function of a sample: ${String(node.what.name)}`); }))(node.arguments.map(valueOf));
    default: throw new Error(`No expression of a sample: ${String(node.kind)}`);
  }
}
