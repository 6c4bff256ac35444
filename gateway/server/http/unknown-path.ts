import { Failure } from '#contract/failure.js';
import { send } from '#kit/send.js';
import type { Surface } from '#kit/surface.js';
import type { HostPages } from '../index/host-pages.js';
import { requestIdOf } from './request-id.js';

const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Vary: 'Accept' };

/** The answer to unknown paths of a host that one of its surfaces answers for, in that one's form; nothing for any other host. */
export function unknownPath(surfaces: readonly Surface[]): Partial<Pick<HostPages, 'missing'>> {
  const surface = surfaces.find(({ answersHost = false }) => answersHost);
  if (!surface) return {};
  return {
    missing: (request, response) => {
      const answer = surface.fail(new Failure('UNKNOWN_PATH', 'There is nothing at this path'), { requestId: requestIdOf(response), path: request.path, request });
      send(response, { ...answer, headers: { ...HEADERS, ...answer.headers } });
    },
  };
}
