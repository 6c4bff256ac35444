import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Action, Answers } from './action.js';

type Changed = object | null;

/** An action on its way: what it would change, and carrying it out. */
interface ActionOnItsWay {
  readonly answers: Answers;
  readonly check: UseMutationResult<Changed, Error, Answers>;
  readonly carryOut: UseMutationResult<Changed, Error, void>;
}

/** Send an action, dry first. One key stands for one set of answers: pressed again after an answer that was lost, it is not done twice. */
export function useAction(action: Action, onDone: () => void): ActionOnItsWay {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ readonly answers: Answers; readonly key: string }>({ answers: {}, key: '' });
  const check = useMutation({
    mutationFn: (answers: Answers) => {
      setAsked({ answers, key: crypto.randomUUID() });
      return action.send(answers, { dryRun: true });
    },
  });
  const carryOut = useMutation({
    mutationFn: () => action.send(asked.answers, { dryRun: false, key: asked.key }),
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries();
    },
  });
  return { answers: asked.answers, check, carryOut };
}
