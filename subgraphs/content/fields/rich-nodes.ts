import { VALUE_LIMITS } from './field-definition.js';
import { isList, isRecord, own, type JsonRecord } from './record.js';

/** The nodes of a stored rich text in the order in which they are read, the root first: no more, and no deeper, than one may have. */
export function* richNodes(document: unknown): Generator<JsonRecord> {
  const waiting = [{ node: document, depth: 1 }];
  for (let left: number = VALUE_LIMITS.nodes; left > 0; left -= 1) {
    const next = waiting.pop();
    if (!next) return;
    if (!isRecord(next.node)) continue;
    yield next.node;
    if (next.depth < VALUE_LIMITS.depth) waiting.push(...childrenOf(next.node, left).map((node) => ({ node, depth: next.depth + 1 })));
  }
}

function childrenOf(node: JsonRecord, most: number): readonly unknown[] {
  const content = own(node, 'content');
  return isList(content) ? content.slice(0, most).toReversed() : [];
}

/** Whether a stored rich text shows nothing: no word, image, line or table. */
export function isBlankRichText(document: unknown): boolean {
  for (const node of richNodes(document)) {
    if (SHOWN.has(own(node, 'type'))) return false;
    const text = own(node, 'text');
    if (typeof text === 'string' && text.trim() !== '') return false;
  }
  return true;
}

const SHOWN: ReadonlySet<unknown> = new Set(['image', 'horizontal_rule', 'table']);
