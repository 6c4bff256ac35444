import { Kind, type DocumentNode } from 'graphql';
import type { CallContext } from '#contract/principal.js';
import type { Route } from '#kit/route.js';
import { MOST } from './check.js';
import type { Finding, Found } from './finding.js';
import type { Plant } from './product.js';
import { ROWS } from './rows.js';
import { findTools } from '../../mcp/kit/find-tools.js';
import type { Tool } from '../../mcp/kit/tool.js';

/** A fault of a kind that the fuzzer must find, put between the product's components. */
interface PlantedFault {
  readonly name: string;
  /** What finding it is. */
  readonly kind: Finding['kind'];
  /** The targets of the calls that show it. */
  readonly at?: RegExp | undefined;
  /** The names of rows that can show it: only they are called, as long as it is there. */
  readonly shownBy: readonly string[];
  /** Puts it there; answers how to take it out again. */
  readonly plant: () => { readonly plant?: Plant; readonly remove: () => void };
}

type Run = Route['run'];

/** Runs routes differently while the fault is planted: those whose name begins so. */
function aroundRows(name: string, change: (run: Run) => Run): { remove: () => void } {
  const routes = ROWS.filter((row) => row.name.startsWith(name)).map(({ route }) => ({ route, run: route.run }));
  if (routes.length === 0) throw new Error(`There is no route ${name}`);
  for (const { route, run } of routes) Object.assign(route, { run: change(run) });
  return { remove: () => { for (const { route, run } of routes) Object.assign(route, { run }); } };
}

const { intelligence: TOOLS } = await findTools();

/** Runs a tool differently while the fault is planted. */
function aroundTool(name: string, change: (run: Tool['run']) => Tool['run']): { remove: () => void } {
  const tool = TOOLS.get(name);
  if (!tool) throw new Error(`There is no tool ${name}`);
  const { run } = tool;
  Object.assign(tool, { run: change(run) });
  return { remove: () => { Object.assign(tool, { run }); } };
}

const nameOf = ({ definitions }: DocumentNode): string => definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : []))[0] ?? '';
const nothing = (): void => undefined;
const history: string[] = [];
/** A text in which an expression goes back for long, and for how long: it is found, and the fuzzer waits no longer than that for it. */
const [LONG, ENOUGH_MILLISECONDS] = [35_000, 1.1 * MOST.cpuMilliseconds];
const PIECE = 'x'.repeat(2000);

function goBack(): void {
  const began = process.cpuUsage();
  while (cpuMillisecondsSince(began) < ENOUGH_MILLISECONDS) /[^~]+~$/.test(PIECE);
}

const cpuMillisecondsSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};

/** The eight faults. */
const PLANTED_FAULTS: readonly PlantedFault[] = [
  { name: 'a mapper that throws where an order has two lines', kind: 'server fault', shownBy: ['fulfillment GET /orders', 'fulfillment GET /orders/{number}'], plant: () => aroundRows('fulfillment GET /orders', (run) => async (invocation) => {
    const reply = await run(invocation);
    const { data } = reply.body as { data: { lines: readonly ({ sku: string } | undefined)[] }[] };
    for (const { lines: [, second] } of data) if (second) second.sku.slice((second as unknown as { missing: { length: number } }).missing.length);
    return reply;
  }) },
  { name: 'an expression that goes back over what it read', kind: 'slow', shownBy: ['commerce GET /orders'], plant: () => ({ remove: nothing, plant: { call: (call) => (document, variables, context) => {
    if (nameOf(document) === 'LogCall' && JSON.stringify(variables).length > LONG) goBack();
    return call(document, variables, context);
  } } }) },
  { name: 'a missing company filter', kind: 'data of another', at: /^commerce /, shownBy: ['commerce GET /orders'], plant: () => ({ remove: nothing, plant: { call: (call) => {
    let other: number | undefined;
    return (document, variables, context) => {
      if (nameOf(document) !== 'ListCommerceOrders') return call(document, variables, context);
      const { companyId } = context.principal;
      other ??= companyId;
      const foreign: CallContext = { ...context, principal: { ...context.principal, companyId: other } };
      return call(document, variables, foreign);
    };
  } } }) },
  { name: 'a stack in an answer', kind: 'leaked internals', shownBy: ['commerce GET /orders/{order}', 'commerce GET /calls/{request_id}'], plant: () => aroundRows('commerce GET /', (run) => async (invocation) => run(invocation).catch((error: unknown) => {
    if (error instanceof Error) error.message += ` ${String(error.stack)}`;
    throw error;
  })) },
  { name: 'a log of everything that was ever asked', kind: 'long log', shownBy: ['commerce GET /orders'], plant: () => ({ remove: () => { history.length = 0; }, plant: { call: (call, log) => (document, variables, context) => {
    history.push(JSON.stringify(variables).slice(0, 500));
    log.warn({ history }, nameOf(document));
    return call(document, variables, context);
  } } }) },
  { name: 'a status that is not described', kind: 'unfit answer', at: /^fulfillment /, shownBy: ['fulfillment GET /stock'], plant: () => aroundRows('fulfillment GET /stock', (run) => async (invocation) => ({ ...await run(invocation), status: 206 })) },
  { name: 'a result of a tool without what its schema promises', kind: 'unfit answer', at: /^tool /, shownBy: ['tool intelligence_top_products'], plant: () => aroundTool('top_products', (run) => async (...given) => ({ ...await run(...given), items: undefined })) },
  { name: 'an assistant that stays in the company of its first call', kind: 'data of another', at: /^tool /, shownBy: ['tool commerce_search_orders', 'tool commerce_get_customer'], plant: () => ({ remove: nothing, plant: { call: (call) => {
    const first = new Map<string, CallContext['principal']>();
    return (document, variables, context) => {
      const { principal } = context;
      if (principal.kind !== 'staff' || !principal.actor.startsWith('traveller@')) return call(document, variables, context);
      if (!first.has(principal.actor)) first.set(principal.actor, principal);
      return call(document, variables, { ...context, principal: first.get(principal.actor) ?? principal });
    };
  } } }) },
];

/** All the faults at once, each until it is found. */
export interface Planted {
  readonly plant: Plant;
  /** Takes out what a finding was of. */
  takeOut(found: Pick<Found, 'finding' | 'call'>): void;
  /** Takes out what is left. */
  takeOutAll(): void;
  /** The rows that can show what is left. */
  targets(): readonly string[];
  /** The faults that were not found. */
  left(): readonly string[];
}

/** Plant every fault. */
export function plantAll(): Planted {
  const planted = PLANTED_FAULTS.map(({ name, kind, at, shownBy, plant }) => ({ name, kind, at, shownBy, ...plant() }));
  const there = new Set(planted.map(({ name }) => name));
  const takeOut = (isFound: (fault: Pick<PlantedFault, 'kind' | 'at'>) => boolean): void => {
    for (const { name, remove } of planted.filter((fault) => there.has(fault.name) && isFound(fault))) {
      remove();
      there.delete(name);
    }
  };
  return {
    plant: { call: (call, log) => planted.reduce((inner, { name, plant }) => {
      const around = plant?.call?.(inner, log);
      return around ? (document, variables, context) => (there.has(name) ? around : inner)(document, variables, context) : inner;
    }, call) },
    takeOut: ({ finding, call }) => { takeOut(({ kind, at }) => kind === finding.kind && at?.test(call.target) !== false); },
    takeOutAll: () => { takeOut(() => true); },
    targets: () => planted.filter(({ name }) => there.has(name)).flatMap(({ shownBy }) => shownBy),
    left: () => [...there],
  };
}
