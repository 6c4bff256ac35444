import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginInlineTraceDisabled, ApolloServerPluginLandingPageDisabled, ApolloServerPluginSchemaReportingDisabled, ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { MaxIntrospectionDepthRule } from 'graphql';
import type { Deployment } from '../deployment.js';
import { limitAnswers } from './limit-answers.js';
import { limitOperations } from './limit-operations.js';
import { MOST_TOKENS } from './limit-text.js';
import type { PeopleContext } from './people-context.js';
import { publishErrors } from './publish-errors.js';
import { readScalars } from './read-scalars.js';
import { subgraphDataSource } from './subgraph-data-source.js';
import { findValueErrors, type ValueErrors } from './value-errors.js';
import { withoutTelemetry } from './without-telemetry.js';

/** A page of another site can send these only after a preflight request, so a request with one is not forged (CSRF). */
const NEVER_SENT_ACROSS_SITES = ['authorization', 'x-apollo-operation-name', 'apollo-require-preflight'];

/** The graph for people: Apollo Server on the stock gateway, with every protection on and telemetry off. */
export async function peopleServer({ config, log, reached, supergraphSdl }: Deployment): Promise<ApolloServer<PeopleContext>> {
  withoutTelemetry();
  const texts = new Map<string, ReturnType<typeof subgraphDataSource>>([...reached].map(([name, { runText }]) => [name, subgraphDataSource(name, runText)]));
  const gateway = new ApolloGateway({ supergraphSdl, logger: log, buildService: ({ name }) => sourceOf(texts, name) });
  gateway.onSchemaLoadOrUpdate(({ apiSchema }) => { readScalars(apiSchema); });
  const valueErrors: ValueErrors = new WeakMap();
  const server = new ApolloServer<PeopleContext>({
    gateway,
    logger: log,
    nodeEnv: 'production',
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: { requestHeaders: NEVER_SENT_ACROSS_SITES },
    persistedQueries: false,
    cache: 'bounded',
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    parseOptions: { maxLexicalTokens: MOST_TOKENS },
    validationRules: [MaxIntrospectionDepthRule],
    plugins: [...NOTHING_REPORTED(), limitOperations, findValueErrors(valueErrors), limitAnswers(), publishErrors(log, valueErrors)],
  });
  await server.start();
  return server;
}

const NOTHING_REPORTED = () => [
  ApolloServerPluginInlineTraceDisabled(), ApolloServerPluginLandingPageDisabled(), ApolloServerPluginSchemaReportingDisabled(), ApolloServerPluginUsageReportingDisabled(),
];

function sourceOf<S>(sources: ReadonlyMap<string, S>, name: string): S {
  const source = sources.get(name);
  if (!source) throw new Error(`The supergraph names a subgraph ${name} that is none of the product's`);
  return source;
}
