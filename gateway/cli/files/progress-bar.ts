const [WIDTH, WHOLE] = [24, 1] as const;

/** How far work is, on one line of a terminal. */
export function progressBar(done: number, { total, what }: { readonly total: number; readonly what: string }): string {
  const part = total === 0 ? WHOLE : Math.min(WHOLE, done / total);
  const filled = Math.floor(part * WIDTH);
  return `[${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${what}`;
}
