import { bytesOf, type FuzzCall } from './call.js';
import type { Product } from './product.js';
import { ROWS } from './rows.js';
import { SHOPPER } from './shopper.js';
import { overTheWire } from './wire.js';
import type { Caller } from './building.js';
import { ASSISTANT } from './world-assistants.js';

/** Surfaces whose callers have their proof elsewhere than in headers. */
const OF_THEIR_OWN: Readonly<Record<string, string>> = { returns: SHOPPER, promise: 'STORE', collector: 'COLLECTOR', connector: ASSISTANT, tools: ASSISTANT };

/** The callers that each surface admits, found with a call that changes nothing; all where it requires no credentials. */
export async function admittedKinds(product: Product, callers: readonly Caller[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const kinds = new Map<string, Set<string>>();
  for (const surface of new Set(ROWS.map((row) => row.surface))) {
    const row = ROWS.find((one) => one.surface === surface && one.route.method !== 'GET') ?? ROWS.find((one) => one.surface === surface);
    const ofItsOwn = OF_THEIR_OWN[surface] ?? row?.route.declares?.access?.connectionKind; // a carrier proves itself by what it sends
    const admitted = new Set<string>(ofItsOwn === undefined ? [] : [ofItsOwn]);
    for (const [at, caller] of callers.filter(({ kind = SHOPPER, owner }) => kind !== SHOPPER && owner.company === 'a').entries()) {
      if (!row || ofItsOwn !== undefined) continue;
      const call: FuzzCall = {
        index: at, target: row.name, surface, host: row.host, as: caller.name, method: row.route.method, path: `${row.root}${row.route.path.replaceAll(/\{\w+\}/g, 'x')}`, headers: [],
        body: Buffer.from('['), hostile: [], framing: 'whole',
      };
      const { status } = await overTheWire(product.portOf(row.host), bytesOf(call, caller.credentials), false);
      if (![401, 403, 0].includes(status)) admitted.add(caller.kind ?? '');
    }
    kinds.set(surface, admitted);
  }
  return kinds;
}
