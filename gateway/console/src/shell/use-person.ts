import { useQuery } from '@tanstack/react-query';
import { ask } from '../graph/ask.js';
import { ConsolePersonDocument, type ConsolePersonQuery } from './console-person.generated.js';

/** Who is signed in, what they may do, and the company of their calls; undefined until it is known. */
export function usePerson(): ConsolePersonQuery | undefined {
  return useQuery({ queryKey: ['person'], queryFn: ({ signal }) => ask(ConsolePersonDocument, {}, { signal }), staleTime: Infinity }).data;
}
