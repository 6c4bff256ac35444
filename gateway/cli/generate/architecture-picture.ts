import { HOSTS, readConfig, SUBGRAPHS, type HostName, type SubgraphName } from '#kernel/config.js';
import { introduced } from '#kit/docs/introduced.js';
import type { Surface } from '#kit/surface.js';
import { arrowDown, box, picture, words, type Place } from './svg.js';

const [WIDTH, MARGIN, GAP, COLUMNS] = [1120, 24, 16, 4];
const COLUMN = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
const [HEAD, ROW, FOOT] = [42, 40, 6];
/** A host with more surfaces has them side by side. */
const MOST_IN_COLUMN = 4;

/** Light, and dark where the reader's system is; no font is loaded. */
const STYLE = `
text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;fill:#1b1f24}
.ground{fill:#fff}.host{fill:#f6f7f9;stroke:#d9dce1}.graph{fill:#e7effb;stroke:#7ba3dc}.subgraph{fill:#eef8f1;stroke:#86bf9c}.arrow{fill:none;stroke:#565d66;stroke-width:2}
.name{font-size:15px;font-weight:650}.letter{font-size:15px;font-weight:700;fill:#1a5fb4}.line{font-size:14px}.soft{font-size:12px;fill:#565d66}
@media (prefers-color-scheme:dark){text{fill:#eceef0}.ground{fill:#131518}.host{fill:#1c1f23;stroke:#343a41}.graph{fill:#16212e;stroke:#3f6ea8}.subgraph{fill:#15251b;stroke:#3d7a55}.arrow{stroke:#a8b0b9}.letter{fill:#9cc4f5}.soft{fill:#a8b0b9}}
`;

/** What each subgraph owns. */
const OWNS = {
  identity: ['people, companies, roles', 'connections and their keys', 'OAuth, sign-in', 'call log, webhooks, mail'],
  orders: ['orders, fulfillment, stock', 'shipments, carriers, labels', 'returns and refunds', 'delivery promise'],
  catalog: ['products, variants, prices', 'categories, attributes', 'imports, images', 'collector of storefronts'],
  content: ['sites, pages, entries', 'menus, redirects, versions', 'notes, tasks', 'contacts'],
} as const satisfies Record<SubgraphName, readonly string[]>;

interface Listed { readonly letter: string; readonly title: string; readonly root: string }

interface Host { readonly name: HostName; readonly listed: readonly Listed[]; readonly columns: 1 | 2; readonly height: number }

const { ports } = readConfig({});
const GRAPH: Listed = { letter: '', title: 'Graph for people', root: '/graphql' };

/** The hosts with what each serves: the host of the graph has that alone. */
const hostsOf = (surfaces: readonly Surface[]): readonly Host[] => HOSTS.map((name) => {
  const listed = [...(name === 'graphql' ? [GRAPH] : []), ...surfaces.flatMap((surface) => listedOn(name, surface))];
  const columns = listed.length > MOST_IN_COLUMN ? 2 : 1;
  return { name, listed, columns, height: HEAD + Math.ceil(listed.length / columns) * ROW + FOOT };
});

function listedOn(name: HostName, surface: Surface): readonly Listed[] {
  const { letter, host, roots, hosts = { [host]: roots } } = surface;
  return (hosts[name] ?? []).slice(0, 1).map((root) => ({ letter, title: introduced(surface).title, root: root === '' ? '/' : root }));
}

/** The architecture as a picture: hosts and their surfaces, the graph, the subgraphs. */
export function architecturePicture(surfaces: readonly Surface[]): string {
  const hosts = hostsOf(surfaces);
  const { parts, bottom } = placedHosts(hosts);
  const graph = bottom + 44;
  const owners = graph + 70 + 44;
  const height = owners + 132 + 34;
  return picture({
    title: 'The architecture of Portico', width: WIDTH, height, style: STYLE,
    description: `${hosts.map(({ name, listed }) => `The ${name} host serves ${listed.map(({ letter, title }) => `${letter} ${title}`.trim()).join(', ')}.`).join(' ')} Each call becomes a named operation of one federated graph, over the subgraphs ${SUBGRAPHS.join(', ')}, each with a database of its own.`,
    parts: [
      box('ground', { x: 0, y: 0, width: WIDTH, height }), ...parts,
      arrowDown({ x: WIDTH / 2, y: bottom + 8 }, 28),
      box('graph', { x: MARGIN, y: graph, width: WIDTH - 2 * MARGIN, height: 70 }),
      words('name', { x: MARGIN + 16, y: graph + 29 }, 'One federated graph'),
      words('soft', { x: MARGIN + 16, y: graph + 51 }, `${String(surfaces.flatMap(({ routes }) => routes).length)} routes of ${String(surfaces.length)} surfaces become named operations; no surface has a rule of its own, and none touches a database`),
      ...SUBGRAPHS.flatMap((name, at) => subgraphAt(name, { x: MARGIN + at * (COLUMN + GAP), y: owners })),
      words('soft', { x: MARGIN, y: owners + 132 + 22 }, 'A relay moves events between the subgraphs; webhooks and mail go out to connections and customers.'),
    ],
  });
}

/** A wide host first, the others below each other in the columns beside it, each where most room is left. */
function placedHosts(hosts: readonly Host[]): { readonly parts: readonly string[]; readonly bottom: number } {
  const ends = Array.from({ length: COLUMNS }, () => MARGIN);
  const parts = hosts.toSorted((one, other) => other.columns - one.columns || other.height - one.height).flatMap((host) => {
    const at = host.columns === 2 ? 0 : ends.indexOf(Math.min(...ends));
    const y = ends[at] ?? MARGIN;
    for (let column = at; column < at + host.columns; column += 1) ends[column] = y + host.height + GAP;
    return hostAt(host, { x: MARGIN + at * (COLUMN + GAP), y });
  });
  return { parts, bottom: Math.max(...ends) - GAP };
}

function hostAt({ name, listed, columns, height }: Host, { x, y }: Place): readonly string[] {
  const inColumn = Math.ceil(listed.length / columns);
  const placed = listed.map((one, at) => ({ ...one, at: { x: x + 16 + Math.floor(at / inColumn) * (COLUMN + GAP), y: y + HEAD + (at % inColumn) * ROW + 12 } }));
  return [
    box('host', { x, y, width: columns * COLUMN + (columns - 1) * GAP, height }),
    words('name', { x: x + 16, y: y + 27 }, `${name} host :${String(ports[name])}`),
    ...placed.flatMap(({ letter, title, root, at }) => [words('letter', at, letter), words('line', { ...at, x: at.x + 22 }, title), words('soft', { x: at.x + 22, y: at.y + 16 }, root)]),
  ];
}

const subgraphAt = (name: SubgraphName, { x, y }: Place): readonly string[] => [
  arrowDown({ x: x + COLUMN / 2, y: y - 36 }, 28),
  box('subgraph', { x, y, width: COLUMN, height: 132 }),
  words('name', { x: x + 16, y: y + 27 }, name),
  ...OWNS[name].map((line, at) => words('line', { x: x + 16, y: y + 51 + at * 20 }, line)),
];
