export const Document = {} as never;
