import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { servedText, type ServedKind, type ServedText } from '../reference/served-text.js';

/** What the build makes of gateway/console. */
const BUILT = new URL('../../../console/', import.meta.url);

const TYPES: Readonly<Record<string, ServedKind['type']>> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** The console as it was built. */
export interface ConsoleFiles {
  /** The markup of its page. */
  readonly markup: string;
  /** Its files by their addresses, whose names have a hash of the content. */
  readonly served: ReadonlyMap<string, ServedText>;
}

let read: ConsoleFiles | undefined;

/** Read at the first request; undefined where the console was not built. */
export function consoleFiles(): ConsoleFiles | undefined {
  if (read || !existsSync(new URL('index.html', BUILT))) return read;
  const names = readdirSync(new URL('assets/', BUILT));
  return (read = {
    markup: readFileSync(new URL('index.html', BUILT), 'utf8'),
    served: new Map(names.flatMap((name) => {
      const type = TYPES[extname(name)];
      return type === undefined ? [] : [[`/console/assets/${name}`, whenAsked(name, type)] as const];
    })),
  });
}

/** Read and compressed at its first request, since most files are of routes that are opened later. */
function whenAsked(name: string, type: ServedKind['type']): ServedText {
  let served: ServedText | undefined;
  return (request, response) => {
    served ??= servedText(readFileSync(new URL(`assets/${name}`, BUILT), 'utf8'), { type, isImmutable: true });
    served(request, response);
  };
}
