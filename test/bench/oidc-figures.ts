import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Failure } from '#contract/failure.js';
import { systemContext } from '#contract/system-context.js';
import { OAuthTokenHolderDocument } from '../../gateway/server/operations/oauth-token-holder.generated.js';
import { RequestTokensDocument } from '../../shims/oidc/operations/request-tokens.generated.js';
import { SignInDocument } from '../../shims/oidc/operations/sign-in.generated.js';
import { codeText, ISSUER, LAST_CODE, PASSWORD, REDIRECT_URI, VERIFIER } from './oidc-data.js';
import { openBench, type BenchDatabases } from './open-bench.js';
import { showFigure } from './report.js';

type Bench = Awaited<ReturnType<typeof openBench>>;

const CONTEXT = systemContext({ actor: 'bench', requestId: 'r-1' });
const [CHECKS, SIGN_INS, CALLERS] = [4_000, 400, 100];
const [MOST_CPU, MOST_DELAY, P99, NANOSECONDS, RESOLUTION] = [0.1, 50, 99, 1e6, 1];

/** What a check of an access token takes at every call, and how long other calls wait while many people sign in at once: in this process, with the product inside. */
export async function showSignInFigures(database: string, databases: BenchDatabases, clientId: string): Promise<void> {
  const bench = await openBench(databases);
  const shown = { surface: 'oidc', database };
  showFigure({ ...shown, figure: 'CPU of checking an access token', value: await checkingCpu(bench, clientId), unit: 'ms', bound: MOST_CPU });
  showFigure({ ...shown, figure: `delay of the event loop, p99, ${String(CALLERS)} sign in`, value: await delayUnderSignIns(bench), unit: 'ms', bound: MOST_DELAY });
  await bench.close();
}

async function checkingCpu({ call }: Bench, clientId: string): Promise<number> {
  const { requestOAuthTokens: { tokens } } = await call(RequestTokensDocument, { input: {
    issuer: ISSUER, resources: [], clientId, clientSecret: null, grantType: 'authorization_code', code: codeText(LAST_CODE), redirectUri: REDIRECT_URI, codeVerifier: VERIFIER, refreshToken: null, scope: null, resource: null,
  } }, CONTEXT);
  const check = async (): Promise<void> => {
    const { oauthTokenHolder: holder } = await call(OAuthTokenHolderDocument, { token: tokens?.accessToken ?? '', issuer: ISSUER }, CONTEXT);
    if (!holder) throw new Error('The token does not count');
  };
  for (let done = 0; done < CHECKS; done += 1) await check(); // until the compilers are done
  const begun = process.cpuUsage();
  for (let done = 0; done < CHECKS; done += 1) await check();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000 / CHECKS;
}

/** Some are refused because too many wait, as they should be. */
async function delayUnderSignIns({ call }: Bench): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  let left = SIGN_INS;
  const caller = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const input = { email: `nobody-${String(left)}@example.test`, password: PASSWORD, address: `192.0.2.${String(left % 250)}`, userAgent: 'bench' };
      await call(SignInDocument, { input }, CONTEXT).catch(async (error: unknown) => {
        if (!(error instanceof Failure) || error.code !== 'UNAVAILABLE') throw error;
        left += 1;
        await new Promise((resolve) => { setTimeout(resolve, 100); });
      });
    }
  };
  delays.enable();
  await Promise.all(Array.from({ length: CALLERS }, caller));
  delays.disable();
  return delays.percentile(P99) / NANOSECONDS - RESOLUTION;
}
