import { type ReactElement, type SubmitEvent } from 'react';
import { useLocations } from '../orders/use-orders.js';
import { useWords } from '../words/use-words.js';
import type { Action, ActionField, Answers } from './action.js';

interface Asking {
  readonly action: Action;
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
}

/** The questions of an action. */
export function ActionForm({ action, answers, onAnswers }: Asking): ReactElement {
  const { actions: words } = useWords();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onAnswers(Object.fromEntries([...new FormData(event.currentTarget)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()] as const] : []))));
  };
  return (
    <form onSubmit={submit}>
      {action.hint && <p className="soft">{words[action.hint]}</p>}
      <div className="fields">{action.fields.map((field) => <Question key={field.name} field={{ ...field, value: answers[field.name] ?? field.value ?? '' }} />)}</div>
      <button type="submit" className="button is-main">{words.check}</button>
    </form>
  );
}

function Question({ field }: { readonly field: ActionField & { readonly value: string } }): ReactElement {
  const { actions: words } = useWords();
  const { name, kind, label, isRequired: required = false, value: defaultValue, most } = field;
  const text = 'word' in label ? words[label.word] : label.text;
  if (kind === 'check') return <label className="row"><input type="checkbox" name={name} value="yes" defaultChecked={defaultValue === 'yes'} /> {text}</label>;
  if (kind === 'location') return <LocationQuestion name={name} text={text} value={defaultValue} />;
  if (kind === 'count') return <label className="field">{text}<input type="number" name={name} min={0} max={most} required={required} defaultValue={defaultValue} /></label>;
  return <label className="field">{text}<input name={name} required={required} maxLength={200} defaultValue={defaultValue} autoComplete="off" /></label>;
}

function LocationQuestion({ name, text, value }: { readonly name: string; readonly text: string; readonly value: string }): ReactElement {
  const locations = useLocations().filter(({ active }) => active);
  return <label className="field">{text}<select key={locations.length} name={name} required defaultValue={value}><option value="" />{locations.map(({ code, name: title }) => <option key={code} value={code}>{`${title} (${code})`}</option>)}</select></label>;
}
