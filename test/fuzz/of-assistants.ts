/** The surfaces of people's assistants. */
export const OF_ASSISTANTS: ReadonlySet<string> = new Set(['connector', 'tools']);
