import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { HEAD, TOKEN_FORM } from './token-form.js';

const QUERY = `# Write an operation on the left and press Ctrl-Enter; Ctrl-Space completes it.
# Each one needs a staff token: make one with
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

/** The page loads nothing: everything is inline, so it works without internet and cannot call other hosts. */
export const GRAPHIQL_POLICY = [
  "default-src 'none'", "script-src 'unsafe-inline' blob:", 'worker-src blob:', "style-src 'unsafe-inline'",
  'img-src data:', 'font-src data:', "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
].join('; ');

const OPTIONS = { title: 'Portico graph', endpoint: '/graphql', defaultQuery: QUERY, headers: HEADERS, shouldPersistHeaders: true, credentials: 'same-origin' } as const;

const RENDER = 'YogaGraphiQL.renderYogaGraphiQL(';

/** The page waits for a token before GraphiQL asks for the schema. */
const START = `askForToken((headers) => { ${RENDER}document.querySelector('#root'), Object.assign(${JSON.stringify(OPTIONS)}, headers && { headers })); });</script></body></html>`;

/** The page as it is sent: whole, and compressed. */
interface Page {
  readonly html: Buffer;
  readonly gzip: Buffer;
}

let page: Promise<Page> | undefined;

/** The GraphiQL page; its nine megabytes are loaded and compressed at the first request, off the main thread. */
export function graphiqlPage(): Promise<Page> {
  page ??= made();
  return page;
}

async function made(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const stock = renderGraphiQL(OPTIONS);
  const html = Buffer.from(`${stock.slice(0, stock.lastIndexOf(RENDER))}${START}`.replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />${HEAD}`).replace('<div id="root"></div>', () => `<div id="root"></div>${TOKEN_FORM}`).trimStart());
  return { html, gzip: await promisify(gzip)(html) };
}
