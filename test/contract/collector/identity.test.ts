import { createHmac } from 'node:crypto';
import { NOTHING, openCollector, VISITOR, visitor, type Collector } from './open-collector.js';

let c: Collector;
beforeAll(async () => { c = await openCollector({ isTolerant: true }); });
afterAll(() => c.close());
beforeEach(() => c.empty());

const PERSONAL = { purposes: ['analytics', 'personalisation'] };
const DAY_SECONDS = 86_400;

/** Whom a visitor is linked to after a batch, and what the batch said of it. */
const linked = async (customer: unknown, purposes: unknown = PERSONAL.purposes): Promise<unknown> => {
  const answer = await c.events([], { customer, visitor: { purposes } });
  expect({ ...answer, identityWithheld: false }).toEqual(NOTHING);
  const [row] = await c.rows('SELECT customer_id FROM visitor');
  return [row?.['customer_id'], answer['identityWithheld']];
};

describe('a customer reference', () => {
  test('links the visitor to the customer [I-IDENTITY-1]', async () => {
    expect(await linked(c.reference('customer-1'))).toEqual(['customer-1', false]);
  });

  test('is the lowercase hex HMAC-SHA256 of all that is before it, with the signing secret [I-IDENTITY-1]', async () => {
    const signed = `v1.${c.id}.42.1763718300`; // 2025, long over
    const good = `v1.${c.id}.42.1795254300`; // 2026-11-21T09:45:00Z
    const of = (text: string): string => createHmac('sha256', c.secret).update(text).digest('hex');
    expect(await linked(`${good}.${of(good)}`)).toEqual(['42', false]);
    await c.empty();
    expect(await linked(`${signed}.${of(signed)}`)).toEqual([null, false]);
  });

  test.each([['gid://shop/Customer/1'], ['a.b.c'], ['ada@example.test'], ['1'], ['è']])('may name any customer id: %s [I-IDENTITY-1]', async (id) => {
    expect(await linked(c.reference(id))).toEqual([id, false]);
  });

  test.each([[1, 'customer-1'], [DAY_SECONDS, 'customer-1'], [DAY_SECONDS + 1, null], [0, null], [-1, null], [25 * 3600, null]])('is good for %i seconds, up to 24 hours ahead: %j [I-IDENTITY-1] [I-IDENTITY-3] [REL-S15]', async (seconds, customer) => {
    expect(await linked(c.reference('customer-1', { seconds }))).toEqual([customer, false]);
  });

  test('ends at its second, and is not good again when it is replayed a day later [I-IDENTITY-3]', async () => {
    const reference = c.reference('customer-1', { seconds: 60 });
    for (const [milliseconds, customer] of [[59_999, 'customer-1'], [1, null], [86_400_000, null]] as const) {
      c.clock.turn(milliseconds);
      expect(await linked(reference)).toEqual([customer, false]);
      await c.empty();
    }
    c.clock.set('2026-11-21T09:30:00.000Z');
  });

  const BAD: readonly [what: string, make: () => unknown][] = [
    ['of another store', () => c.reference('customer-1', { store: '01935b6e-0000-7000-8000-000000000001' })],
    ['signed with another secret', () => c.reference('customer-1', { secret: 'x'.repeat(64) })],
    ['with its signature in capitals', () => c.reference('customer-1').replace(/[0-9a-f]{64}$/, (hex) => hex.toUpperCase())],
    ['with a signature that is cut', () => c.reference('customer-1').slice(0, -1)],
    ['with something behind it', () => `${c.reference('customer-1')}0`],
    ['with a blank before it', () => ` ${c.reference('customer-1')}`],
    ['of another version', () => c.reference('customer-1').replace('v1.', 'v2.')],
    ['of another customer', () => c.reference('customer-1').replace('customer-1', 'customer-2')],
    ['that was prolonged', () => c.reference('customer-1').replace(/\.(\d+)\./, (_, at: string) => `.${String(Number(at) + 60)}.`)],
    ['with a time that is none', () => c.reference('customer-1').replace(/\.\d+\./, '.soon.')],
    ['without a customer', () => c.reference('')],
    ['without a signature', () => c.reference('customer-1').replace(/\.[0-9a-f]{64}$/, '')],
    ['with an empty signature', () => c.reference('customer-1').replace(/[0-9a-f]{64}$/, '')],
    ['of 201 characters', () => c.reference('c'.repeat(201 - c.reference('').length))],
    ['that is a plain id', () => 'customer-1'],
    ['that is a number', () => 42],
    ['that is an object', () => ({ id: 'customer-1' })],
    ['that is empty', () => ''],
    ['that is null', () => null],
    ['of dots', () => '.'.repeat(200)],
  ];
  test.each(BAD)('%s is anonymous, and no error [I-IDENTITY-3] [I-IDENTITY-4] [REL-S3]', async (_what, make) => {
    expect(await linked(make())).toEqual([null, false]);
  });

  test('of 200 characters is good [I-IDENTITY-1]', async () => {
    const id = 'c'.repeat(200 - c.reference('').length);
    expect(await linked(c.reference(id))).toEqual([id, false]);
  });

  test('of another company with the same secret and customer is anonymous [I-IDENTITY-3] [I-TENANT-1] [REL-S15]', async () => {
    const { key, secret, id } = await c.stranger();
    const theirs = c.reference('customer-1', { store: id, secret });
    expect(await linked(theirs)).toEqual([null, false]);
    await c.events([], { customer: theirs, visitor: PERSONAL }, { key });
    expect(await c.rows('SELECT customer_id FROM visitor WHERE customer_id IS NOT NULL')).toEqual([{ customer_id: 'customer-1' }]);
  });

  test('signed with the old secret is anonymous once the secret was regenerated; the key stays [I-IDENTITY-2]', async () => {
    const { key, secret, id } = await c.install();
    const customerOf = async (signing: string): Promise<unknown> => {
      await c.empty();
      await c.events([], { customer: c.reference('customer-1', { store: id, secret: signing }), visitor: PERSONAL }, { key });
      return (await c.rows('SELECT customer_id FROM visitor'))[0]?.['customer_id'];
    };
    expect(await customerOf(secret)).toBe('customer-1');
    const { regenerateSigningSecret: { signingSecret } } = await c.asStaff('mutation R($id: ID!) { regenerateSigningSecret(connectionId: $id) { signingSecret } }', { id });
    expect([await customerOf(secret), await customerOf(signingSecret)]).toEqual([null, 'customer-1']);
  });
});

describe('without personalisation', () => {
  test.each([[null], [[]], [['analytics']], [['Personalisation']], [['personalization']], [['analytics, personalisation']], ['personalisation'], [Array.from({ length: 11 }, (_, at) => (at === 10 ? 'personalisation' : 'analytics'))]])('a reference is withheld, and the events are anonymous: %j [I-IDENTITY-5] [I-VISITOR-3]', async (purposes) => {
    expect(await linked(c.reference('customer-1'), purposes)).toEqual([null, true]);
  });

  test('a reference that does not count is nothing to withhold [I-IDENTITY-5]', async () => {
    expect(await linked('customer-1', [])).toEqual([null, false]);
    expect(await linked(undefined, [])).toEqual([null, false]);
  });

  test('only with it a purpose changes anything: any other one is kept alone [I-VISITOR-3]', async () => {
    expect(await linked(c.reference('customer-1'), ['marketing', ' personalisation '])).toEqual(['customer-1', false]);
    expect(await c.rows('SELECT purposes FROM visitor')).toEqual([{ purposes: 'marketing\npersonalisation' }]);
  });
});

describe('a visitor who is linked', () => {
  const customer = async (): Promise<unknown> => (await c.rows(`SELECT customer_id FROM visitor WHERE id = '${VISITOR}'`))[0]?.['customer_id'];
  beforeEach(async () => { await c.events([{ kind: 'page_view', uid: 'event-001' }], { customer: c.reference('customer-1'), visitor: PERSONAL }); });

  test('stays so while batches name nobody, and is linked anew by another reference [I-IDENTITY-1]', async () => {
    await c.events([], { visitor: PERSONAL });
    await c.events([], { customer: 'customer-2', visitor: PERSONAL });
    expect(await customer()).toBe('customer-1');
    await c.events([], { customer: c.reference('customer-2'), visitor: PERSONAL });
    expect(await customer()).toBe('customer-2');
  });

  test('is unlinked when personalisation is taken away, by a consent and by a batch; the events stay [I-IDENTITY-6]', async () => {
    expect(await c.consent({ consent: 'granted', purposes: ['analytics'] })).toEqual({ recorded: true, consent: 'granted', erased: false, test: false });
    expect([await customer(), (await c.kept()).length]).toEqual([null, 1]);
    await c.events([], { customer: c.reference('customer-1'), visitor: PERSONAL });
    expect(await customer()).toBe('customer-1');
    await c.events([], { visitor: { purposes: [] } });
    expect([await customer(), (await c.kept()).length]).toEqual([null, 1]);
  });

  test('is not by a test, nor by a pending consent [I-TEST-1] [I-CONSENT-1]', async () => {
    await c.consent({ consent: 'granted' }, { test: 'ABC123' });
    await c.events([], { test: 'ABC123' });
    await c.consent({ consent: 'pending' });
    expect(await customer()).toBe('customer-1');
  });

  test('is found by the customer, with every other one of theirs; a consent may link too [I-IDENTITY-1]', async () => {
    expect(await c.consent({ id: visitor(2), consent: 'granted', ...PERSONAL }, { customer: c.reference('customer-1') })).toEqual({ recorded: true, consent: 'granted', erased: false, test: false });
    expect(await c.rows("SELECT id FROM visitor WHERE customer_id = 'customer-1' ORDER BY id")).toEqual([{ id: VISITOR }, { id: visitor(2) }]);
  });
});
