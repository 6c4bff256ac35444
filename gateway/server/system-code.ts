/** The code of an error of the operating system (ENOENT, EACCES); empty for any other error. */
export const systemCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
