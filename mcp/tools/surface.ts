import type { Surface } from '#kit/surface.js';
import { readToolCall } from '#mcp/argument-flaw.js';
import { assistantAccess, type AssistantCaller } from '#mcp/assistant-access.js';
import { jsonTextAnswer } from '#mcp/json-text.js';
import { TOOLS_API } from './api-description.js';
import { company } from './company.js';
import { context } from './context.js';
import { toolsFailure } from './errors.js';
import { list } from './list.js';
import { ROOTS } from './paths.js';
import { run } from './run.js';

const MEBIBYTE = 1024 * 1024;

/** A minute of an address, which many people of an assistant's provider share. */
const CALLS_A_MINUTE = 6000;

/** Interface M (document 3): the AI tools of the modules, and the context of a person. */
export const surface: Surface<AssistantCaller> = {
  letter: 'M',
  name: 'tools',
  listing: { callers: 'Programs that run the assistants\' tools', authentication: 'OAuth 2.0 access token of a person' },
  host: 'commerce',
  group: 'Assistants',
  hosts: { auth: [ROOTS.context], brain: [ROOTS.tools], catalog: [ROOTS.tools], commerce: [ROOTS.tools], intelligence: [ROOTS.tools] },
  roots: [ROOTS.tools, ROOTS.context],
  routes: [list, run, context, company],
  access: assistantAccess,
  callLog: 'none',
  limits: [{ by: 'address', name: 'ai-tools', most: CALLS_A_MINUTE }],
  body: { limit: 2 * MEBIBYTE, read: (body) => readToolCall(body, ['arguments']) },
  encode: jsonTextAnswer,
  fail: toolsFailure,
  description: TOOLS_API,
  about: { summary: 'AI clients list and run the tools of a module as the person who connected them.' },
};
