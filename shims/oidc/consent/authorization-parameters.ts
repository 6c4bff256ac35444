import { z } from 'zod';

const text = (description: string): z.ZodString => z.string().describe(description);

/** The parameters of an authorization, for its description; its operation checks them. */
export const Asked = z.object({
  response_type: z.literal('code').describe('Always code.'),
  client_id: text('As registered.'),
  redirect_uri: text('One of those that were registered, character by character; of a loopback address the port is free.'),
  code_challenge: text('The SHA-256 of the code_verifier as base64url: 43 characters.'),
  code_challenge_method: z.literal('S256').describe('Always S256.'),
  scope: text('Separated by spaces; everything that was registered unless given.').optional(),
  state: text('Comes back as it was sent.').optional(),
  nonce: text('Comes back in the ID token.').optional(),
  response_mode: text('query, unless left out.').optional(),
  prompt: text('none never shows a page; login and select_account ask for a new sign-in, consent for consent.').optional(),
  max_age: text('Seconds since the last sign-in after which the person signs in again.').optional(),
  login_hint: text('The address that the sign-in page is filled in with.').optional(),
  id_token_hint: text('An earlier ID token, expired or not: its person must be signed in. One that is not ours is refused.').optional(),
  ui_locales: text('The languages of the pages, separated by spaces.').optional(),
  resource: text('The connector or the host of a module.').optional(),
});

/** Where an authorization leads. */
export const LEADS = [
  'To the pages on which the person signs in and agrees, and then to the redirect URI with code, state and iss.',
  'A refusal comes back as error, error_description, state and iss: invalid_request, unsupported_response_type, invalid_scope, invalid_target, request_not_supported, request_uri_not_supported, access_denied, and with prompt=none login_required or consent_required.',
  'Without a known client and redirect URI nothing is sent on: the person sees a page.',
].join('\n\n');
