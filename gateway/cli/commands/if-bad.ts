/** A problem that the lines of the answer say, where one of them is BAD. */
export const ifBad = (findings: readonly { readonly state: string }[]): string | undefined => (findings.some(({ state }) => state === 'BAD') ? '' : undefined);
