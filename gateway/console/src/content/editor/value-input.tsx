import { lazy, Suspense, type ReactElement } from 'react';
import { useTimeZone } from '../../words/use-time-zone.js';
import type { Field } from './field.js';
import { InputLabel, inputFacts, type InputProps } from './input-props.js';
import { ImageInput } from './image-input.js';
import { isRecord } from './json.js';
import { LinkInput } from './link-input.js';
import { localMoment, momentOf } from '../../parts/local-moment.js';
import { RecordInput } from './record-input.js';
import { useContentWords } from '../use-content-words.js';

const RichEditor = lazy(() => import('./rich-editor.js').then(({ RichEditor: component }) => ({ default: component })));

const INPUTS: Readonly<Record<Field['type'], (props: InputProps) => ReactElement | null>> = {
  TEXT: TextInput, LONG_TEXT: LongInput, NUMBER: NumberInput, BOOLEAN: SwitchInput, DATE: DayInput, DATE_TIME: MomentInput, CHOICE: ChoiceInput, URL: LinkInput, IMAGE: ImageInput,
  PRODUCT: RecordInput, CATEGORY: RecordInput, PAGE: RecordInput, ENTRY: RecordInput, EMBED: EmbedInput, GROUP: () => null,
  RICH_TEXT: (props) => <Suspense fallback={<p className="soft">…</p>}><RichEditor {...props} /></Suspense>,
};

/** What edits a value of a field, by the field's type. */
export function ValueInput(props: InputProps): ReactElement {
  const Input = INPUTS[props.field.type];
  return <Input {...props} />;
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const orNone = (text: string): string | undefined => (text === '' ? undefined : text);

function TextInput(props: InputProps): ReactElement {
  const { value, onChange, field: { most } } = props;
  return <><InputLabel {...props} /><input {...inputFacts(props)} type="text" value={textOf(value)} maxLength={most ?? 1000} autoComplete="off" onChange={({ target }) => { onChange(orNone(target.value)); }} /></>;
}

function LongInput(props: InputProps): ReactElement {
  const { value, onChange, field: { most } } = props;
  const words = useContentWords();
  const text = textOf(value);
  return <><InputLabel {...props} /><textarea {...inputFacts(props)} rows={Math.min(12, Math.max(3, text.split('\n').length + 1))} value={text} onChange={({ target }) => { onChange(orNone(target.value)); }} />{typeof most === 'number' && <span className={text.length > most ? 'is-failed' : 'soft'}>{words.charactersOf(String(text.length), String(most))}</span>}</>;
}

function NumberInput(props: InputProps): ReactElement {
  const { value, onChange } = props;
  return <><InputLabel {...props} /><input {...inputFacts(props)} type="number" step="any" value={textOf(value)} onChange={({ target }) => { onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber); }} /></>;
}

function SwitchInput({ id, label, value, onChange, isFixed, says }: InputProps): ReactElement {
  return <label className="row edited-label"><input id={id} type="checkbox" checked={value === true} disabled={isFixed} aria-describedby={says} onChange={({ target }) => { onChange(target.checked); }} /> {label}</label>;
}

function DayInput(props: InputProps): ReactElement {
  return <><InputLabel {...props} /><input {...inputFacts(props)} type="date" value={textOf(props.value)} onChange={({ target }) => { props.onChange(orNone(target.value)); }} /></>;
}

function MomentInput(props: InputProps): ReactElement {
  const timeZone = useTimeZone();
  const shown = typeof props.value === 'string' ? localMoment(props.value, timeZone) : '';
  return <><InputLabel {...props} /><input {...inputFacts(props)} type="datetime-local" value={shown} onChange={({ target: { value } }) => { props.onChange(value === '' ? undefined : momentOf(value, timeZone)); }} /></>;
}

function ChoiceInput(props: InputProps): ReactElement {
  const { field: { choices }, value, onChange, id, isFixed, says } = props;
  const isKnown = value === undefined || value === null || choices?.some((choice) => choice.value === value) === true;
  return (
    <><InputLabel {...props} /><select id={id} value={textOf(value)} disabled={isFixed} aria-invalid={says !== undefined} aria-describedby={says} onChange={({ target }) => { onChange(orNone(target.value)); }}>
      <option value="" />{!isKnown && <option value={textOf(value)}>{textOf(value)}</option>}{choices?.map((choice) => <option key={choice.value} value={choice.value}>{choice.label}</option>)}
    </select></>
  );
}

function EmbedInput(props: InputProps): ReactElement {
  const { value, onChange, id, isFixed } = props;
  const words = useContentWords();
  const { url, title, ...rest } = isRecord(value) ? value : {};
  const become = (next: { readonly url?: unknown; readonly title?: unknown }): void => {
    const made = { ...rest, url, title, ...next };
    onChange(made.url === undefined && made.title === undefined ? undefined : JSON.parse(JSON.stringify(made)));
  };
  return (
    <>
      <InputLabel {...props} /><input {...inputFacts(props)} type="url" value={textOf(url)} placeholder="https://www.youtube.com/…" onChange={({ target }) => { become({ url: orNone(target.value) }); }} />
      <label htmlFor={`${id}.title`}>{words.embedTitle}</label><input id={`${id}.title`} type="text" readOnly={isFixed} value={textOf(title)} onChange={({ target }) => { become({ title: orNone(target.value) }); }} />
    </>
  );
}
