import { operatorsConsole } from './console/operators-console.js';
import { openSubscriptions } from './changes/open-subscriptions.js';
import { countWork } from './count-work.js';
import { clientAddress } from '#kit/client-address.js';
import { firstOf } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import type { Deployment } from './deployment.js';
import { findSurfaces } from './find-surfaces.js';
import { hostListener } from './http/host-listener.js';
import { listen } from './http/listen.js';
import { guides } from './guides/guides.js';
import { hostPages } from './index/host-pages.js';
import { once } from './once.js';
import { begunCalls } from './people/begin-calls.js';
import { listedTexts, registeredTexts } from './people/operation-texts.js';
import { plannedOperations } from './people/planned-operations.js';
import { peopleRoutes } from './people/people-routes.js';
import { readSafelist } from './people/read-safelist.js';
import { reference } from './reference/reference.js';
import type { Running } from './running.js';

/** The graph as its host introduces it; its page is GraphiQL. */
const GRAPH = {
  title: 'Graph', summary: 'Everything the surfaces are made of, for a company\'s own people: orders, stock, shipping, returns, products, content, connections and their calls. GraphQL, signed in or with a staff token.',
  roots: ['/graphql'], page: '/graphql', descriptions: [],
};

/** Open the host of the graph for people; it is ready when Apollo Server is. */
export async function startGateway(deployment: Deployment): Promise<readonly Running[]> {
  const { config: { listenHost: address, ports, redisUrl, safelist, trustedProxies, urls }, graph: { call }, log } = deployment;
  countWork(deployment);
  const limiter = await openLimiter(redisUrl, log, 'graphql');
  const known = { planned: plannedOperations(), texts: safelist === undefined ? registeredTexts() : listedTexts(readSafelist(safelist)) };
  const handler = once(async () => {
    await import('@apollo/server');
    return (await import('./people/people-handler.js')).peopleHandler(deployment, known);
  });
  deployment.readiness.add('graph', handler);
  const admission = { call, limiter, addressOf: clientAddress(trustedProxies), issuer: urls.auth };
  const subscriptions = openSubscriptions(deployment, { admission, texts: known.texts });
  const begun = begunCalls({ admission, known });
  const pages = hostPages(deployment, 'graphql', [GRAPH]);
  const listener = hostListener(deployment, 'graphql', {
    surfaces: firstOf([reference({ ...deployment, host: 'graphql', surfaces: findSurfaces }), operatorsConsole({ graphqlUrl: urls.graphql, issuer: urls.auth, hosts: { commerce: urls.commerce, catalog: urls.catalog }, content: urls.brain })]),
    begin: begun.begin,
    routes: [peopleRoutes({ ...admission, uploads: deployment, graphqlUrl: urls.graphql, begun, subscriptions: subscriptions.handler, ...known, handler, onPage: () => { deployment.planner.begin(); }, schemaText: once(async () => (await import('./people/schema-text.js')).schemaText(deployment)) })],
    pages: { ...pages, page: firstOf([guides(log, urls), pages.page]) },
  });
  const host = await listen({ handler: listener, address, port: ports.graphql, title: 'PORT (graphql host)', refusing: deployment });
  return [{
    warm: handler,
    retire() {
      subscriptions.stop();
      host.retire();
    },
    async stop() {
      subscriptions.stop();
      await host.stop();
      await limiter.close();
    },
  }];
}
