import {
  buildSchema, getOperationAST, GraphQLError, OperationTypeNode, parse, specifiedRules, validate,
  type DocumentNode, type FieldNode, type FragmentSpreadNode, type GraphQLSchema, type InlineFragmentNode, type ValidationRule,
} from 'graphql';
import { changesSchema } from '#contract/changes-schema.js';
import { MOST_TOKENS } from '../people/limit-text.js';

let schema: GraphQLSchema | undefined;

/** The schema of the subscription alone: what it answers leads to no other type of the graph. */
export const subscriptionSchema = (): GraphQLSchema => schema ??= buildSchema(`scalar DateTime\ntype Query { changes: Boolean }\n${changesSchema()}`);

/** The document of a subscription that a text asks for; undefined for queries, mutations and texts that cannot be read, which are answered elsewhere. */
export function subscriptionIn(text: string, operationName: string | undefined): DocumentNode | undefined {
  try {
    const document = parse(text, { maxLexicalTokens: MOST_TOKENS });
    return getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION ? document : undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** What is wrong with a subscription. */
export const complaintsAbout = (document: DocumentNode): readonly GraphQLError[] => validate(subscriptionSchema(), document, [...specifiedRules, noDirectivesOnRoot]);

/** A subscription whose only field is left out would be none. */
const noDirectivesOnRoot: ValidationRule = (context) => {
  const refuse = ({ directives = [] }: FieldNode | FragmentSpreadNode | InlineFragmentNode): void => {
    if (directives.length === 0 || context.getParentType() !== context.getSchema().getSubscriptionType()) return;
    context.reportError(new GraphQLError('The field of a subscription takes no directives', { nodes: directives }));
  };
  return { Field: refuse, FragmentSpread: refuse, InlineFragment: refuse };
};
