const SEPARATORS = [',', ';', '\t', '|'] as const;

/** The separator of a CSV: the one that its first line has most of, outside quotes. */
export async function separatorOf(texts: AsyncIterable<string>): Promise<string> {
  const line = new FirstLine();
  for await (const text of texts) if (line.add(text)) break;
  return most(line.counts);
}

/** Counts the separators of the first line that is not empty. */
class FirstLine {
  readonly counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]));
  private isQuoted = false;
  private hasBegun = false;
  private length = 0;

  /** Read on; answers whether the line has ended. One of a million characters is no line of names. */
  add(text: string): boolean {
    this.length += text.length;
    for (const character of text) {
      if (character === '\n' && this.hasBegun && !this.isQuoted) return true;
      this.count(character);
    }
    return this.length > LONGEST;
  }

  private count(character: string): void {
    if (character === '"') this.isQuoted = !this.isQuoted;
    if (this.isQuoted) return;
    this.hasBegun ||= character.trim() !== '';
    const count = this.counts.get(character);
    if (count !== undefined) this.counts.set(character, count + 1);
  }
}

const LONGEST = 1_000_000;

const most = (counts: ReadonlyMap<string, number>): string => SEPARATORS.reduce<string>((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best), ',');
