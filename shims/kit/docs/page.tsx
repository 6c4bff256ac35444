import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import { describedElsewhere, type DescribedElsewhere } from './described-elsewhere.js';
import { describedRoutes, type DescribedRoute } from './described-route.js';
import { serverPath } from './described-place.js';
import { ErrorsSection } from './errors-section.js';
import { OperationSection } from './operation-section.js';
import { PAGE_STYLE } from './page-style.js';
import { variablesOf } from './samples/curl-examples.js';
import { WebhookSection } from './webhook-section.js';

interface PageFacts {
  /** The page with a search, and a way to try calls. */
  readonly reference: string;
  /** Where the descriptions are. */
  readonly root: string;
  /** Where the paths of the calls begin. */
  readonly server: string;
  readonly api: ApiDescription;
  readonly routes: readonly DescribedRoute[];
  readonly elsewhere: readonly DescribedElsewhere[];
}

/** The documentation page: every call with its parameters, bodies, examples and errors; no script, no external resource. */
export function renderPage<C extends Caller>(surface: Surface<C>, api: ApiDescription): string {
  const facts = { reference: `/reference/${surface.name}`, root: surface.roots[0], server: serverPath(surface), api, routes: describedRoutes(surface, api), elsewhere: describedElsewhere(surface, api) };
  return `<!doctype html>\n${renderToString(<Page {...facts} />)}\n`;
}

const Page = ({ reference, root, server, api, routes, elsewhere }: PageFacts): VNode => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${api.title} ${api.version}`}</title>
      <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
    </head>
    <body>
      <Contents routes={routes} api={api} root={root} reference={reference} />
      <main>
        <h1>{api.title} <small>{api.version}</small></h1>
        {api.introduction.map((paragraph) => <p>{paragraph}</p>)}
        <p>{api.access ?? 'The key travels in every call: Authorization: Bearer <API_KEY>.'}{server !== '' && <> Paths below begin at <code>{server}</code>.</>}</p>
        <Variables api={api} routes={routes} />
        {routes.map((route) => <OperationSection route={route} root={server} api={api} />)}
        {api.events && <WebhookSection events={api.events} root={root} />}
        <ErrorsSection api={api} routes={routes} elsewhere={elsewhere} />
      </main>
    </body>
  </html>
);

const Variables = ({ api, routes }: Pick<PageFacts, 'api' | 'routes'>): VNode => {
  const [first, ...others] = variablesOf(routes, api);
  return first ? <p>The examples are commands of a shell: set {[first, ...others].map(([name, what], at) => <>{at > 0 && ', '}<code>{name}</code> to {what}</>)}. What paths and bodies name is made up.</p> : <></>;
};

const Contents = ({ routes, api, root, reference }: Pick<PageFacts, 'routes' | 'api' | 'root' | 'reference'>): VNode => (
  <nav aria-label="Contents">
    <strong>{api.title}</strong>
    <ul>
      {routes.map(({ id, method, path }) => <li><a href={`#${id}`}><b class={method}>{method}</b> {path}</a></li>)}
      {api.events && <li><a href="#webhooks">Webhooks</a></li>}
      <li><a href="#errors">Errors</a></li>
      <li><a href={reference}>With search and a way to try calls</a></li>
      <li><a href={`${root}/openapi.json`}>OpenAPI 3.1</a></li>
      {api.events && <li><a href={`${root}/asyncapi.json`}>AsyncAPI 3</a></li>}
      {api.related?.map(({ path, title }) => <li><a href={path}>{title}</a></li>)}
    </ul>
  </nav>
);
