import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { COMMAND_LINE_REDIRECT } from '#contract/own-tools.js';
import type { Command } from '../command.js';
import { awaitAnswer } from '../sign-in/await-answer.js';
import { authorizationRequest, codeIn, pastedCode, type AuthorizationRequest } from '../sign-in/authorization-request.js';
import { findProvider, safe, type Provider } from '../sign-in/find-provider.js';
import { read, send } from '../sign-in/send.js';
import { endSignIn, exchangeCode, freshSignIn } from '../sign-in/sign-in-tokens.js';
import { foundSignIn, storeSignIn } from '../sign-in/stored-sign-in.js';
import { readLine, type Terminal } from '../terminal.js';

/** Signs a person in, by their browser. */
export const login: Command = {
  words: 'login',
  help: 'Sign in with your browser, to work on the graph as yourself. Your tokens are kept in your configuration folder, readable by you alone.',
  options: {
    url: { value: 'URL', help: 'Address of the graph\'s host; that of this deployment by default.' },
    'no-browser': { help: 'Print the address for a browser elsewhere, and read the address it ends at, or the code in it, from the standard input.' },
  },
  run: async ({ config, terminal }, { options }) => {
    const graphUrl = safe(options['url'] ?? config.urls.graphql);
    const provider = await findProvider(graphUrl);
    const { request, code } = await (options['no-browser'] === undefined ? byBrowser : byPasting)(provider, terminal);
    const tokens = await exchangeCode({ provider, clock: systemClock }, request, code);
    const { signInFile: file } = config;
    if (foundSignIn(file)) await endSignIn(file, systemClock).catch(() => undefined); // it is replaced in any case
    storeSignIn(file, { graphUrl, provider, ...tokens });
    return whoIsIt(provider, tokens.accessToken);
  },
};

/** A request, and the code it was answered with. */
interface Answered {
  readonly request: AuthorizationRequest;
  readonly code: string;
}

async function byBrowser(provider: Provider, { print, browse }: Terminal): Promise<Answered> {
  const awaited = await awaitAnswer();
  try {
    const request = authorizationRequest(provider, awaited.redirectUri);
    const answer = awaited.answer(request);
    print(`Sign in with your browser:\n${request.address}`);
    browse(request.address);
    return { request, code: codeIn(request, await answer) };
  } finally {
    awaited.close();
  }
}

async function byPasting(provider: Provider, terminal: Terminal): Promise<Answered> {
  const request = authorizationRequest(provider, `${COMMAND_LINE_REDIRECT.host}${COMMAND_LINE_REDIRECT.path}`);
  terminal.print(`Sign in with a browser:\n${request.address}\nIt ends at a page that cannot be shown. Paste the address of that page here:`);
  return { request, code: pastedCode(request, await readLine(terminal)) };
}

/** Signs the person out. */
export const logout: Command = {
  words: 'logout',
  help: 'Sign out: your tokens are revoked and forgotten.',
  options: {},
  run: async ({ config: { signInFile } }) => {
    await endSignIn(signInFile, systemClock);
    return 'You are signed out';
  },
};

/** Shows who is signed in. */
export const whoami: Command = {
  words: 'whoami',
  help: 'Show who is signed in, on which server, and in which companies.',
  options: {},
  run: async ({ config: { signInFile } }) => {
    const { provider, accessToken, graphUrl } = await freshSignIn(signInFile, systemClock);
    return { ...await whoIsIt(provider, accessToken), graph: graphUrl };
  },
};

const Userinfo = z.object({ email: z.string(), name: z.string(), active_company_id: z.number(), companies: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })) });

async function whoIsIt({ userinfo_endpoint: endpoint }: Provider, accessToken: string) {
  const { email, name, active_company_id: active, companies } = read(Userinfo, await send(endpoint, { headers: { authorization: `Bearer ${accessToken}` } }), 'The sign-in');
  const nameOf = ({ id, slug }: (typeof companies)[number]): string => `${slug} (${String(id)})`;
  return { signedInAs: email, name, company: companies.filter(({ id }) => id === active).map(nameOf), companies: companies.length > 1 ? companies.map(nameOf) : null };
}
