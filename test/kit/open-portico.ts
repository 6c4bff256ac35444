import type { SubgraphName } from '#kernel/config.js';
import { createLog } from '#kernel/log.js';
import type { Call } from '#client/call.js';
import { alone } from '#kit/handler.js';
import { openLimiter } from '#kit/limiter.js';
import { placesOf } from '#kit/place.js';
import { serveSurfaces } from '#kit/serve-surface.js';
import type { Surface, SurfaceDeps } from '#kit/surface.js';
import { judged, type Judge } from './answers-seen.js';
import { openCompany } from './company.js';
import { listen, type Listening } from './listen.js';
import { manualClock } from './manual-clock.js';
import { openGraph, type GraphSettings } from './open-graph.js';
import { describedJudge } from './openapi-judge.js';

/** A surface, with a judge of its answers when its published description is not used for that. */
export interface Judged { readonly surface: Surface; readonly judge?: Judge }

interface Settings extends Omit<GraphSettings, 'subgraphs'> {
  readonly surfaces: readonly Judged[];
  readonly subgraphs?: readonly SubgraphName[];
  /** What stands between the surfaces and the graph. */
  readonly between?: (call: Call) => Call;
  /** Whether the company is a sandbox. */
  readonly sandbox?: boolean;
  /** The identity of the surfaces' process. */
  readonly presence?: SurfaceDeps['presence'];
  /** What the surfaces know of their surroundings. */
  readonly around?: Partial<Pick<SurfaceDeps, 'urls' | 'trustedProxies'>>;
}

/** Subgraphs of the product on empty databases, a company, and surfaces on one host; all by a clock that is turned by hand. */
export async function openPortico({ surfaces, subgraphs = ['identity', 'orders'], between = (call) => call, presence, around, sandbox = false, ...settings }: Settings) {
  const graph = await openGraph(manualClock(), { subgraphs, ...settings });
  const company = await openCompany(graph, 'Lume', sandbox);
  const counted: string[] = [];
  const figures: SurfaceDeps['figures'] = { unknownCaller: (name, status) => { counted.push(`${name} unknown ${String(status)}`); }, unlogged: (name) => { counted.push(`${name} unlogged`); } };
  const host = await openHost(surfaces, { call: between(graph.call), clock: graph.clock, ids: graph.ids, figures, ...(presence && { presence }), ...around });
  return {
    ...graph, ...company, base: host.base, port: host.port,
    /** The count of unlogged calls. */
    counted,
    /** Rows of the orders subgraph's database. */
    rows: (sql: string) => graph.database('orders').query<Record<string, unknown>>(sql),
    close: async (): Promise<void> => {
      await host.close();
      await graph.close();
    },
  };
}

/** An open Portico. */
export type Portico = Awaited<ReturnType<typeof openPortico>>;

/** Surfaces over HTTP; every answer is checked against its surface's API description. */
export async function openHost(surfaces: readonly Judged[], deps: Omit<SurfaceDeps, 'log' | 'limiter' | 'trustedProxies'> & Partial<SurfaceDeps>): Promise<Listening> {
  const { log = createLog('silent') } = deps;
  const handler = serveSurfaces(surfaces.map(({ surface }) => surface), { trustedProxies: [], limiter: await openLimiter(undefined, log), ...deps, log });
  const placeOf = placesOf(surfaces.map(({ surface, judge }) => ({ ...surface, judge: judge ?? describedJudge(surface) })));
  return listen(alone(judged(handler, (seen) => placeOf(seen.target.split('?', 1)[0] ?? '')?.surface.judge(seen) ?? [])));
}
