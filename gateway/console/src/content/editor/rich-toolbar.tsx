import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType } from 'prosemirror-model';
import { wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { RichTool } from '../../words/content-words.js';
import { RICH_SCHEMA } from './rich-schema.js';
import { useContentWords } from '../use-content-words.js';

const AssetDialog = lazy(() => import('./asset-dialog.js').then(({ AssetDialog: component }) => ({ default: component })));
const LinkDialog = lazy(() => import('./link-dialog.js').then(({ LinkDialog: component }) => ({ default: component })));

const { nodes, marks } = RICH_SCHEMA;

interface Tool {
  readonly name: RichTool;
  readonly sign: string;
  readonly command: Command;
  readonly mark?: MarkType;
}

const MARKS: readonly Tool[] = [
  { name: 'bold', sign: 'B', command: toggleMark(marks.bold), mark: marks.bold }, { name: 'italic', sign: 'I', command: toggleMark(marks.italic), mark: marks.italic }, { name: 'underline', sign: 'U', command: toggleMark(marks.underline), mark: marks.underline },
  { name: 'strike', sign: 'S', command: toggleMark(marks.strike), mark: marks.strike }, { name: 'code', sign: '<>', command: toggleMark(marks.code), mark: marks.code },
];
const BLOCKS: readonly Tool[] = [
  { name: 'paragraph', sign: '¶', command: setBlockType(nodes.paragraph) }, { name: 'heading2', sign: 'H2', command: setBlockType(nodes.heading, { level: 2 }) }, { name: 'heading3', sign: 'H3', command: setBlockType(nodes.heading, { level: 3 }) },
  { name: 'heading4', sign: 'H4', command: setBlockType(nodes.heading, { level: 4 }) }, { name: 'bullets', sign: '•', command: wrapInList(nodes.bullet_list) }, { name: 'numbers', sign: '1.', command: wrapInList(nodes.ordered_list) },
  { name: 'quote', sign: '“', command: wrapIn(nodes.blockquote) }, { name: 'outdent', sign: '⇤', command: lift }, { name: 'rule', sign: '―', command: (state, dispatch) => { dispatch?.(state.tr.replaceSelectionWith(nodes.horizontal_rule.create()).scrollIntoView()); return true; } },
];
const STEPS: readonly Tool[] = [{ name: 'undo', sign: '↶', command: undo }, { name: 'redo', sign: '↷', command: redo }];

interface Tools {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly label: string;
}

/** The tools of a rich text; what cannot be done where the cursor is does nothing. */
export function RichToolbar({ view, state, label }: Tools): ReactElement {
  const words = useContentWords();
  const [open, setOpen] = useState<'image' | 'link'>();
  const close = (): void => { setOpen(undefined); view.focus(); };
  const run = (command: Command): void => { command(view.state, view.dispatch.bind(view), view); view.focus(); };
  const button = ({ name, sign, command, mark }: Tool): ReactElement => (
    <button key={name} type="button" className={`tool is-${name}`} title={words.tools[name]} aria-pressed={mark && isOn(state, mark)} aria-disabled={!command(state)} onMouseDown={(event) => { event.preventDefault(); }} onClick={() => { run(command); }}>{sign}<span className="unseen"> {words.tools[name]}</span></button>
  );
  return (
    <>
      <div className="tools" role="toolbar" aria-label={`${words.toolsOf} ${label}`}>
        {MARKS.map(button)}
        <button type="button" className="tool" aria-haspopup="dialog" aria-pressed={isOn(state, marks.link)} onClick={() => { setOpen('link'); }}>{words.tools.link}</button>
        {BLOCKS.map(button)}
        <button type="button" className="tool" aria-haspopup="dialog" onClick={() => { setOpen('image'); }}>{words.tools.image}</button>
        {STEPS.map(button)}
      </div>
      <Suspense>
        {open === 'image' && <AssetDialog onClose={close} onChoose={({ id: asset, alts }) => { view.dispatch(view.state.tr.replaceSelectionWith(nodes.image.create({ asset, alt: alts[0]?.text ?? null })).scrollIntoView()); }} />}
        {open === 'link' && <LinkDialog view={view} onClose={close} />}
      </Suspense>
    </>
  );
}

function isOn({ selection: { empty, $from, from, to }, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}
