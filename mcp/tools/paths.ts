/** The paths below which the modules' tools and the context of a person are. */
export const ROOTS = { tools: '/api/v1/ai-tools', context: '/api/mcp' } as const;
