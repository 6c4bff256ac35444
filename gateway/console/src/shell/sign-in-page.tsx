import { type ReactElement } from 'react';
import { useWords } from '../words/use-words.js';
import { beginSession, useSession } from './session.js';

/** Asks who it is, and leads to the identity provider. Browsers sign in only where the page comes by https, or from their own machine. */
export function SignInPage(): ReactElement {
  const { shell } = useWords();
  const { hasEnded, problem } = useSession();
  return (
    <main className="sign-in" id="content">
      <h1>{shell.title}</h1>
      {hasEnded ? <p role="status">{shell.ended}</p> : <p>{shell.lead}</p>}
      {problem !== undefined && <p className="notice is-error" role="alert"><strong>{shell.notSignedIn}</strong> {problem}</p>}
      {isSecureContext ? <button type="button" className="button is-main" onClick={beginSession}>{shell.signIn}</button> : <p className="notice is-error">{shell.insecure}</p>}
    </main>
  );
}
