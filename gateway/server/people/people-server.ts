import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled, ApolloServerPluginSchemaReportingDisabled, ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { MaxIntrospectionDepthRule } from 'graphql';
import type { Deployment } from '../deployment.js';
import { legacyStatus } from './legacy-status.js';
import { limitAnswers } from './limit-answers.js';
import { limitOperations } from './limit-operations.js';
import { MOST_TOKENS } from './limit-text.js';
import { NEVER_SENT_ACROSS_SITES } from './never-sent-across-sites.js';
import type { PeopleContext } from './people-context.js';
import { peopleGateway } from './people-gateway.js';
import type { KnownOperations } from './known-operations.js';
import type { OperationTexts } from './operation-texts.js';
import { publishErrors } from './publish-errors.js';
import { subgraphFetch } from './subgraph-fetch.js';
import { findValueErrors, type ValueErrors } from './value-errors.js';

/** The graph for people: Apollo Server, with every protection on and nothing reported outside. */
export async function peopleServer({ config, log, reached, supergraphSdl, planner }: Deployment, { planned, texts }: KnownOperations): Promise<ApolloServer<PeopleContext>> {
  const sources = new Map([...reached].map(([name, { runText }]) => [name, subgraphFetch(name, runText)]));
  const gateway = await peopleGateway({ supergraphSdl, planner, sources, planned });
  const valueErrors: ValueErrors = new WeakMap();
  const server = new ApolloServer<PeopleContext>({
    gateway,
    logger: log,
    nodeEnv: 'production',
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: { requestHeaders: [...NEVER_SENT_ACROSS_SITES] },
    persistedQueries: { cache: textCache(texts) },
    cache: 'bounded',
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: { maxLexicalTokens: MOST_TOKENS },
    validationRules: [MaxIntrospectionDepthRule],
    plugins: [...NOTHING_REPORTED(), limitOperations, findValueErrors(valueErrors), limitAnswers(), legacyStatus, publishErrors(log, valueErrors)],
  });
  await server.start();
  return server;
}

/** Keeps a text under the hash that follows Apollo's prefix. */
const textCache = ({ textOf, keep }: OperationTexts) => ({
  get: (key: string) => Promise.resolve(textOf(hashIn(key))),
  set: (key: string, text: string) => {
    keep(hashIn(key), text);
    return Promise.resolve();
  },
  delete: () => Promise.resolve(false),
});

const hashIn = (key: string): string => key.slice(key.indexOf(':') + 1);

const NOTHING_REPORTED = () => [
  ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(), ApolloServerPluginSchemaReportingDisabled(), ApolloServerPluginUsageReportingDisabled(),
];
