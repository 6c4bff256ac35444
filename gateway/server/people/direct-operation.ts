import type { FetchNode, QueryPlan } from '@apollo/query-planner';
import { getVariableValues, Kind, OperationTypeNode, parse, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { enterLatest } from '#kernel/enter-latest.js';
import { usedVariables } from '#client/records.js';
import type { RunText } from '../text-operations.js';
import { answerShape, type SeenSchema } from './answer-shape.js';
import { lengthVariables } from './asked-length.js';
import { MOST_COST, operationCost } from './operation-cost.js';
import type { DirectOperation } from './planned-operations.js';
import { textSize } from './text-size.js';

/** An operation of people with its plan. */
interface Planned {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly plan: QueryPlan;
}

interface Reached extends SeenSchema {
  readonly sources: ReadonlyMap<string, RunText>;
}

/** The operation as one fetch; undefined when the gateway has to put its answer together, or to leave something of it out. */
export function directOperation({ document, operation, plan: { node } }: Planned, { sources, ...seen }: Reached): DirectOperation | undefined {
  if (node?.kind !== 'Fetch' || !isPlain(node)) return undefined;
  const [fetch, asked] = [sources.get(node.serviceName), answerShape(document, operation, seen)];
  if (!fetch || asked === undefined || asked !== fetchedShape(node, seen)) return undefined;
  return {
    written: textSize(document).fields,
    cost: costOf({ document, operation }, seen.schema),
    fetch: (variables, context) => fetch(node.operation, usedVariables(variables, node.variableUsages), context),
  };
}

const isPlain = ({ requires, inputRewrites = [], outputRewrites = [], contextRewrites = [] }: FetchNode): boolean =>
  !requires && [...inputRewrites, ...outputRewrites, ...contextRewrites].length === 0;

function fetchedShape({ operation: text }: FetchNode, seen: SeenSchema): string | undefined {
  const document = parse(text);
  const [operation] = document.definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [node] : []));
  return operation && answerShape(document, operation, seen);
}

const MOST_COSTS = 20;

/** The cost of the operation; that of a query is counted once for the same page lengths. */
function costOf({ document, operation }: Pick<Planned, 'document' | 'operation'>, schema: GraphQLSchema): DirectOperation['cost'] {
  const lengths = lengthVariables(document);
  const counted = new Map<string, number>();
  return (variables) => {
    if (getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 }).errors) return undefined;
    const key = lengths.map((name) => String(variables[name])).join();
    const known = operation.operation === OperationTypeNode.QUERY ? counted.get(key) : undefined;
    const total = known ?? operationCost({ schema, document, operation, variables }).total;
    enterLatest(counted, [key, total], MOST_COSTS);
    return total > MOST_COST ? undefined : total;
  };
}
