import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { PAGE_STYLE } from '#kit/docs/page-style.js';
import type { ConnectionCaller } from '#kit/access/connection-access.js';
import type { Route } from '#kit/route.js';
import { askedFor, GUIDE, XML_TYPE } from './guide.js';
import { ROOT } from './paths.js';
import { operationOf } from './schemas.js';

interface PageFacts {
  readonly routes: readonly Route<ConnectionCaller>[];
}

/** The documentation page: the conventions, every operation with an example and its schemas; no script, no external resource. */
export const renderGuide = (routes: readonly Route<ConnectionCaller>[]): string => `<!doctype html>\n${renderToString(<Page routes={routes} />)}\n`;

const Page = ({ routes }: PageFacts): VNode => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>XML WMS facade 2026-10</title>
      <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
    </head>
    <body>
      <nav aria-label="Contents">
        <strong>XML WMS facade</strong>
        <ul>{routes.map(({ method, path }) => <li><a href={`#${operationOf(path)}`}><b class={method}>{method}</b> {path}</a></li>)}<li><a href="#errors">Errors</a></li><li><a href="/reference/wms-xml">With search and a way to try calls</a></li><li><a href="/docs/wms-xml/openapi.json">OpenAPI 3.1</a></li></ul>
      </nav>
      <main>
        <h1>XML WMS facade <small>2026-10</small></h1>
        {GUIDE.introduction.map((paragraph) => <p>{paragraph}</p>)}
        {routes.map((route) => <Operation route={route} />)}
        <Errors />
      </main>
    </body>
  </html>
);

const Operation = ({ route: { method, path, summary } }: { route: Route<ConnectionCaller> }): VNode => {
  const operation = operationOf(path);
  const { about, example } = GUIDE.operations[operation];
  return (
    <section id={operation}>
      <h2><b class={method}>{method}</b> {ROOT}{path}</h2>
      <p>{summary}. {about}</p>
      <h3>Example</h3>
      <pre>{'query' in example ? `curl -u USERNAME:PASSWORD '{base_url}${ROOT}${path}${askedFor(example.query)}'` : `${method} ${ROOT}${path}\nContent-Type: ${XML_TYPE}\n\n${example.document}`}</pre>
      <p>Schemas: <a href={`/docs/wms-xml/${operation}.request.xsd`}>{operation}.request.xsd</a>, <a href={`/docs/wms-xml/${operation}.response.xsd`}>{operation}.response.xsd</a>.</p>
    </section>
  );
};

const Errors = (): VNode => (
  <section id="errors">
    <h2>Errors</h2>
    <p>Read ack, ACK or result, not only the HTTP status: whatever is wrong with a call's content is HTTP 200 with KO and error_message in the operation's own envelope.</p>
    <table>
      <thead><tr><th>Status</th><th>Message</th><th>When</th></tr></thead>
      <tbody>{GUIDE.errors.map(([status, message, when]) => <tr><td>{status}</td><td>{message}</td><td>{when}</td></tr>)}</tbody>
    </table>
  </section>
);
