import { z } from 'zod';

/** The four subgraphs, in the order they start. */
export const SUBGRAPHS = ['identity', 'orders', 'catalog', 'content'] as const;

/** One of {@link SUBGRAPHS}. */
export type SubgraphName = (typeof SUBGRAPHS)[number];

/**
 * What a process can run: the graph for people, the surfaces, among them the collector, which can run apart, the worker (relay, jobs, tasks by the clock),
 * the sender of webhooks and mail, which can run apart from it, and the subgraphs.
 */
export const SERVICES = ['gateway', 'surfaces', 'collector', 'worker', 'sender', ...SUBGRAPHS] as const;

/** One of {@link SERVICES}. */
export type Service = (typeof SERVICES)[number];

/** The names of several services: who named the surfaces or the worker before parts of them could run apart means all of them. */
const NAMES: Readonly<Record<string, readonly Service[]>> = {
  ...Object.fromEntries(SERVICES.map((service) => [service, [service]])),
  all: SERVICES,
  surfaces: ['surfaces', 'collector'],
  worker: ['worker', 'sender'],
};

/** PORTICO_SERVICES: names, read from left to right; one with a minus takes away what was named before it (`all,-worker,sender`). */
export const servicesSetting = z.string().transform((text, context): readonly Service[] => {
  const words = text.split(',').map((word) => word.trim()).filter((word) => word !== '');
  const named = new Set<Service>();
  for (const word of words) {
    const refused = taken(named, word);
    if (refused === undefined) continue;
    context.addIssue({ code: 'custom', message: refused });
    return z.NEVER;
  }
  if (named.size === 0) context.addIssue({ code: 'custom', message: `leaves nothing to run; ${ADVICE}` });
  return SERVICES.filter((service) => named.has(service));
});

const ADVICE = `known are ${['all', ...SERVICES].join(', ')}, and all,-worker is all but the worker`;

/** Adds or takes away what a word names; answers why not. */
function taken(named: Set<Service>, word: string): string | undefined {
  const isLeftOut = word.startsWith('-');
  const name = isLeftOut ? word.slice(1) : word;
  const services = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (!services) return `names ${word}; ${ADVICE}`;
  if (isLeftOut && !services.some((service) => named.has(service))) return `leaves out ${name}, which nothing before it includes; ${ADVICE}`;
  for (const service of services) {
    if (isLeftOut) named.delete(service);
    else named.add(service);
  }
  return undefined;
}
