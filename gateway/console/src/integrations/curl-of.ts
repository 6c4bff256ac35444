import { headersOf, type Header } from './headers-of.js';

/** A call as the log keeps it. */
export interface LoggedCall {
  readonly surface: string;
  readonly method: string;
  readonly path: string;
  readonly requestHeaders: string;
  readonly requestBody: string | null;
}

/** What the log has in place of a secret. */
const REDACTED = '[redacted]';
/** What curl writes by itself, or what belongs to the connection of before. */
const OWN: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect', 'accept-encoding', 'keep-alive', 'te', 'upgrade', 'via', 'forwarded', 'cookie', 'proxy-authorization']);
/** The interfaces that answer what a write would do, and do nothing, for this header. */
const WITH_DRY_RUN: ReadonlySet<string> = new Set(['fulfillment', 'commerce', 'catalog']);
const DRY_RUN = 'X-Service-Dry-Run';
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a call can be repeated as a dry run: a write to an interface that has one. */
export const hasDryRun = ({ surface, method }: Pick<LoggedCall, 'method' | 'surface'>): boolean => WITH_DRY_RUN.has(surface) && !READS.has(method);

interface Repeated {
  /** Where the interface is called. Not what the log has as its host: whoever called wrote that, and the command sends a credential there. */
  readonly origin: string;
  /** Whether a write is repeated as a dry run. */
  readonly isDry: boolean;
  /** The file that the body was downloaded to, where it is long. */
  readonly file: string;
}

/** Linux gives no command a longer argument than 128 KB, and control characters are written with twenty characters each. */
const MOST_WRITTEN = 40_000;

/** Whether the command reads a body from its file. */
export const isFromFile = (body: string | null): boolean => body !== null && body.length > MOST_WRITTEN;

/** A call as a command for a POSIX shell, with `$PORTICO_KEY` where the credential was. */
export function curlOf({ surface, method, path, requestHeaders, requestBody }: LoggedCall, { origin, isDry, file }: Repeated): string {
  const headers = headersOf(requestHeaders);
  const options = [
    method === 'HEAD' ? '--head' : `--request ${quoted(method)}`, // also of GET with a body
    ...headers.filter(([name]) => isSent(name, isDry)).map((header) => headerOption(header, surface)),
    ...(isDry ? [`--header '${DRY_RUN}: true'`] : []),
    ...bodyOptions(requestBody, headers, file),
  ];
  return [`curl --globoff --path-as-is ${withKey(origin + (path.startsWith('/') ? path : `/${path}`))}`, ...options].join(' \\\n  ');
}

/** --data would read a file for @, and without a type curl would write one of its own. */
const bodyOptions = (body: string | null, headers: readonly Header[], file: string): readonly string[] =>
  (body === null || body === '' ? [] : [...(headers.some(([name]) => name === 'content-type') ? [] : ["--header 'content-type:'"]), isFromFile(body) ? `--data-binary ${quoted(`@${file}`)}` : `--data-raw ${quoted(body)}`]);

function isSent(name: string, isDry: boolean): boolean {
  if (OWN.has(name) || name.startsWith('x-forwarded-')) return false;
  return !isDry || (name !== 'idempotency-key' && name !== DRY_RUN.toLowerCase()); // the key would answer what was answered before
}

/** Interface C takes a username and a password. */
function headerOption([name, value]: Header, surface: string): string {
  if (name === 'authorization') return surface === 'wms-xml' ? '--user "$PORTICO_USER:$PORTICO_KEY"' : `--header 'authorization: Bearer '"$PORTICO_KEY"`;
  return `--header ${value === REDACTED ? withKey(`${name}: ${value}`) : quoted(value === '' ? `${name};` : `${name}: ${value}`)}`; // without a value curl would leave the header out
}

/** A text between single quotes, where a shell changes nothing. Control characters are written by printf: a terminal into which the command is pasted would obey them. */
const quoted = (text: string): string => `'${Array.from(text, (character) => (isControl(character) ? printed(character) : escaped(character))).join('')}'`;

const escaped = (character: string): string => (character === "'" ? "'\\''" : character);

const [FIRST_SHOWN, DELETE, LAST_CONTROL] = [0x20, 0x7f, 0x9f];

function isControl(character: string): boolean {
  const code = character.charCodeAt(0);
  return (code < FIRST_SHOWN && character !== '\n' && character !== '\t') || (code >= DELETE && code <= LAST_CONTROL);
}

const printed = (character: string): string => `'"$(printf '${Array.from(new TextEncoder().encode(character), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}')"'`;

/** The same with the variable in place of the secrets that the log replaced. Bodies keep what stands there: whoever calls decides what their bodies say. */
const withKey = (text: string): string => text.split(REDACTED).map(quoted).join('"$PORTICO_KEY"');
