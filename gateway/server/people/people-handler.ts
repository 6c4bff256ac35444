import { expressMiddleware } from '@as-integrations/express5';
import type { RequestHandler } from 'express';
import type { Deployment } from '../deployment.js';
import type { PeopleContext } from './people-context.js';
import type { KnownOperations } from './known-operations.js';
import { peopleServer } from './people-server.js';

/** The graph for people as a handler; the context of each call is in `response.locals.people`. */
export const peopleHandler = async (deployment: Deployment, known: KnownOperations): Promise<RequestHandler> =>
  expressMiddleware<PeopleContext>(await peopleServer(deployment, known), {
    context: ({ res }) => Promise.resolve(res.locals['people'] as PeopleContext),
  });
