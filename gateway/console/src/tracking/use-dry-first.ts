import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

/** How a change is sent: to see what it would do, or to do it, under a key that counts once. */
export interface Sending {
  readonly dryRun: boolean;
  readonly key?: string;
}

/** A change on its way: what it would do, and carrying it out. */
export interface DryFirst<Answers, Changed> {
  readonly asked: Answers | undefined;
  readonly check: UseMutationResult<Changed, Error, Answers>;
  readonly carryOut: UseMutationResult<Changed, Error, void>;
}

/** Send a change, dry first. One key stands for one set of answers: pressed again after an answer that was lost, it is not done twice. */
export function useDryFirst<Answers, Changed>(send: (answers: Answers, sending: Sending) => Promise<Changed>, onDone: () => void): DryFirst<Answers, Changed> {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ readonly answers: Answers; readonly key: string }>();
  const check = useMutation({
    mutationFn: (answers: Answers) => {
      setAsked({ answers, key: crypto.randomUUID() });
      return send(answers, { dryRun: true });
    },
  });
  const carryOut = useMutation({
    mutationFn: () => (asked ? send(asked.answers, { dryRun: false, key: asked.key }) : Promise.reject(new Error('Nothing was asked'))),
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries();
    },
  });
  return { asked: asked?.answers, check, carryOut };
}
