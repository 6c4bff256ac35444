import { answerToLateReader } from '../../kit/listen.js';
import { ask, runningGateway, type RunningGateway } from '../../kit/running-gateway.js';

const rate = ({ headers }: Response): readonly (string | null)[] => ['limit', 'remaining', 'reset'].map((part) => headers.get(`ratelimit-${part}`));

describe('the rate limits of people', () => {
  let gateway: RunningGateway;
  beforeAll(async () => { gateway = await runningGateway({ settings: { PORTICO_TRUSTED_PROXIES: '127.0.0.1' } }); });
  afterAll(() => gateway.stop());

  const from = (address: string, token = 'pst_owner') => ask(gateway, '{ whoAmI }', { token, headers: { 'x-forwarded-for': address } });
  const many = async (count: number, call: () => Promise<Response>): Promise<void> => {
    for (let done = 0; done < count; done += 20) {
      for (const response of await Promise.all(Array.from({ length: 20 }, call))) await response.body?.cancel();
    }
  };

  it('answers the rest of 600 calls a minute to a person, and refuses the next one with the seconds to wait', async () => {
    const first = await from('198.51.100.1');
    expect(rate(first)).toEqual(['600', '599', '60']);
    await many(600, () => from('198.51.100.1'));
    const response = await from('198.51.100.2');
    expect(response.status).toBe(429);
    expect(rate(response)).toEqual(['600', '0', expect.stringMatching(/^\d+$/)]);
    const wait = response.headers.get('retry-after');
    expect(await response.json()).toEqual({ errors: [{
      message: `More than 600 calls in a minute; wait ${String(wait)} seconds`, extensions: { code: 'RATE_LIMITED', details: { retryAfterSeconds: Number(wait) } },
    }] });
    expect(rate(await from('198.51.100.1', 'pst_staff'))).toEqual(['600', '599', '60']);
  });

  it('refuses an address its 1201st call of a minute, whatever the caller', async () => {
    await many(1200, () => from('203.0.113.9', ''));
    const response = await from('203.0.113.9', 'pst_staff');
    expect([response.status, ...rate(response).slice(0, 2)]).toEqual([429, '1200', '0']);
    expect((await from('203.0.113.10', 'pst_staff')).status).toBe(200);
  });
});

describe('wrong tokens', () => {
  it('block an address after thirty, with any token, and a missing one does not count', async () => {
    const gateway = await runningGateway();
    const status = async (token: string): Promise<number> => (await ask(gateway, '{ whoAmI }', { token })).status;
    for (let time = 0; time < 5; time += 1) expect(await status('')).toBe(401);
    for (let time = 0; time < 29; time += 1) expect(await status('pst_wrong')).toBe(401);
    expect(await status('pst_owner')).toBe(200);
    expect(await status('pst_wrong')).toBe(401);
    const response = await ask(gateway, '{ whoAmI }', { headers: { accept: 'application/graphql-response+json' } });
    expect([response.status, response.headers.get('retry-after'), response.headers.get('content-type')]).toEqual([429, '290', 'application/graphql-response+json; charset=utf-8']);
    expect(await response.json()).toEqual({ errors: [{
      message: 'Too many wrong tokens came from this address; wait 290 seconds, then call with a token that is known', extensions: { code: 'ADDRESS_BLOCKED', details: { retryAfterSeconds: 290 } },
    }] });
    await gateway.stop();
  });
});

it('a refusal reaches a caller that sends all of a body before it reads, and whose connection it closes', async () => {
  const gateway = await runningGateway();
  const refusals = [['', 401], ['Authorization: Bearer pst_catalog\r\nContent-Type: multipart/form-data; boundary=b\r\n', 400], ['Authorization: Bearer pst_owner\r\nContent-Type: application/json\r\n', 413]] as const;
  const port = Number(new URL(gateway.url).port);
  for (const [headers, status] of refusals) expect(await answerToLateReader(port, `POST /graphql HTTP/1.1\r\n${headers}`)).toMatch(new RegExp(`^HTTP/1\\.1 ${String(status)} [^]*\\r\\n\\r\\n\\{"errors":`));
  await gateway.stop();
});
