/** Commands of a page, and what it says they print. */
export interface PrintedCommands {
  /** The line of the page that they begin at. */
  readonly line: number;
  readonly commands: string;
  /** Empty where nothing follows them: they print nothing. */
  readonly printed: string;
}

const FENCE = /^```(\w*)$/;
const NOT_RUN = /^<!-- not run: \S.* -->$/;

interface Block {
  readonly kind: string;
  readonly line: number;
  readonly text: string;
  readonly isRun: boolean;
}

/** The blocks of code of a page, in its order. */
function blocksOf(page: string): readonly Block[] {
  const lines = page.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, kind] = FENCE.exec(lines[at] ?? '') ?? [];
    if (kind === undefined) continue;
    const end = lines.indexOf('```', at + 1);
    if (end === -1) throw new Error(`The block at line ${String(at + 1)} has no end`);
    blocks.push({ kind, line: at + 2, text: lines.slice(at + 1, end).map((line) => `${line}\n`).join(''), isRun: !NOT_RUN.test(lines[at - 1] ?? '') });
    at = end;
  }
  return blocks;
}

/** The commands of a page: each block of the kind `sh`, with the block of the kind `text` that follows it. What is not to be run says why, in a comment before it. */
export function printedCommands(page: string): readonly PrintedCommands[] {
  const blocks = blocksOf(page);
  return blocks.flatMap(({ kind, line, text: commands, isRun }, at) => {
    if (kind !== 'sh' || !isRun) return [];
    const after = blocks[at + 1];
    return [{ line, commands, printed: after?.kind === 'text' ? after.text : '' }];
  });
}

/** What differs from run to run: times, dates and ids. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)/g, '<time>'],
  [/\b\d{4}-\d\d-\d\d\b/g, '<date>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>'],
];

const unchanging = (text: string): string => CHANGING.reduce((masked, [pattern, word]) => masked.replaceAll(pattern, word), text).trimEnd();

/** What a page says is printed, and what was: the same text twice where it is as the page says, whose … stands for anything. */
export function compared(printed: string, output: string): { readonly said: string; readonly was: string } {
  const [said, was] = [unchanging(printed), unchanging(output)];
  return { said, was: isAsSaid(said.split('…'), was) ? said : was };
}

/** Whether a text is these parts in this order, with anything between them. */
function isAsSaid(parts: readonly string[], text: string): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}
