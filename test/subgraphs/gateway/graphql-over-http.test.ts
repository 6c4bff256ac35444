import { serverAudits } from 'graphql-http';
import { runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

describe('GraphQL over HTTP, as graphql-http audits it', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway(); });
  afterAll(() => gateway.stop());

  const withToken: typeof fetch = (input, init) => fetch(input, { ...init, headers: { ...init?.headers, authorization: 'Bearer pst_owner' } });
  const audits = serverAudits({ url: () => `${gateway.url}/graphql`, fetchFn: withToken });

  it('is audited whole', () => {
    const levels = audits.map(({ name }) => name.slice(0, name.indexOf(' ')));
    expect(['MUST', 'SHOULD', 'MAY'].map((level) => levels.filter((one) => one === level).length)).toEqual([13, 23, 25]);
  });

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_, audit) => {
    const result = await audit.fn();
    expect([result.status, 'reason' in result ? result.reason : '']).toEqual(['ok', '']);
  });
});
