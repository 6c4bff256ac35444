import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { graphiqlRedirect } from '#contract/own-tools.js';
import { GRAPHIQL } from './browser/graphiql-client.js';
import type { Place } from './browser/place.js';
import { BODY, HEAD } from './graphiql-markup.js';

const QUERY = `# Write an operation on the left and press Ctrl-Enter; Ctrl-Space completes it.
# Each one goes as the person who is signed in; without a sign-in it needs a
# staff token: make one with
#
#   npm run portico -- token create --email you@example.com
#
# and put it into the Headers tab below.

query FirstOrders {
  orders(first: 10) {
    nodes {
      number
      status
      placedAt
    }
  }
}
`;

const HEADERS = JSON.stringify({ Authorization: 'Bearer pst_your_token' }, undefined, 2);

const OPTIONS = { title: 'Portico graph', endpoint: '/graphql', defaultQuery: QUERY, headers: HEADERS, shouldPersistHeaders: true, credentials: 'same-origin' } as const;

const OPEN = '<script>';
const RENDER = 'YogaGraphiQL.renderYogaGraphiQL(';

/** What browsers run beside GraphiQL; the build makes it. */
const SCRIPT = new URL('../../../browser/graphiql.js', import.meta.url);

/** The page as it is sent: whole, and compressed, with its policy. */
export interface GraphiqlPage {
  readonly html: Buffer;
  readonly gzip: Buffer;
  readonly policy: string;
}

/** Make the GraphiQL page of a deployment; its nine megabytes are compressed off the main thread. It loads nothing: everything is inline, so it works without internet. */
export async function graphiqlPage(graphqlUrl: string, issuer: string): Promise<GraphiqlPage> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const stock = renderGraphiQL(OPTIONS).trimStart().replaceAll(/\r\n?/g, '\n'); // as browsers read it, and hash it
  const begin = stock.indexOf(OPEN);
  const scripts = [stock.slice(begin + OPEN.length, stock.lastIndexOf(RENDER)), await readFile(SCRIPT, 'utf8'), start({ ...GRAPHIQL, page: graphiqlRedirect(graphqlUrl), issuer })];
  const opening = stock.slice(0, begin).replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />${HEAD}`).replace('<div id="root"></div>', () => BODY);
  const html = Buffer.from(`${opening}${scripts.map((script) => `${OPEN}${script}</script>`).join('')}</body></html>`);
  return { html, gzip: await promisify(gzip)(html), policy: policyOf(scripts, new URL(issuer).origin) };
}

/** GraphiQL waits until it is known who calls. */
const start = (place: Place): string =>
  `PorticoGraphiQL.openGraphiql(${inScript(place)}, (headers) => { ${RENDER}document.querySelector('#root'), Object.assign(${inScript(OPTIONS)}, headers !== undefined && { headers })); });`;

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The scripts of the page alone run, and call this host and the identity provider; the editor makes styles and workers itself. */
const policyOf = (scripts: readonly string[], issuer: string): string => [
  "default-src 'none'", `script-src ${scripts.map(hashOf).join(' ')} blob:`, 'worker-src blob:', "style-src 'unsafe-inline'",
  'img-src data:', 'font-src data:', `connect-src 'self' ${issuer}`, "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ');

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
