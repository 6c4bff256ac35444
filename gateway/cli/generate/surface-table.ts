import { readConfig, type HostName } from '#kernel/config.js';
import { introduced } from '#kit/docs/introduced.js';
import type { Surface } from '#kit/surface.js';
import { REFERENCE } from '../../server/reference/listed-surface.js';

const { ports } = readConfig({});

/** The table of the README: every surface with its letter, its callers, where it is, how callers prove who they are, and its reference. */
export const surfaceTable = (surfaces: readonly Surface[]): string => [
  '| | Surface | Who calls | Base path | Authentication | Docs |', '|---|---|---|---|---|---|', GRAPH, ...surfaces.map(rowOf),
].join('\n');

const address = (host: HostName, path: string): string => `http://127.0.0.1:${String(ports[host])}${path}`;

const GRAPH = `| | Graph | A company's own people and programs | \`:${String(ports.graphql)}/graphql\` | sign-in, or a token (\`Bearer pst_…\`) | [GraphiQL](${address('graphql', '/graphql')}) |`;

function rowOf(surface: Surface): string {
  const { letter, name, host, roots: [root], hosts, listing } = surface;
  const { title } = introduced(surface);
  if (!listing) throw new Error(`${surface.name} does not say who calls it: its manifest has no listing`);
  const elsewhere = Object.entries(hosts ?? {}).filter(([other, there]) => other !== host && there.includes(root)).map(([other]) => other);
  const also = elsewhere.length === 0 ? '' : `, and on ${elsewhere.join(', ')}`;
  return `| ${letter} | ${title} | ${listing.callers} | \`:${String(ports[host])}${root}\`${also} | ${listing.authentication} | [reference](${address(host, `${REFERENCE}/${name}`)}) |`;
}
