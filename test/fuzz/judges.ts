import type { HostName } from '#kernel/config.js';
import { findSurfaces } from '../../gateway/server/find-surfaces.js';
import { metadataPath } from '../contract/connector/connector-judge.js';
import { isOfPage } from '../contract/tracking/tracking-judge.js';
import { canonicalPath } from '../contract/wms-json/canonical.js';
import { xsdJudge } from '../contract/wms-xml/xsd-judge.js';
import type { Judge } from '../kit/answers-seen.js';
import { openApiJudge } from '../kit/openapi-judge.js';
import type { FuzzCall } from './call.js';
import { assistantFlaws } from './assistant-judge.js';
import { oauthJudge } from './oauth-judge.js';
import type { Product } from './product.js';
import type { WireAnswer } from './wire.js';

/** What is wrong with the answer of a surface, by what it publishes of itself. */
export type Judged = (call: FuzzCall, answer: WireAnswer) => readonly string[];

/** Surfaces that are not described by OpenAPI at their root, or read paths leniently. */
const OWN: Readonly<Record<string, (text: string) => Judge>> = {
  'wms-json': (text) => openApiJudge(text, { pathOf: canonicalPath, requests: false }),
  tracking: (text) => aside(openApiJudge(text, { requests: false })),
  promise: (text) => { const judge = openApiJudge(text, { requests: false }); return (seen) => (OF_PROMISE.test(seen.target) ? judge(seen) : []); },
  collector: (text) => { const judge = openApiJudge(text, { requests: false }); return (seen) => (OF_COLLECTOR.test(seen.target) ? judge(seen) : []); },
  connector: (text) => { const judge = openApiJudge(text, { pathOf: metadataPath, requests: false }); return (seen) => (seen.target.startsWith('/') ? judge(seen) : []); }, // other targets are no paths: the host answers
  tools: (text) => { const judge = openApiJudge(text, { requests: false }); return (seen) => (OF_TOOLS.test(seen.target) ? judge(seen) : []); },
  returns: (text) => withoutSlash(openApiJudge(text, { requests: false })),
  oidc: (text) => oauthJudge(openApiJudge(text, { requests: false })),
  'wms-xml': () => (seen) => xsdJudge({ ...seen, request: Buffer.alloc(0) }),
};

/** Pages are not described, and a path that was changed may be another surface's. */
const aside = (judge: Judge): Judge => (seen) => (isOfPage(seen) || !OF_TRACKING.test(seen.target) ? [] : judge(seen));

const OF_TRACKING = /^\/api\/oms\/v1\/(?:public|webhooks)\/tracking(?:[/?]|$)/;

/** The portal's paths may end in a slash; a path that was changed may be another surface's. */
const withoutSlash = (judge: Judge): Judge => (seen) => (OF_RETURNS.test(seen.target) ? judge({ ...seen, target: seen.target.replace(/\/(?=$|\?)/, '') }) : []);

/** Other paths of the modules' hosts are other surfaces'. */
const OF_TOOLS = /^\/api\/(?:v1\/ai-tools|mcp)(?:[/?]|$)/;

const OF_COLLECTOR = /^\/api\/collect\/v1(?:[/?]|$)/;

const OF_PROMISE = /^\/api\/oms\/v1\/public\/promise(?:[/?]|$)/;

const OF_RETURNS = /^\/api\/oms\/v1\/public\/returns(?:[/?]|$)/;

/** What Node.js adds to an answer. */
const OF_NODE: ReadonlySet<string> = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);
const DESCRIPTION = 'openapi.json';

/** The judges of every surface, from the descriptions that the product serves now. */
export async function surfaceJudges({ portOf }: Product): Promise<Judged> {
  const judges = new Map<string, Judge>();
  for (const { host, name, roots: [root], lenientPath } of await findSurfaces()) {
    const text = await described(portOf, host, `${root}/${DESCRIPTION}`);
    const judge = OWN[name]?.(text) ?? (text === '' ? undefined : openApiJudge(text, { ...(lenientPath && { pathOf: lenientPath }), requests: false }));
    if (!judge) throw new Error(`${name} has no description to check its answers against`);
    judges.set(name, judge);
  }
  return (call, answer) => {
    const { surface, method, path } = call;
    const { status, headers, body } = answer;
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_NODE.has(name.toLowerCase())));
    return [...judges.get(surface)?.({ method, target: path, request: Buffer.alloc(0), status, headers: own, body }) ?? [], ...assistantFlaws(call, answer)];
  };
}

async function described(portOf: Product['portOf'], host: HostName, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${String(portOf(host))}${path}`, { headers: { connection: 'close' } });
  return response.ok && (response.headers.get('content-type') ?? '').startsWith('application/json') ? response.text() : '';
}
