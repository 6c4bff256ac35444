import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { differences, type Difference } from '../order/differences.js';
import { changedOf, type Answers, type Edit, type EditField } from './edit.js';

/** A field that somebody else changed since the form was opened. */
export interface Conflict {
  readonly field: EditField;
  /** What is entered here. */
  readonly mine: string;
}

/** What an edit would change. */
export interface CheckedEdit {
  readonly answers: Answers;
  readonly changed: Answers;
  readonly found: readonly Difference[];
  readonly conflicts: readonly Conflict[];
  readonly lastChange: string | undefined;
  /** The fields as they were when it was checked. */
  readonly fields: readonly EditField[];
}

/** An edit on its way. */
export interface EditOnItsWay {
  readonly fields: readonly EditField[];
  readonly answers: Answers;
  readonly check: UseMutationResult<CheckedEdit, Error, Answers>;
  readonly carryOut: UseMutationResult<boolean, Error, CheckedEdit>;
  /** Begin anew from what others entered meanwhile, and keep the rest of what is entered here. */
  readonly takeTheirs: (checked: CheckedEdit) => void;
}

/**
 * Send an edit, dry first. Only what was changed in the form is sent, so that what others change elsewhere stays; where they changed the same, that is said, before the difference and once more before it is carried out.
 * The graph's saves of products say what a value is, so that one whose answer was lost is safely sent again.
 */
export function useEdit(edit: Edit, onDone: () => void): EditOnItsWay {
  const client = useQueryClient();
  const [start, setStart] = useState(edit.fields);
  const [answers, setAnswers] = useState<Answers>({});
  const check = useMutation({
    mutationFn: async (given: Answers) => {
      setAnswers(given);
      return checkEdit(edit, start, given);
    },
  });
  const carryOut = useMutation({
    mutationFn: async ({ changed, fields }: CheckedEdit) => {
      const now = await edit.read();
      if (fields.some(({ name, value }) => name in changed && valueOf(now.fields, name) !== value)) return false;
      await edit.send(changed, false);
      return true;
    },
    onSuccess: async (isDone) => {
      if (!isDone) {
        check.mutate(answers);
        return;
      }
      onDone();
      edit.onDone?.();
      await client.invalidateQueries();
    },
  });
  const takeTheirs = ({ fields, conflicts, answers: given }: CheckedEdit): void => {
    setStart(fields);
    setAnswers({ ...given, ...Object.fromEntries(conflicts.map(({ field: { name, value } }) => [name, value])) });
    check.reset();
  };
  return { fields: start, answers, check, carryOut, takeTheirs };
}

const valueOf = (fields: readonly EditField[], name: string): string | undefined => fields.find((field) => field.name === name)?.value;

async function checkEdit(edit: Edit, start: readonly EditField[], answers: Answers): Promise<CheckedEdit> {
  const { fields, record, lastChange } = await edit.read();
  const changed = changedOf(start, answers);
  const conflicts = fields.flatMap((field) => {
    const mine = changed[field.name];
    return mine === undefined || field.value === valueOf(start, field.name) || field.value === mine ? [] : [{ field, mine }];
  });
  const after = await edit.send(changed, true);
  return { answers, changed, conflicts, lastChange, fields, found: differences(record, after) };
}
