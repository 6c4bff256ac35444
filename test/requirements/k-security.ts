/** An attack on the identity provider, and the requirements whose tests show what comes of it. */
export interface Attack {
  readonly attack: string;
  readonly shownBy: readonly string[];
}

/** Every line of the reliability tests, 'Security of K, L and M', that is about K, and the attacks of RFC 9700 and RFC 6819 that the provider must withstand. Those on L and M have their interfaces to wait for. */
export const ATTACKS: readonly Attack[] = [
  { attack: 'a redirect URI that is almost a registered one (the table of redirects); a loopback port is free for http alone', shownBy: ['K-AUTHZ-2', 'K-REG-6'] },
  { attack: 'an error sent on to an address that nobody registered', shownBy: ['K-AUTHZ-1'] },
  { attack: 'a form that is sent again by a redirect: always 303', shownBy: ['K-CONSENT-3', 'K-AUTHZ-3'] },
  { attack: 'addresses and tokens in Referer or a cache', shownBy: ['K-SIGNIN-1', 'K-CONSENT-2', 'K-CONSENT-3', 'K-TOKEN-1'] },
  { attack: 'mix-up of providers: iss in every answer, codes and errors', shownBy: ['K-CONSENT-3', 'K-AUTHZ-3', 'K-DISCOVERY-3'] },
  { attack: 'a page in a hidden frame with prompt=none', shownBy: ['K-AUTHZ-7'] },
  { attack: 'a code shown again: at once, after 30 seconds, after an hour, and 50 at the same time, at two processes too', shownBy: ['K-TOKEN-7', 'K-TOKEN-8'] },
  { attack: 'a code, refresh token or revocation by another client', shownBy: ['K-TOKEN-5', 'K-REFRESH-2', 'K-REVOKE-2'] },
  { attack: 'PKCE missing, plain, wrong or downgraded', shownBy: ['K-AUTHZ-4', 'K-TOKEN-5'] },
  { attack: 'an ID token of another sign-in: nonce comes back', shownBy: ['K-TOKEN-3'] },
  { attack: 'a refresh token used again, in and out of its 60 seconds', shownBy: ['K-REFRESH-3'] },
  { attack: 'an ID token as an access token and the other way round', shownBy: ['K-TOKEN-10', 'K-AUTHZ-8'] },
  { attack: 'tricks with alg, kid, jwk, jku and x5u', shownBy: ['K-TOKEN-11'] },
  { attack: 'a token of our own tools where it does not count', shownBy: ['K-OWN-3', 'K-OWN-4'] },
  { attack: 'a revoked token, removed member or lowered role that still counts somewhere', shownBy: ['K-APPS-1', 'K-APPS-2', 'K-APPS-3', 'K-OWN-6'] },
  { attack: 'a key that signs no more', shownBy: ['K-KEYS-2'] },
  { attack: 'a token in a query or a form', shownBy: ['K-USERINFO-2'] },
  { attack: 'a stolen copy of the database: hashes and sealed keys at rest', shownBy: ['K-REG-3', 'K-KEYS-2', 'K-TOKEN-12'] },
  { attack: 'cross-site forms: sign-in (login CSRF), sign-out, consent, account', shownBy: ['K-SIGNIN-5', 'K-SIGNOUT-1', 'K-CONSENT-3'] },
  { attack: 'clickjacking', shownBy: ['K-SIGNIN-1', 'K-CONSENT-2'] },
  { attack: 'session fixation, and cookies that another host or script can have', shownBy: ['K-SIGNIN-1', 'K-SIGNIN-2'] },
  { attack: 'a consent that was tampered with, is answered twice, or is taken to another browser', shownBy: ['K-CONSENT-3'] },
  { attack: 'client_name with markup, marks of direction or our own name', shownBy: ['K-REG-5', 'K-CONSENT-1', 'K-CONSENT-6'] },
  { attack: 'a consent that another app inherits', shownBy: ['K-CONSENT-5', 'K-CONSENT-6'] },
  { attack: 'passwords tried by the thousand, and answers that tell which addresses have accounts', shownBy: ['K-SIGNIN-3', 'K-SIGNIN-4', 'K-SIGNIN-9', 'K-RESET-1'] },
  { attack: 'floods of registrations and of everything else that needs no key', shownBy: ['K-REG-9', 'K-REG-12', 'K-PURGE-1', 'K-AUTHZ-5', 'REL-FLOOD'] },
  { attack: 'an address of a client that makes the provider call it (SSRF)', shownBy: ['K-REG-11', 'K-AUTHZ-4'] },
  { attack: 'an open redirect after the sign-in', shownBy: ['K-SIGNIN-6'] },
  { attack: 'kill -9 between the code and its tokens, before and after the commit', shownBy: ['REL-CODE-KILLED'] },
];
