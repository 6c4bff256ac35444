import type { Surface } from '#kit/surface.js';
import { z } from 'zod';

/** What the search finds: a call, a webhook, or an error. */
export interface ReferenceEntry {
  readonly kind: 'Call' | 'Webhook' | 'Error';
  /** `POST /orders/{number}/accept`, the type of an event, or the code of an error. */
  readonly name: string;
  readonly summary: string;
  readonly href: string;
  /** Everything that is searched, in small letters. */
  readonly text: string;
}

const Operation = z.looseObject({ operationId: z.string(), summary: z.string(), description: z.string().default(''), tags: z.array(z.string()).default([]), parameters: z.array(z.looseObject({ name: z.string(), description: z.string().default('') })).default([]) });
const Methods = z.record(z.string(), Operation);
const Described = z.looseObject({ paths: z.record(z.string(), Methods), webhooks: z.record(z.string(), Methods).default({}) });

/** The entries of a surface's description, in its order. */
export function entriesOf({ description }: Surface, described: Readonly<Record<string, unknown>>, page: string): readonly ReferenceEntry[] {
  const { paths, webhooks } = Described.parse(described);
  return [
    ...each(paths).map(([path, method, operation]) => ofOperation('Call', { name: `${method} ${path}`, href: `${page}#${anchor(`tag/${operation.tags[0] ?? ''}/${method}${path}`)}`, operation })),
    ...each(webhooks).map(([name, method, operation]) => ofOperation('Webhook', { name, href: `${page}#${anchor(`tag/${operation.tags[0] ?? ''}/webhook/${method}/${name.toLowerCase().replaceAll(/[^\w-]/g, '')}`)}`, operation })),
    ...Object.entries(description?.meanings ?? {}).map(([code, meaning]): ReferenceEntry => ({ kind: 'Error', name: code === '' ? '""' : code, summary: meaning, href: `${page}#description/errors`, text: `${code} ${meaning}`.toLowerCase() })),
  ];
}

const each = (places: z.output<typeof Described>['paths']): (readonly [place: string, method: string, operation: z.output<typeof Operation>])[] =>
  Object.entries(places).flatMap(([place, methods]) => Object.entries(methods).map(([method, operation]) => [place, method.toUpperCase(), operation] as const));

/** As the library names the parts of its page. */
const anchor = (path: string): string => encodeURI(path);

interface Found extends Pick<ReferenceEntry, 'name' | 'href'> {
  readonly operation: z.output<typeof Operation>;
}

const ofOperation = (kind: ReferenceEntry['kind'], { name, href, operation: { operationId, summary, description, parameters } }: Found): ReferenceEntry => ({
  kind, name, summary, href,
  text: [kind, name, operationId, summary, description, ...parameters.flatMap((one) => (kind === 'Webhook' ? [one.name, one.description] : []))].join(' ').toLowerCase(),
});
