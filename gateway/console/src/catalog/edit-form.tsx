import { type ReactElement, type SubmitEvent } from 'react';
import { useWords } from '../words/use-words.js';
import type { Answers, Edit, EditField } from './edit.js';
import { EditInput } from './edit-input.js';

interface Asking {
  readonly edit: Pick<Edit, 'advice'>;
  readonly fields: readonly EditField[];
  readonly answers: Answers;
  readonly onAnswers: (answers: Answers) => void;
}

/** The questions of an edit; groups of them stand beside each other. */
export function EditForm({ edit: { advice }, fields, answers, onAnswers }: Asking): ReactElement {
  const { actions } = useWords();
  const groups = [...new Set(fields.map(({ group }) => group))];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onAnswers(Object.fromEntries(fields.filter(({ keptBy }) => keptBy === undefined).map(({ name }) => [name, data.getAll(name).filter((value) => typeof value === 'string').map((value) => value.trim()).filter((value) => value !== '').join(', ')])));
  };
  const asked = (group: string | undefined): readonly ReactElement[] =>
    fields.filter((field) => field.group === group).map((field) => <EditInput key={field.name} field={field} value={answers[field.name] ?? field.value} autoFocus={field === fields.find(({ keptBy }) => keptBy === undefined)} />);
  return (
    <form onSubmit={submit}>
      {advice !== undefined && <p className="soft">{advice}</p>}
      {groups.length === 1 && <div className={fields.length === 1 || fields.some(({ kind }) => kind === 'long') ? 'stack' : 'fields'}>{asked(groups[0])}</div>}
      {groups.length > 1 && <div className="side-by-side">{groups.map((group) => <fieldset key={group ?? ''} className="edit-group">{group !== undefined && <legend>{group}</legend>}{asked(group)}</fieldset>)}</div>}
      <button type="submit" className="button is-main">{actions.check}</button>
    </form>
  );
}
