import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { GraphFailure } from '../graph/graph-failure.js';
import { DialogBox } from '../parts/dialog-box.js';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import type { Sending } from '../parts/use-checked.js';

/** What was answered, by the names of the fields; of several boxes with one name, those that are ticked. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** A change that asks what it needs, shows what it would do, and does it. */
export interface Change<Answer> {
  readonly title: string;
  readonly advice?: ReactNode;
  readonly form?: (answers: Answers) => ReactNode;
  readonly send: (answers: Answers, sending: Sending) => Promise<Answer>;
  preview(answer: Answer, answers: Answers): ReactNode; // methods: a dialog takes changes whatever they answer
  onDone?(answer: Answer, answers: Answers): void;
  /** What the place of a refused value is called. */
  readonly nameOf?: (path: string) => string;
}

interface Asked {
  readonly answers: Answers;
  readonly key: string;
}

/** A dialog for a change: its questions, what it would change, and the button that does it. */
export function ChangeDialog<Answer>({ change, onClose }: { readonly change: Change<Answer>; readonly onClose: () => void }): ReactElement {
  const { shell } = useWords();
  const { asked, begin, check, carryOut } = useChange(change, onClose);
  const error = carryOut.error ?? check.error;
  const isAsking = check.isIdle || check.isError;
  return (
    <DialogBox title={change.title} onClose={onClose} isWide>
      {isAsking && <Form change={change} onAnswers={begin} asked={asked} />}
      {error && <Refusal error={error} change={change} />}
      {check.isPending && <p role="status">{shell.loading}</p>}
      {check.isSuccess && <Preview change={change} answer={check.data} answers={check.variables.answers} isSending={carryOut.isPending} onDo={() => { carryOut.mutate(check.variables); }} onBack={() => { check.reset(); carryOut.reset(); }} />}
    </DialogBox>
  );
}

interface Changing<Answer> {
  readonly asked: Asked | undefined;
  readonly begin: (answers: Answers) => void;
  readonly check: UseMutationResult<Answer, Error, Asked>;
  readonly carryOut: UseMutationResult<Answer, Error, Asked>;
}

/** Send a change, dry first; at once where it asks nothing. One key stands for one set of answers. */
function useChange<Answer>(change: Change<Answer>, onClose: () => void): Changing<Answer> {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const check = useMutation({ mutationFn: ({ answers }: Asked) => change.send(answers, { dryRun: true }) });
  const carryOut = useMutation({
    mutationFn: ({ answers, key }: Asked) => change.send(answers, { dryRun: false, key }),
    onSuccess: async (answer, { answers }) => {
      onClose();
      change.onDone?.(answer, answers);
      await client.invalidateQueries();
    },
  });
  const begin = (answers: Answers): void => {
    const given = { answers, key: crypto.randomUUID() };
    setAsked(given);
    check.mutate(given);
  };
  useEffect(() => { if (!change.form) begin({}); }, []);
  return { asked, begin, check, carryOut };
}

interface Previewed<Answer> {
  readonly change: Change<Answer>;
  readonly answer: Answer;
  readonly answers: Answers;
  readonly isSending: boolean;
  readonly onDo: () => void;
  readonly onBack: () => void;
}

function Preview<Answer>({ change, answer, answers, isSending, onDo, onBack }: Previewed<Answer>): ReactElement {
  const { actions: words } = useWords();
  return (
    <>
      {!change.form && change.advice !== undefined && <p>{change.advice}</p>}
      <h3>{words.wouldChange}</h3>{change.preview(answer, answers)}
      <div className="row">
        <button type="button" className="button is-main" autoFocus disabled={isSending} onClick={onDo}>{words.carryOut}</button>
        {change.form && <button type="button" className="button" onClick={onBack}>{words.changeInput}</button>}
      </div>
    </>
  );
}

interface Asking {
  readonly change: Pick<Change<never>, 'advice' | 'form'>;
  /** What was answered before. */
  readonly asked: Asked | undefined;
  readonly onAnswers: (answers: Answers) => void;
}

function Form({ change: { form, advice }, asked, onAnswers }: Asking): ReactElement | null {
  const { actions: words } = useWords();
  if (!form) return null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    onAnswers(Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.trim()] : []))])));
  };
  return <form ref={focusFirst} onSubmit={submit}>{advice !== undefined && <p className="soft">{advice}</p>}{form(asked?.answers ?? {})}<button type="submit" className="button is-main">{words.check}</button></form>;
}

/** What is asked first is answered at once. */
const focusFirst = (form: HTMLFormElement | null): void => { form?.querySelector<HTMLElement>('input, select, textarea')?.focus(); };

/** What the graph said, and of each value what is wrong with it. */
function Refusal({ error, change: { nameOf = (path) => path } }: { readonly error: Error; readonly change: Pick<Change<never>, 'nameOf'> }): ReactElement {
  const details = error instanceof GraphFailure ? Object.entries(error.details).filter(([, value]) => Array.isArray(value)) : [];
  return <><Failure error={error} />{details.length > 0 && <ul>{details.map(([path, said]) => <li key={path}><strong>{nameOf(path)}</strong>: {Array.isArray(said) ? said.join('; ') : ''}</li>)}</ul>}</>;
}
