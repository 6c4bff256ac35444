import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

/** How a change is sent: to see what it would do, or to do it, under a key that counts once. */
export interface Sending {
  readonly dryRun: boolean;
  readonly key?: string;
}

/** A change on its way: what it would do, and doing it. */
export interface Checked<Input, Answer> {
  readonly input: Input | undefined;
  readonly check: UseMutationResult<Answer, Error, Input>;
  readonly carryOut: UseMutationResult<Answer, Error, void>;
}

/** Send a change, dry first. One key stands for one input: pressed again after an answer that was lost, it is not done twice. What was answered may be a secret: it is forgotten with the dialog. */
export function useChecked<Input, Answer>(send: (input: Input, sending: Sending) => Promise<Answer>, onDone: (answer: Answer) => void): Checked<Input, Answer> {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ readonly input: Input; readonly key: string }>();
  const check = useMutation({
    gcTime: 0,
    mutationFn: (input: Input) => {
      setAsked({ input, key: crypto.randomUUID() });
      return send(input, { dryRun: true });
    },
  });
  const carryOut = useMutation({
    gcTime: 0,
    mutationFn: () => {
      if (asked === undefined) throw new Error('What would change is shown before it is done');
      return send(asked.input, { dryRun: false, key: asked.key });
    },
    onSuccess: async (answer) => {
      onDone(answer);
      await client.invalidateQueries();
    },
  });
  return { input: asked?.input, check, carryOut };
}
