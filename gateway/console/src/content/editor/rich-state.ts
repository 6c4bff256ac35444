import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { ellipsis, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command, type Plugin } from 'prosemirror-state';
import { isList, isRecord } from './json.js';
import { RICH_SCHEMA } from './rich-schema.js';

const { nodes, marks } = RICH_SCHEMA;

/** The document of a stored rich text; undefined where it has something that cannot be edited here. */
export function richNode(value: unknown): Node | undefined {
  if (!isRecord(value) || !isList(value['content']) || value['content'].length === 0) return nodes.doc.createAndFill() ?? undefined;
  try {
    const node = Node.fromJSON(RICH_SCHEMA, value);
    node.check();
    return node;
  } catch {
    return undefined;
  }
}

/** A rich text as it is stored: undefined where nothing was written. */
export function storedRichText(node: Node): unknown {
  const isBlank = node.childCount === 1 && node.firstChild?.type === nodes.paragraph && node.firstChild.childCount === 0;
  return isBlank ? undefined : JSON.parse(JSON.stringify(node.toJSON(), (_, value: unknown) => (value === null ? undefined : value)));
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

const KEYS: Readonly<Record<string, Command>> = {
  'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-b': toggleMark(marks.bold), 'Mod-i': toggleMark(marks.italic), 'Mod-u': toggleMark(marks.underline),
  Enter: splitListItem(nodes.list_item), 'Mod-[': liftListItem(nodes.list_item), 'Mod-]': sinkListItem(nodes.list_item), 'Shift-Enter': breakLine,
  ...Object.fromEntries([2, 3, 4].map((level) => [`Mod-Alt-${String(level)}`, setBlockType(nodes.heading, { level })])), 'Mod-Alt-0': setBlockType(nodes.paragraph),
};

/** What is written becomes what it means: `## ` a heading, `- ` a list, `1. ` a numbered one, `> ` a quote, three backticks code. */
const RULES = [
  textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: signs.length })), wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list), wrappingInputRule(/^1\.\s$/, nodes.ordered_list),
  wrappingInputRule(/^\s*>\s$/, nodes.blockquote), textblockTypeInputRule(/^```$/, nodes.code_block), ellipsis,
];

const PLUGINS: readonly Plugin[] = [inputRules({ rules: RULES }), keymap({ ...KEYS }), keymap(baseKeymap), history()];

/** The state of an editor of a rich text. */
export const richState = (doc: Node): EditorState => EditorState.create({ doc, plugins: [...PLUGINS] });
