import type { IncomingMessage } from 'node:http';
import { consoleRedirect, OWN_TOOLS } from '#contract/own-tools.js';
import { nameOperation, type Handler } from '#kit/handler.js';
import { send } from '#kit/send.js';
import { servedText, type ServedText } from '../reference/served-text.js';
import { consoleFiles, type ConsoleFiles } from './console-files.js';
import { consoleMarkup, consoleHeaders } from './console-page.js';

/** Where the operators' console is, on the host of the graph. */
export const CONSOLE = '/console';

const NOT_FOUND = 404;

interface Hosted {
  /** Public address of the graph's host. */
  readonly graphqlUrl: string;
  /** The address of the identity provider. */
  readonly issuer: string;
  /** Where the interfaces are called whose calls the console shows. */
  readonly hosts: Readonly<Record<'catalog' | 'commerce', string>>;
  /** The host of content, which shows the images of sites. */
  readonly content: string;
}

/** The operators' console: its files, and its page at every other path below /console, which is where a sign-in leads back to. Nothing where it was not built. */
export function operatorsConsole({ graphqlUrl, issuer, hosts, content }: Hosted): Handler {
  const place = { page: consoleRedirect(graphqlUrl), issuer, client: OWN_TOOLS.console, hosts };
  let page: ServedText | undefined;
  const show = ({ markup }: ConsoleFiles): ServedText => page ??= servedText(consoleMarkup(markup, place), { type: 'text/html', isImmutable: false, headers: consoleHeaders({ issuer, content, ...hosts }) });
  return (request, response) => {
    const pathname = pathOf(request);
    const files = pathname === CONSOLE || pathname.startsWith(`${CONSOLE}/`) ? consoleFiles() : undefined;
    if (!files) return false;
    nameOperation(response, 'console');
    const file = pathname.startsWith(`${CONSOLE}/assets/`) ? files.served.get(pathname) ?? missing : show(files);
    file(request, response);
    return true;
  };
}

/** Of GET and HEAD; there is nothing for other methods. Paths are compared as they were sent: nothing is decoded, joined or looked up on the disk. */
function pathOf({ method, url = '' }: IncomingMessage): string {
  const [pathname = ''] = method === 'GET' || method === 'HEAD' ? url.split('?', 1) : [];
  return pathname;
}

/** A page in place of a script would be taken for one. */
const missing: ServedText = (_request, response) => {
  send(response, { status: NOT_FOUND, headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }, body: 'There is no such file of the console: it was built anew. Reload the page.\n' });
};
