import { z } from 'zod';
import { systemClock } from '#kernel/clock.js';
import { COMMAND_LINE_REDIRECT } from '#contract/own-tools.js';
import { text, whole } from '../answers/described.js';
import { command } from '../command.js';
import { awaitAnswer } from '../sign-in/await-answer.js';
import { authorizationRequest, codeIn, pastedCode, type AuthorizationRequest } from '../sign-in/authorization-request.js';
import { findProvider, safe, type Provider } from '../sign-in/find-provider.js';
import { read, send } from '../sign-in/send.js';
import { endSignIn, exchangeCode, freshSignIn } from '../sign-in/sign-in-tokens.js';
import { foundSignIn, storeSignIn } from '../sign-in/stored-sign-in.js';
import { readLine, type Terminal } from '../terminal.js';

const Company = z.object({ id: whole('Its id.'), slug: text('Its name in addresses, which --company takes.'), name: text('Its name.') });
const SignedIn = z.object({
  email: text('Whose sign-in it is.'), name: text('Their name.'), company: Company.nullable().meta({ description: 'Their active company.' }),
  companies: z.array(Company).meta({ description: 'All they are in.' }), graph: text('The server.'),
});

/** Signs a person in, by their browser. */
export const login = command({
  words: 'login',
  help: 'Sign in with your browser, to work on the graph as yourself. Your tokens are kept in your configuration folder, readable by you alone.',
  options: {
    url: { value: 'URL', help: 'Address of the graph\'s host; that of this deployment by default.' },
    'no-browser': { help: 'Print the address for a browser elsewhere, and read the address it ends at, or the code in it, from the standard input.' },
  },
  answers: SignedIn,
  run: async ({ config, terminal }, { options }) => {
    const graphUrl = safe(options['url'] ?? config.urls.graphql);
    const provider = await findProvider(graphUrl);
    const { request, code } = await (options['no-browser'] === undefined ? byBrowser : byPasting)(provider, terminal);
    const tokens = await exchangeCode({ provider, clock: systemClock }, request, code);
    const { signInFile: file } = config;
    if (foundSignIn(file)) await endSignIn(file, systemClock).catch(() => undefined); // it is replaced in any case
    storeSignIn(file, { graphUrl, provider, ...tokens });
    return whoIsIt({ provider, graphUrl, accessToken: tokens.accessToken });
  },
  shown: ({ graph: _, ...signedIn }) => lines(signedIn),
});

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
export const logout = command({
  words: 'logout',
  help: 'Sign out: your tokens are revoked and forgotten.',
  options: {},
  answers: z.object({ isSignedIn: z.literal(false).meta({ description: 'Nobody is any more.' }) }),
  run: async ({ config: { signInFile } }) => {
    await endSignIn(signInFile, systemClock);
    return { isSignedIn: false as const };
  },
  shown: () => 'You are signed out',
});

/** Shows who is signed in. */
export const whoami = command({
  words: 'whoami',
  help: 'Show who is signed in, on which server, and in which companies.',
  options: {},
  answers: SignedIn,
  run: async ({ config: { signInFile } }) => whoIsIt(await freshSignIn(signInFile, systemClock)),
  shown: ({ graph, ...signedIn }) => ({ ...lines(signedIn), graph }),
});

const Userinfo = z.object({ email: z.string(), name: z.string(), active_company_id: z.number(), companies: z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })) });

async function whoIsIt({ provider, accessToken, graphUrl: graph }: { readonly provider: Provider; readonly accessToken: string; readonly graphUrl: string }): Promise<z.output<typeof SignedIn>> {
  const { email, name, active_company_id: active, companies: given } = read(Userinfo, await send(provider.userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` } }), 'The sign-in');
  const companies = given.map((company) => ({ id: company.id, slug: company.slug, name: company.name }));
  return { email, name, company: companies.find(({ id }) => id === active) ?? null, companies, graph };
}

const nameOf = ({ id, slug }: { readonly id: number; readonly slug: string }): string => `${slug} (${String(id)})`;

const lines = ({ email, name, company, companies }: Omit<z.output<typeof SignedIn>, 'companies' | 'graph'> & { readonly companies: readonly { readonly id: number; readonly slug: string }[] }): Readonly<Record<string, unknown>> =>
  ({ signedInAs: email, name, company: company ? [nameOf(company)] : [], companies: companies.length > 1 ? companies.map(nameOf) : null });
