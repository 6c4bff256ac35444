/** Whether connections of a kind have a limit of their own; the others have that of their interface. */
export const takesRate = (kind: string): boolean => kind !== 'DELIVERY' && kind !== 'COLLECTOR';
