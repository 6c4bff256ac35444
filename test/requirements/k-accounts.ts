import type { Requirement } from './requirement.js';

/** Interface K, the people of the identity provider: signing in, accounts, invitations. */
export const ACCOUNTS: readonly Requirement[] = [
  { id: 'K-SIGNIN-1', section: 'decisions 3 K Pages', behaviour: '__Host- cookie over https, Secure, HttpOnly, SameSite=Lax; pages are no-store, no-referrer and framed by nobody.' },
  { id: 'K-SIGNIN-2', section: 'decisions 3 K Pages', behaviour: 'The session is new at each sign-in, and the one the browser sent ends.' },
  { id: 'K-SIGNIN-3', section: 'decisions 3 K Pages', behaviour: 'One uniform answer for an unknown address and a wrong password.' },
  { id: 'K-SIGNIN-4', section: 'decisions 3 K Pages', behaviour: 'Brute force is limited per account and address, and the answer says for how long.' },
  { id: 'K-SIGNIN-5', section: 'decisions 3 K Pages', behaviour: 'Forms carry a CSRF token bound to the session.' },
  { id: 'K-SIGNIN-6', section: 'reliability, Security of K', behaviour: 'What follows the sign-in is a path of the provider itself, whatever the address says.' },
  { id: 'K-SIGNIN-7', section: 'issue 14', behaviour: 'In the five languages; a client\'s hint fills in the address, and its request goes on after the sign-in.' },
  { id: 'K-SIGNIN-8', section: 'issue 14', behaviour: 'A one-time password gives nothing but the choice of another.' },
  { id: 'K-SIGNIN-9', section: 'decision 41', behaviour: 'Two passwords are computed at once and forty wait; whoever comes behind them is answered 503 with Retry-After, and not counted.' },
  { id: 'K-SIGNOUT-1', section: 'issue 14', behaviour: 'Signing out ends the session and its cookie, and no other site can do it.' },
  { id: 'K-ACCOUNT-1', section: 'issue 14', behaviour: 'A person changes name, language and password, and sees and ends their sessions.' },
  { id: 'K-ACCOUNT-2', section: 'issue 14', behaviour: 'A new address is confirmed by a link that is mailed to it.' },
  { id: 'K-ACCOUNT-3', section: 'issue 14', behaviour: 'The account page shows the connected apps (name not verified, host, scopes in words, connected since, last used) and ends them at once.' },
  { id: 'K-ACCOUNT-4', section: 'decision 41', behaviour: 'A person leaves a company: their rights in it end at once, and with the last company their account; the last owner cannot.' },
  { id: 'K-RESET-1', section: 'issue 14', behaviour: 'A forgotten password is replaced by a mailed link, once; no answer tells whether an address has an account.' },
  { id: 'K-INVITE-2', section: 'decision 41', behaviour: 'Who has an account accepts an invitation signed in to it, with one press; nobody else\'s session accepts it.' },
  { id: 'K-INVITE-1', section: 'issue 14', behaviour: 'An invitation is accepted with a name and password of one\'s own.' },
];
