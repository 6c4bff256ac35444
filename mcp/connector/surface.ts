import type { BodyReader } from '#kit/body/body-reader.js';
import type { Cors } from '#kit/cors.js';
import type { Surface } from '#kit/surface.js';
import { Failure } from '#contract/failure.js';
import { readToolCall } from '#mcp/argument-flaw.js';
import { jsonTextAnswer } from '#mcp/json-text.js';
import { CONNECTOR_API } from './api-description.js';
import { CONNECTOR_ACCESS, type ConnectorCaller } from './connector-access.js';
import { documents } from './documents.js';
import { endpoint } from './endpoint.js';
import { connectorFailure } from './errors.js';
import { metadataPath } from './metadata-path.js';
import { ROOTS } from './paths.js';

const MEBIBYTE = 1024 * 1024;
const MODULE_MILLISECONDS = 30_000;

/** A minute of an address, which many people of an assistant's provider share. */
const CALLS_A_MINUTE = 6000;

/** JSON; an empty body is none. */
const MESSAGE: BodyReader = {
  limit: 2 * MEBIBYTE,
  read(body) {
    if (body.length === 0) throw new Failure('MALFORMED_BODY', 'The body is empty');
    return readToolCall(body, ['params', 'arguments']);
  },
};

const LISTED: Cors<ConnectorCaller> = {
  origins: { of: ({ origins }) => origins }, refusals: 'any', exposed: ['WWW-Authenticate', 'X-Request-Id'],
  requestHeaders: ['Authorization', 'Content-Type', 'Accept', 'MCP-Protocol-Version', 'Mcp-Session-Id', 'Last-Event-ID'],
};

/** The connector, whose modules may take some milliseconds. */
export const connector = (moduleMilliseconds: number): Surface<ConnectorCaller> => ({
  letter: 'L',
  name: 'connector',
  listing: { callers: 'Assistants (Claude, ChatGPT, VS Code …)', authentication: 'OAuth 2.0: the person signs in' },
  host: 'mcp',
  group: 'Assistants',
  answersHost: true,
  lenientPath: metadataPath,
  roots: [ROOTS.endpoint, ROOTS.wellKnown],
  routes: [endpoint(moduleMilliseconds), ...documents],
  access: CONNECTOR_ACCESS,
  cors: LISTED,
  callLog: 'none',
  limits: [{ by: 'address', name: 'connector', most: CALLS_A_MINUTE }],
  body: MESSAGE,
  encode: jsonTextAnswer,
  fail: connectorFailure,
  description: CONNECTOR_API,
  about: { summary: 'Assistants connect to one address and work as the person who signed in, in the person\'s own companies.' },
});

/** Interface L (document 3): the MCP connector. */
export const surface = connector(MODULE_MILLISECONDS);
