import { z } from 'zod';
import type { Route } from '#kit/route.js';
import type { AssistantCaller } from '#mcp/assistant-access.js';
import { argumentFlawOf } from '#mcp/argument-flaw.js';
import { JsonText } from '#mcp/json-text.js';
import { RecordAssistantCallsDocument } from '#mcp/operations/record-assistant-calls.generated.js';
import { runTool } from '#mcp/run-tool.js';
import { MODULE_HEADERS, RUN_REFUSALS } from './described.js';
import { admitToModule, moduleCall } from './module-call.js';
import { ROOTS } from './paths.js';
import { DescribedServiceHeaders, ServiceHeaders } from './service-headers.js';
import { RUN_AT, RUN_EXAMPLE } from './tools-example.js';

const Body = z.looseObject({ arguments: z.unknown().optional().describe('An object with the arguments of the tool.') });

/** POST /api/v1/ai-tools/{name}: run one tool. */
export const run: Route<AssistantCaller> = {
  id: 'tools.run', method: 'POST', root: ROOTS.tools, path: '/{name}', scope: null, idempotency: 'natural',
  summary: 'Run a tool',
  description: 'As the person, in the company. The answer is a CallToolResult of MCP: what fails in the work itself is a result with isError that says what to do next; what cannot be called is an error.',
  failures: ['RATE_LIMITED'], refusals: RUN_REFUSALS, askedHeaders: DescribedServiceHeaders, answeredHeaders: MODULE_HEADERS,
  input: z.object({ params: z.object({ name: z.string().describe('The name of the tool, without the prefix of its module.') }), headers: ServiceHeaders, body: Body }),
  answer: z.object({ content: z.array(z.object({ type: z.literal('text'), text: z.string() })), structuredContent: z.record(z.string(), z.unknown()), isError: z.boolean().optional() }).meta({ id: 'CallToolResult' }),
  operation: RecordAssistantCallsDocument,
  example: RUN_EXAMPLE, exampleAt: RUN_AT,
  admit: admitToModule('call'),
  run: moduleCall(async ({ asked, calling, inbound }) => {
    const { json } = await runTool({ ...asked, name: inbound.params['name'] ?? '', given: argumentFlawOf(inbound.body) ?? argumentsOf(inbound.body) }, calling);
    return { status: 200, body: new JsonText(json) };
  }),
};

/** The arguments of a body; without them the body itself, so that what was meant as one is used, or refused by its name, and never left out in silence. A body that is no object has no arguments that could be used. */
const argumentsOf = (body: unknown): unknown => (typeof body === 'object' && body !== null && 'arguments' in body && !Array.isArray(body) ? body.arguments ?? {} : body);
