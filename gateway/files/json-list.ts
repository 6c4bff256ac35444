import { FileFault } from './file-fault.js';
import { LONGEST_VALUE, valueOf, type FileValue } from './json-lines.js';

/** The values of a JSON file that is a list, or an object with a list in it (`products`, `data`), one after the other. */
export async function* jsonList(texts: AsyncIterable<string>): AsyncIterable<FileValue> {
  const split = new ListSplit();
  let row = 0;
  for await (const text of texts) {
    for (const value of split.add(text)) {
      row += 1;
      yield valueOf(value, row);
    }
  }
  split.requireEnd();
}

/** Cuts the text of a list into those of its values. */
class ListSplit {
  private depth = 0;
  /** The depth of the values; undefined before the list begins. */
  private listDepth: number | undefined;
  private hasEnded = false;
  private isText = false;
  private isEscaped = false;
  private value = '';

  /** The values that are complete with this text. */
  add(text: string): string[] {
    const values: string[] = [];
    let from = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at] ?? '';
      if (this.isText) this.inText(character);
      else if (this.ends(character)) {
        this.take(text.slice(from, at), { values, isLast: character === ']' });
        from = at + 1;
      } else if (this.step(character)) from = at + 1;
    }
    this.keep(text.slice(from));
    return values;
  }

  /** Keep the beginning of a value that goes on in the next piece. */
  private keep(piece: string): void {
    if (this.isInList()) this.value += piece;
    if (this.value.length > LONGEST_VALUE) throw new FileFault(`A value is longer than ${String(LONGEST_VALUE)} characters`);
  }

  requireEnd(): void {
    if (this.listDepth === undefined) throw new FileFault('The file has no list of products: write [{…}, {…}], or a product a line in a file that ends in .ndjson');
    if (!this.hasEnded) throw new FileFault('The file ends in the middle of its list');
  }

  private isInList(): boolean {
    return this.listDepth !== undefined && !this.hasEnded;
  }

  private inText(character: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (character === '\\') this.isEscaped = true;
    else if (character === '"') this.isText = false;
  }

  /** Whether a character ends a value of the list. */
  private ends(character: string): boolean {
    return this.isInList() && this.depth === this.listDepth && (character === ',' || character === ']');
  }

  private take(piece: string, { values, isLast }: { readonly values: string[]; readonly isLast: boolean }): void {
    const value = this.value + piece;
    if (value.trim() !== '') values.push(value);
    this.value = '';
    if (!isLast) return;
    this.depth -= 1;
    this.hasEnded = true;
  }

  /** Follow a character outside of texts; answers whether the list begins with it. */
  private step(character: string): boolean {
    if (character === '"') this.isText = true;
    else if (character === '{' || character === '[') return this.open(character);
    else if (character === '}' || character === ']') this.depth -= 1;
    return false;
  }

  private open(character: string): boolean {
    this.depth += 1;
    if (character !== '[' || this.listDepth !== undefined || this.depth > 2) return false;
    this.listDepth = this.depth;
    return true;
  }
}
