import { executableSchema, type SchemaParts } from '#subgraph-kit/build-schema.js';
import { openDatabase } from '#subgraph-kit/open-database.js';
import { outbox } from '#subgraph-kit/outbox.js';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Subgraph, SubgraphDeps } from '#subgraph-kit/subgraph.js';
import type { ContentContext } from './content-context.js';
import type { ContentDeps } from './content-deps.js';
import { contentMigrations } from './migrations.js';
import { OutboxResolver } from './outbox.resolver.js';
import { SiteResolver } from './sites/site.resolver.js';
import { workspaceLoader } from './sites/workspace-loader.js';
import { WorkspaceResolver } from './sites/workspace.resolver.js';

/** What the content subgraph adds to the graph. */
export const contentParts: SchemaParts = { resolvers: [WorkspaceResolver, SiteResolver, OutboxResolver] };

/** Open the content subgraph's database and make it ready to answer. */
export async function openContent({ database: location, clock, ids, wakeRelay }: SubgraphDeps): Promise<Subgraph> {
  const database = await openDatabase({ location, migrations: contentMigrations, clock });
  const deps: ContentDeps = { database, clock, ids, outbox: outbox(ids, wakeRelay) };
  return {
    name: 'content',
    schema: await executableSchema(contentParts, SDL),
    context: (call): ContentContext => ({ call, deps, workspaces: workspaceLoader(database, call.principal.companyId) }),
    ready: async () => {
      await database.query('SELECT 1');
    },
    close: () => database.close(),
  };
}

const SDL = new URL('schema.graphql', sourceFolder(import.meta.url));
