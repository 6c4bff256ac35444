import type { Module } from './permissions.js';

/** What the AI tools of a module do: nothing where there are none yet. A test compares it with the tools. */
export type AssistantTools = 'none' | 'reads' | 'writes';

/** What the AI tools of each module do. */
export const ASSISTANT_TOOLS = { brain: 'writes', catalog: 'writes', commerce: 'writes', intelligence: 'reads' } as const satisfies Record<Module, AssistantTools>;
