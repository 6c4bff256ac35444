import { inCompanyTime } from '#subgraph-kit/in-company-time.js';
import type { OrdersDeps } from './orders-deps.js';
import { portsOf } from './orders-ports.js';

/** The dependencies with the clock by which a company lives, in what upper folders do after changes too. */
export function ordersInCompanyTime(deps: OrdersDeps, companyId: number): OrdersDeps {
  const timed = inCompanyTime(deps, companyId);
  if (timed === deps) return deps;
  const own: OrdersDeps = { ...timed, ...portsOf(() => own) };
  return own;
}
