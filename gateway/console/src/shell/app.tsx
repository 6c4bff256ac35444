import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { queryClient } from '../graph/query-client.js';
import { router } from './router.js';
import { useSession } from './session.js';
import { SignInPage } from './sign-in-page.js';

/** The console: the page of the address for somebody who is signed in, else the question who it is, at the same address. */
export function App(): ReactElement {
  const { signIn } = useSession();
  if (!signIn) return <SignInPage />;
  return <QueryClientProvider client={queryClient} key={signIn.company}><RouterProvider router={router} /></QueryClientProvider>;
}
