import { type ReactElement, type SubmitEvent } from 'react';
import { useLocations } from '../orders/use-orders.js';
import { formTexts } from '../parts/form-texts.js';
import { useWords } from '../words/use-words.js';
import { FileQuestion } from './file-question.js';
import type { Words } from '../words/words.js';
import type { Action, ActionField, Answers } from './action.js';

interface Asking {
  readonly action: Pick<Action, 'advice' | 'fields' | 'hint'>;
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
}

/** The questions of an action. */
export function ActionForm({ action, answers, onAnswers }: Asking): ReactElement {
  const { actions: words, orderWork, returns } = useWords();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onAnswers(formTexts(event.currentTarget));
  };
  return (
    <form onSubmit={submit}>
      {action.hint && <p className="soft">{words[action.hint]}</p>}
      {action.advice && <p className="soft">{{ ...orderWork.questions, ...returns.questions }[action.advice]}</p>}
      <div className="fields">{action.fields.map((field, index) => <Question key={field.name} field={{ ...field, autoFocus: index === 0, value: answers[field.name] ?? field.value ?? '' }} />)}</div>
      <button type="submit" className="button is-main">{words.check}</button>
    </form>
  );
}

interface Asked {
  readonly field: ActionField & { readonly value: string; readonly autoFocus: boolean };
}

interface Titled extends Asked {
  readonly text: string;
}

/** How each kind of question is asked. */
const KINDS: Readonly<Record<ActionField['kind'], (asked: Titled) => ReactElement>> = {
  check: ({ field: { name, value }, text }) => <label className="row"><input type="checkbox" name={name} value="yes" defaultChecked={value === 'yes'} /> {text}</label>,
  count: ({ field: { name, value, autoFocus, isRequired, least = 0, most }, text }) => <label className="field">{text}<input type="number" name={name} autoFocus={autoFocus} onFocus={({ target }) => { target.select(); }} min={least} max={most} required={isRequired} defaultValue={value} /></label>,
  long: ({ field: { name, value, autoFocus, isRequired }, text }) => <label className="field">{text}<textarea name={name} autoFocus={autoFocus} required={isRequired} maxLength={4000} rows={4} defaultValue={value} /></label>,
  text: ({ field: { name, value, autoFocus, isRequired }, text }) => <label className="field">{text}<input name={name} autoFocus={autoFocus} required={isRequired} maxLength={200} defaultValue={value} autoComplete="off" /></label>,
  file: FileQuestion, location: LocationQuestion, choice: ChoiceQuestion,
};

function Question({ field }: Asked): ReactElement {
  const words = useWords();
  const Kind = KINDS[field.kind];
  return <Kind field={field} text={labelOf(field.label, words)} />;
}

function labelOf(label: ActionField['label'], { actions, orderWork, returns }: Words): string {
  if ('word' in label) return actions[label.word];
  if ('question' in label) return { ...orderWork.questions, ...returns.questions }[label.question];
  if ('ofLine' in label) return orderWork.ofLine[label.ofLine](label.item);
  return 'ofItem' in label ? returns[label.ofItem](label.item) : label.text;
}

function ChoiceQuestion({ field: { name, value, autoFocus, options = [], optionsAre }, text }: Titled): ReactElement {
  const { statuses, orderWork: { documentTypes, choices }, returns: { conditions } } = useWords();
  const names: Readonly<Partial<Record<string, string>>> = optionsAre ? { documentTypes, choices, conditions, payment: statuses.payment }[optionsAre] : {};
  return <label className="field">{text}<select name={name} autoFocus={autoFocus} required defaultValue={value}>{options.map(({ value: one, text: own }) => <option key={one} value={one}>{own ?? names[one] ?? one}</option>)}</select></label>;
}

function LocationQuestion({ field: { name, value }, text }: Titled): ReactElement {
  const locations = useLocations().filter(({ active }) => active);
  return <label className="field">{text}<select key={locations.length} name={name} required defaultValue={value}><option value="" />{locations.map(({ code, name: title }) => <option key={code} value={code}>{`${title} (${code})`}</option>)}</select></label>;
}
