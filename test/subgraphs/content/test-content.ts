import { companyClocks } from '#kernel/company-clocks.js';
import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { ALL_PERMISSIONS, type Permission } from '#contract/permissions.js';
import type { CallContext } from '#contract/principal.js';
import type { SubgraphDeps } from '#subgraph-kit/subgraph.js';
import { openContent } from '../../../subgraphs/content/content.js';
import { testDatabase } from '../../kit/database.js';
import { manualClock } from '../../kit/manual-clock.js';
import { createMigrated } from '../../kit/migrated-copy.js';
import { databaseOfSubgraph } from '../../kit/open-graph.js';
import { testKeys } from '../../kit/test-keys.js';
import { testSubgraph } from '../test-subgraph.js';
import { contentCalls } from './content-calls.js';

/** A content subgraph on an empty database, closed after the last test of the file. */
export function testContent(more: Partial<Pick<SubgraphDeps, 'blobs' | 'brainUrl' | 'readWorkplace'>> = {}) {
  const clock = manualClock();
  const clocks = companyClocks(clock);
  const location = testDatabase('content');
  const content = testSubgraph(async () => {
    await createMigrated('content', location);
    return openContent({
      database: location, clock: clocks, ids: uuidV7Ids(clock), log: createLog('silent'), wakeRelay: () => undefined,
      keys: testKeys, ...more,
    });
  }, {});
  let companies = 0;
  const database = () => databaseOfSubgraph(content.subgraph());
  return {
    ...content, clock, knowClocks: clocks.know, database, location,
    /** A new company with a site in Italian and English, whose template `plain` has blocks `hero` and `text`. */
    newSite: async () => {
      companies += 1;
      const companyId = companies;
      const run = <D = Record<string, unknown>>(operation: string, variables: Record<string, unknown> = {}, actor = 'anna@example.test') => content.run<D>(operation, variables, staffOf(companyId, { actor }));
      await run('mutation { createWorkspace(input: { slug: "main", name: "Main" }) { slug } }');
      const { createSite: { id } } = await run<{ createSite: { id: number } }>('mutation { createSite(input: { workspace: "main", slug: "shop", name: "Shop", defaultLocale: "it", locales: ["it", "en"], status: ACTIVE, frontendUrl: "https://shop.example.test" }) { id } }');
      await run('mutation($input: SaveTemplateInput!) { saveTemplate(input: $input) { key } }', { input: { siteId: id, ...PLAIN } });
      const website: CallContext = { principal: { kind: 'connection', companyId, actor: 'website', scopes: ['content:read'], siteId: id }, requestId: 'request', via: 'delivery' };
      const deliver = <D>(operation: string, input: object): Promise<D> => content.run<D>(operation, { input: { workspace: 'main', siteId: id, ...input } }, website);
      return { companyId, siteId: id, run, deliver, ...contentCalls({ siteId: id, run, deliver }) };
    },
  };
}

/** A site with what can be asked of it. */
export type TestSite = Awaited<ReturnType<ReturnType<typeof testContent>['newSite']>>;

/** A person of a company. */
export const staffOf = (companyId: number, { actor = 'anna@example.test', permissions = ALL_PERMISSIONS, userId }: { readonly actor?: string; readonly permissions?: readonly Permission[]; readonly userId?: string } = {}): CallContext => ({
  principal: { kind: 'staff', companyId, actor, scopes: [], permissions, ...(userId !== undefined && { userId }) }, requestId: 'request', via: 'graphql',
});

const PLAIN = {
  key: 'plain', name: 'Plain', blocks: [
    { key: 'hero', label: 'Hero', fields: [{ key: 'title', label: 'Title', type: 'TEXT', required: true }] },
    { key: 'text', label: 'Text', fields: [{ key: 'body', label: 'Body', type: 'RICH_TEXT' }] },
  ],
};

/** The operations of a relay. */
export const relay: CallContext = { principal: { kind: 'system', companyId: 0, actor: 'relay', scopes: ['system'] }, requestId: 'request', via: 'relay' };
