// Who may import whom. Every rule has a planted violation in test/architecture that must fail. Cycles are knip's: here, finding that there is none takes as long as all else.
const PROJECT = '^(gateway|subgraphs|shims|mcp|test)/';
const OPEN_TO_SURFACES = '^gateway/(client|contract|kernel)/';

/** Of the project, files matching `from` import only what matches `allowed`. */
const only = (name, comment, from, allowed) => ({ name, comment, severity: 'error', from, to: { path: PROJECT, pathNot: allowed } });

/** Only files matching `allowed` import the package. */
const keeps = (name, comment, allowed, packages) => ({
  name, comment, severity: 'error',
  from: { path: PROJECT, pathNot: [...allowed, '^test/'] },
  to: { path: `(^|/)node_modules/(${packages})/` },
});

// A capability folder's layers, by suffix: shipment.ts and report-picking.ts are plain, the others end in a word.
const CAPABILITY = '^subgraphs/(?!kit/)([^/]+)/[^/]+/';
// What use cases work with (database, clock, outbox ...) is declared at the root of their subgraph: orders-deps.ts.
const PLAIN = `${CAPABILITY}[^/.]+\\.tsx?$`;
const DOMAIN_NOUN = `${CAPABILITY}[^-/.]+\\.ts$`;

// The folders of the orders subgraph, the highest row first: a folder imports those of lower rows alone. What a higher one must do after its
// changes comes down as a port: orders-ports.ts.
const ORDERS_FOLDERS = [['polling', 'bulk', 'customers', 'notes', 'metadata', 'figures', 'sizes', 'codes', 'sandbox', 'certification'], ['subjects'], ['returns-portal'], ['return-money', 'return-photos'], ['return-policies'], ['returns', 'promise', 'documents', 'tracking'], ['ordering'], ['fulfillment'], ['calendars'], ['shipping', 'routing'], ['inventory'], ['alerts'], ['addresses']];
const downwards = (row, index) => ({
  name: `orders-${row[0]}-looks-down`, comment: `In orders ${row.join(', ')} import lower folders alone.`, severity: 'error',
  from: { path: `^subgraphs/orders/(${row.join('|')})/` },
  to: { path: '^subgraphs/orders/[^/]+/', pathNot: ['^subgraphs/orders/$1/', ...ORDERS_FOLDERS.slice(index + 1).flat().map((folder) => `^subgraphs/orders/${folder}/`)] },
});

module.exports = {
  forbidden: [
    only('kernel-is-a-leaf', 'The kernel imports nothing of the project.', { path: '^gateway/kernel/' }, ['^gateway/kernel/']),
    {
      name: 'kernel-knows-no-framework', comment: 'No express, no ORM, no graphql in the kernel or the contract.', severity: 'error',
      from: { path: '^gateway/(kernel|contract)/' }, to: { path: '(^|/)node_modules/(express|typeorm|graphql|type-graphql|@apollo)/' },
    },
    only('contract-knows-the-kernel', 'The contract imports the kernel.', { path: '^gateway/contract/' }, ['^gateway/(contract|kernel)/']),
    only('client-knows-the-contract', 'The client imports contract and kernel.', { path: '^gateway/client/' }, [OPEN_TO_SURFACES]),
    only('relay-and-demo-use-the-graph', 'Relay and demo speak to the graph alone.', { path: '^gateway/(relay|demo)/' }, ['^gateway/$1/', OPEN_TO_SURFACES]),
    only('console-uses-the-public-graph', 'The console knows its own folder, the sign-in that it shares with GraphiQL, and the contract; what it needs of the platform it asks the public graph for.', { path: '^gateway/console/' }, ['^gateway/console/', '^gateway/server/people/browser/', '^gateway/(contract|kernel)/']),
    { name: 'console-stays-in-browsers', comment: 'What runs in browsers is built apart; no process imports it.', severity: 'error', from: { path: PROJECT, pathNot: '^gateway/console/' }, to: { path: '^gateway/console/' } },
    only('files-are-a-leaf', 'What reads files knows nothing of who imports them.', { path: '^gateway/files/' }, ['^gateway/(files|contract|kernel)/']),
    only('kit-knows-no-subgraph', 'What all subgraphs share knows none of them.', { path: '^subgraphs/kit/' }, ['^subgraphs/kit/', '^gateway/(contract|kernel)/']),
    only('subgraphs-are-islands', 'Subgraphs meet in the supergraph and in events.', { path: '^subgraphs/(?!kit/)([^/]+)/' }, ['^subgraphs/($1|kit)/', '^gateway/(contract|kernel)/']),
    only('domain-is-pure', 'The domain knows kernel, contract and itself.', { path: DOMAIN_NOUN }, ['^subgraphs/$1/[^/]+/[^/.]+\\.ts$', '^gateway/(contract|kernel)/']),
    {
      name: 'domain-has-no-packages', comment: 'The domain is plain TypeScript.', severity: 'error',
      from: { path: DOMAIN_NOUN }, to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'] },
    },
    only('use-cases-know-domain-and-stores', 'A use case reaches the database through stores and is not reached through types.',
      { path: PLAIN, pathNot: DOMAIN_NOUN }, ['^subgraphs/$1/[^/]+/[^/.]+(\\.store)?\\.tsx?$', '^subgraphs/$1/[^/.]+-deps\\.ts$', '^subgraphs/kit/(audit/|blobs/|images/|search/|tags/)?[^/.]+\\.ts$', '^subgraphs/kit/metadata/[^/.]+(\\.store)?\\.ts$', '^gateway/(contract|kernel)/']),
    ...ORDERS_FOLDERS.slice(1).map((row, index) => downwards(row, index + 1)),
    {
      name: 'orders-folders-have-a-row', comment: 'A folder of orders stands above some and below others.', severity: 'error',
      from: { path: `^subgraphs/orders/(?!(${ORDERS_FOLDERS.flat().join('|')})/)([^/]+)/` }, to: { path: '^subgraphs/orders/[^/]+/', pathNot: '^subgraphs/orders/$2/' },
    },
    keeps('orm-stays-in-stores', 'Only tables, stores, migrations and the kit see the ORM.', ['\\.(table|store)\\.ts$', '^subgraphs/[^/]+/migrations\\.ts$', '^subgraphs/kit/'], 'typeorm|better-sqlite3|mysql2'),
    keeps('graph-classes-stay-in-types', 'Only types, resolvers and the kit see type-graphql.', ['\\.(type|resolver)\\.ts$', '^subgraphs/kit/'], 'type-graphql'),
    only('shims-kit-knows-no-surface', 'What all surfaces share knows none of them.', { path: '^shims/kit/' }, ['^shims/kit/', OPEN_TO_SURFACES]),
    { name: 'payloads-stay-in-surfaces', comment: 'What an event is called and holds is its surface\'s own: the sender of webhooks reads no payload.', severity: 'error', from: { path: '^shims/webhooks/' }, to: { path: '(^|/)node_modules/zod/|^shims/kit/events/(?!event-audience)' } },
    only('surfaces-are-islands', 'A surface reaches the core only through the graph.', { path: '^shims/(?!kit/)([^/]+)/' }, ['^shims/($1|kit)/', OPEN_TO_SURFACES]),
    only('mcp-is-a-surface', 'The connector and the tools reach the core only through the graph.', { path: '^mcp/([^/]+)/' }, ['^mcp/($1|kit)/', '^shims/kit/', OPEN_TO_SURFACES]),
    { name: 'nothing-imports-tests', comment: 'What is shipped knows no test.', severity: 'error', from: { pathNot: '^test/' }, to: { path: '^test/' } },
  ],
  options: {
    skipAnalysisNotInRules: true, // whom a module is imported by, and what folders come to: a sixth of the time, and of no use here
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.mjs$|^dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'types', 'node', 'default'], extensions: ['.ts', '.tsx', '.js', '.json'] },
  },
};
