type Close = () => unknown;

/** What a test opens in parts, each with its end: all are ended together, the last one first, or at once when a part does not open. */
export async function closedTogether<World>(open: (opened: Close[]) => Promise<World>): Promise<World & { readonly close: () => Promise<void> }> {
  const opened: Close[] = [];
  const close = async (): Promise<void> => { for (const end of opened.splice(0).toReversed()) await end(); };
  try {
    return { ...await open(opened), close };
  } catch (error) {
    await close();
    throw error;
  }
}
