import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

/** Send a change, and read anew what is shown. What it answers may be a secret: it is forgotten with the dialog. The graph remembers no keys of these changes, so one whose answer was lost is looked at before it is sent again. */
export function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>, onDone: (answer: Answer) => void): UseMutationResult<Answer, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: send,
    onSuccess: async (answer) => {
      onDone(answer);
      await client.invalidateQueries();
    },
  });
}
