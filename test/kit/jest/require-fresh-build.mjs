import { buildIsFresh } from '../../../gateway/cli/prepare/build.mjs';

/** Tests, and the processes they start, run what was built; a run with an older build says nothing about the sources. */
export default function requireFreshBuild() {
  if (!buildIsFresh()) throw new Error('dist/ was not built from the sources as they are; build first (npm run build), or run npm test, which does');
}
