import { relay, type testContent, type TestSite } from './test-content.js';

/** What is scheduled, as tests read it. */
export interface ScheduledRead {
  readonly id: string;
  readonly action: string;
  readonly status: string;
  readonly attempts: number;
  readonly at: string;
  readonly nextAttemptAt: string | null;
  readonly reason: string | null;
}

const SCHEDULED = 'id action locales withDescendants at status attempts nextAttemptAt reason createdBy';

/** What tests ask of what is scheduled. */
export const scheduledCalls = (content: ReturnType<typeof testContent>) => ({
  schedule: async (site: TestSite, input: object): Promise<ScheduledRead> =>
    (await site.run<{ schedulePublication: ScheduledRead }>(`mutation($input: SchedulePublicationInput!) { schedulePublication(input: $input) { ${SCHEDULED} } }`, { input })).schedulePublication,
  cancel: (site: TestSite, id: string) => site.run('mutation($id: ID!) { cancelScheduledPublication(input: { id: $id }) { id page { id } } }', { id }),
  scheduledOf: async (site: TestSite, id: number): Promise<readonly ScheduledRead[] | undefined> =>
    (await site.run<{ page: { scheduled: ScheduledRead[] } | null }>(`query($id: SafeInt!) { page(id: $id) { scheduled { ${SCHEDULED} } } }`, { id })).page?.scheduled,
  /** What a worker does in one turn; answers how many it took up. */
  work: async (): Promise<number> => (await content.run<{ runScheduledPublications: number }>('mutation { runScheduledPublications }', {}, relay)).runScheduledPublications,
  /** How often websites were told of a page. */
  published: async (site: TestSite, id: number): Promise<number> => {
    const rows = await content.database().query<{ payload: string }>("SELECT payload FROM outbox WHERE company_id = ? AND type = 'content.published'", [site.companyId]);
    return rows.filter(({ payload }) => payload.includes(`"documentId":${String(id)},`)).length;
  },
});
