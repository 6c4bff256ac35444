import { z } from 'zod';
import { sha256 } from '#kernel/crypto.js';
import type { Route } from '#kit/route.js';
import type { AssistantCaller } from '#mcp/assistant-access.js';
import { annotationsOf, inputSchemaOf, outputSchemaOf, type WriteDefinition } from '#mcp/definitions.js';
import { JsonText } from '#mcp/json-text.js';
import { listTools } from '#mcp/list-tools.js';
import { ToolCatalogsDocument } from '#mcp/operations/tool-catalogs.generated.js';
import { LIST_HEADERS, LIST_REFUSALS, LISTED_HEADERS, MODULE_HEADERS } from './described.js';
import { admitToModule, moduleCall } from './module-call.js';
import { ROOTS } from './paths.js';
import { DescribedServiceHeaders, ServiceHeaders } from './service-headers.js';
import { LISTED_AT, LISTED_EXAMPLE } from './tools-example.js';

/** A tool as a module lists it. */
const definition: WriteDefinition = (tool, language) => ({
  name: tool.name, ...tool.texts[language], inputSchema: inputSchemaOf(tool), outputSchema: outputSchemaOf(tool), access: tool.access, annotations: annotationsOf(tool), permission: tool.permission,
});

const VARY = 'Authorization, X-Service-Company, X-Service-Language, X-Service-Store';

const Company = z.object({ id: z.int(), slug: z.string(), name: z.string(), store: z.object({ id: z.int(), slug: z.string(), name: z.string() }).optional().describe('Of the catalog module: the catalog that calls are for.') });

const Definition = z.object({
  name: z.string(), title: z.string(), description: z.string(), inputSchema: z.record(z.string(), z.unknown()), outputSchema: z.record(z.string(), z.unknown()), access: z.enum(['read', 'write']),
  annotations: z.object({ readOnlyHint: z.boolean(), destructiveHint: z.boolean(), idempotentHint: z.boolean(), openWorldHint: z.boolean() }), permission: z.string().nullable(),
});

/** GET /api/v1/ai-tools: the tools that the person may use in the company. */
export const list: Route<AssistantCaller> = {
  id: 'tools.list', method: 'GET', root: ROOTS.tools, path: '', scope: null, idempotency: 'natural',
  summary: 'The tools of a module', description: 'Those that the person may use in the company, sorted by name, in the language of the call. The answer may be kept for 60 seconds by the same person, and its ETag asks whether it changed.',
  emptySuccesses: { 304: 'Nothing changed since the ETag of If-None-Match.' }, failures: ['RATE_LIMITED'], refusals: LIST_REFUSALS, askedHeaders: DescribedServiceHeaders, answeredHeaders: { ...MODULE_HEADERS, ...LIST_HEADERS }, successHeaders: LISTED_HEADERS,
  input: z.object({ headers: ServiceHeaders }),
  answer: z.object({ version: z.literal(1), module: z.string(), company: Company, language: z.string(), tools: z.array(Definition) }).meta({ id: 'Tools' }),
  operation: ToolCatalogsDocument,
  example: LISTED_EXAMPLE, exampleAt: LISTED_AT,
  admit: admitToModule('list'),
  run: moduleCall(async ({ asked, calling }) => {
    const { company: { id, slug, name }, catalog, entries } = await listTools(asked, calling, definition);
    const company = { id, slug, name, ...(catalog && { store: catalog }) };
    const text = `{"version":1,"module":"${asked.module}","company":${JSON.stringify(company)},"language":"${asked.language}","tools":[${entries}]}`;
    return { status: 200, headers: { 'Cache-Control': 'private, max-age=60', ETag: `"${sha256(text)}"`, Vary: VARY, 'Content-Language': asked.language }, body: new JsonText(text) };
  }),
};
