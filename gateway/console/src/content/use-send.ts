import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { codeOf } from '../graph/graph-failure.js';
import type { Sending } from '../parts/use-checked.js';

/** Send a change, and read anew what is shown. The same change once more, after an answer that was lost, goes under the same key, and is not done twice. */
export function useSend<Input, Answer>(send: (input: Input, sending: Sending) => Promise<Answer>, onDone?: (answer: Answer, input: Input) => void): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  const last = useRef({ text: '', key: '' });
  return useMutation({
    mutationFn: (input: Input) => {
      const text = JSON.stringify(input);
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
      return send(input, { dryRun: false, key: last.current.key });
    },
    onError: async (error) => { if (codeOf(error) === 'CONFLICT') await client.invalidateQueries({ queryKey: ['content'] }); }, // somebody else was here: what they did is shown
    onSuccess: async (answer, input) => {
      last.current = { text: '', key: '' };
      onDone?.(answer, input);
      await client.invalidateQueries();
    },
  });
}
