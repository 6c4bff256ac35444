import { z } from 'zod';
import type { ApiDescription } from '#kit/docs/api-description.js';
import { EXAMPLE_OWN } from './examples.js';
import { METADATA } from './paths.js';
import { CONNECTOR_ERRORS, CONNECTOR_MEANINGS, connectorFailure } from './errors.js';

const ConnectorError = z.union([
  z.object({ error: z.enum(Object.keys(CONNECTOR_MEANINGS)).describe('Branch on this.'), message: z.string() }),
  z.object({ jsonrpc: z.literal('2.0'), id: z.null(), error: z.object({ code: z.int(), message: z.string() }) }),
]).meta({ id: 'Error' });

/** The parts of interface L's description that are not in its routes. */
export const CONNECTOR_API: ApiDescription = {
  title: 'MCP connector',
  version: '2026-10',
  introduction: [
    'The Model Context Protocol (2025-06-18) for assistants: add the address of this host to an assistant as a connector. It finds the identity provider by itself, the person signs in with their own account, and the assistant works in the person\'s companies with the person\'s permissions.',
    'Tools work in the active company: the only one, the one chosen last, or the first. Their names begin with their module; service_get_context and service_switch_company are always there. Definitions and access are read at every call: a role or token that ends, ends at once.',
    'A module\'s refusals and failures are results with isError that say what to do. Errors of JSON-RPC are -32700, -32600, -32601, -32602 (also an unknown tool), -32603, and -32000 for a module that had 120 calls or lists of a person within a minute; tools/list leaves such a module out while others have tools, and its _meta says how many seconds to wait. A module has 30 seconds.',
  ],
  access: 'An access token of the identity provider as Bearer; without one 401 names the metadata that says where to get one.',
  schemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  errorShape: '{"error", "message"}, or an error of JSON-RPC',
  branchOn: ['error'],
  subjects: { endpoint: 'The protocol.', documents: 'What clients read first.' },
  errorAnswer: () => ConnectorError,
  fail: connectorFailure,
  errors: CONNECTOR_ERRORS,
  meanings: CONNECTOR_MEANINGS,
  sampleDetails: { UNAUTHENTICATED: { challenge: `Bearer realm="Portico", resource_metadata="${EXAMPLE_OWN}${METADATA}"` } },
  everywhere: ['UNAUTHENTICATED', 'ADDRESS_REFUSED', 'ORIGIN_REFUSED', 'INTERNAL'],
  ofBodies: ['MALFORMED_BODY', 'BODY_TOO_LARGE', 'BAD_INPUT'],
};
