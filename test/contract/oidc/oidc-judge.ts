import { surface } from '../../../shims/oidc/surface.js';
import type { Judge } from '../../kit/answers-seen.js';
import { describedJudge } from '../../kit/openapi-judge.js';

const described = describedJudge(surface);
const PROGRAMS = /^\/(?:oauth\/(?!consent)|\.well-known\/|api\/oauth\/)/;

/** Checks the answers to programs against the description; those of pages have contract tests of their own. */
export const oidcJudge: Judge = (seen) => {
  const isPage = (seen.headers['Content-Type'] ?? '').startsWith('text/html');
  return !PROGRAMS.test(seen.target) || isPage ? [] : described(seen);
};
