import { overTheWire, type WireAnswer } from './wire.js';

type Fields = Readonly<Record<string, string>>;
let calls = 0;

/** Each call from an address of its own. */
const address = (): string => {
  calls += 1;
  return `10.201.${String(Math.floor(calls / 200) % 256)}.${String(1 + (calls % 200))}`;
};

/** A field that is hidden in a form of a page. */
const HIDDEN = /<input type="hidden" name="([^"]+)" value="([^"]*)"/g;

/** The cookies of a visitor, and the calls that have to come before another. */
export function openBrowser(port: number) {
  const cookies = new Map<string, string>();
  const jar = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = ({ headers }: WireAnswer): void => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(headers['Set-Cookie'] ?? '') ?? [];
    if (value !== '') cookies.set(name, value);
    else cookies.delete(name);
  };
  const exchange = async (path: string, type: string, body: string | undefined): Promise<WireAnswer> => {
    const bytes = Buffer.from(body ?? '');
    const lines = [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', `Cookie: ${jar()}`, `X-Forwarded-For: ${address()}`, `Content-Type: ${type}`, `Content-Length: ${String(bytes.length)}`];
    const answer = await overTheWire(port, [Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), bytes])], false);
    keep(answer);
    return answer;
  };
  const send = (path: string, fields?: Fields): Promise<WireAnswer> => exchange(path, 'application/x-www-form-urlencoded', fields && new URLSearchParams(fields).toString());
  const hidden = async (path: string): Promise<Fields> => Object.fromEntries([...(await send(path)).body.toString().matchAll(HIDDEN)].map(([, name = '', value = '']) => [name, value]));
  return {
    jar, keep, send, hidden,
    /** The value of a cookie; empty where there is none. */
    cookie: (name: string): string => cookies.get(name) ?? '',
    post: (path: string, value: object) => exchange(path, 'application/json', JSON.stringify(value)),
    /** Opens a page with a form and sends it. */
    submit: async (path: string, fields: Fields) => send(path, { form_token: (await hidden(path))['form_token'] ?? '', ...fields }),
  };
}

/** The browser of a visitor. */
export type Browser = ReturnType<typeof openBrowser>;

/** The first group of a pattern in an answer; empty where it has none. */
export const matched = ({ body }: Pick<WireAnswer, 'body'>, pattern: RegExp): string => pattern.exec(body.toString())?.[1] ?? '';

/** Where an answer leads. */
export const locationOf = ({ headers }: WireAnswer): URL => new URL(headers['Location'] ?? '/', 'http://here.invalid');
