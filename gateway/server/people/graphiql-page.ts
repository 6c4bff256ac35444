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

let page: Promise<string> | undefined;

/** The GraphiQL page; its nine megabytes are loaded at the first request. */
export function graphiqlPage(): Promise<string> {
  page ??= import('@graphql-yoga/render-graphiql').then(({ renderGraphiQL }) =>
    renderGraphiQL({ title: 'Portico graph', endpoint: '/graphql', defaultQuery: QUERY, headers: HEADERS, shouldPersistHeaders: false, credentials: 'same-origin' }));
  return page;
}
