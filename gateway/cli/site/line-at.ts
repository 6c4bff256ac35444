import type { LocalFile } from './local-files.js';
import { isOrder, lastOf } from './paths.js';
import { partsOf } from './text-parts.js';
import type { ValuePath } from './values.js';
import { lineIn } from './yaml-text.js';

/** What stands in front of the path of a value in the file of a text; nothing in other files. */
export function rootOf(slot: string): readonly string[] {
  if (isOrder(slot) || ['page.yaml', 'entry.yaml'].includes(lastOf(slot))) return [];
  return slot.startsWith('pages/') ? ['blocks'] : slot.startsWith('entries/') ? ['fields'] : [];
}

/** The line of a value in a file, or of what it is in. */
export function lineAt({ text, path }: LocalFile, at: ValuePath): number | undefined {
  const { yaml, offsets } = partsOf(text, path.endsWith('.md'));
  const line = lineIn(yaml, at);
  return line === undefined ? undefined : line + offsets.yaml;
}

/** The line of what the graph refuses of a text: publishing names the locale in front of a path, not the blocks or fields. */
export function refusedLine(file: LocalFile, at: string): number | undefined {
  const steps = at.split('.').map((part) => (/^\d{1,6}$/.test(part) ? Number(part) : part));
  return lineAt(file, steps) ?? lineAt(file, [file.path.startsWith('entries/') ? 'fields' : 'blocks', ...steps.slice(1)]);
}
