import type { Judge } from '../kit/answers-seen.js';

const STATUSES: ReadonlySet<number> = new Set([200, 201, 204, 303, 304, 400, 401, 403, 404, 405, 409, 410, 413, 422, 429]);
const REFUSED = 400;
const CONSENT = '/oauth/consent';
const ROOTS = /^\/(?:oauth|api\/oauth|\.well-known)(?:[/?]|$)/;

/** The identity provider answers as OAuth has it: redirects, pages, and JSON as described, without a null, whose errors are `{error, error_description}`. */
export const oauthJudge = (described: Judge): Judge => (seen) => {
  const { method, target, status, headers, body } = seen;
  if (!ROOTS.test(target)) return []; // the host's own answer
  const type = headers['Content-Type'] ?? '';
  const flaws = STATUSES.has(status) ? [] : [`the status ${String(status)} is not one of the provider's`];
  if (status === 303 && headers['Location'] === undefined) flaws.push('a redirect without an address');
  if (!type.startsWith('application/json') || method === 'HEAD' || status === 304) return flaws;
  if (!target.startsWith(CONSENT)) flaws.push(...described(seen));
  const answer = JSON.parse(body.toString()) as Record<string, unknown>;
  if (Object.values(answer).includes(null)) flaws.push('a null');
  if (status >= REFUSED && (Object.keys(answer).sort().join() !== 'error,error_description' || !/^[\x20-\x7E]+$/.test(String(answer['error_description'])))) flaws.push(`an error of another form: ${body.toString().slice(0, 200)}`);
  return flaws;
};
