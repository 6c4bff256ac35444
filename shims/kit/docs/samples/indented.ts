/** Lines below the first moved to the right. */
export const indented = (text: string, margin: string): string => text.replaceAll('\n', `\n${margin}`);
