import { QueryClient } from '@tanstack/react-query';
import { codeOf } from './graph-failure.js';

const FRESH = 15_000; // milliseconds
const TRIES = 2;
/** Calls are sent also where the browser says that it is offline: what cannot be reached is said, instead of waited for in silence. */
const NETWORK_MODE = 'always';

/** What was read lately; a call that got no answer is sent once more, a refusal is not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH, retry: (failures, error) => codeOf(error) === 'NETWORK' && failures < TRIES - 1, refetchOnWindowFocus: true, refetchOnReconnect: true, networkMode: NETWORK_MODE },
    mutations: { networkMode: NETWORK_MODE },
  },
});
