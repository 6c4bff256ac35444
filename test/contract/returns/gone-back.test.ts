import { atCheck, flawsIn, idOf, newVisitors, reasonOf, titleIn } from './page-way.js';
import { openPortal, type Portal } from './visited-portal.js';
import { namesIn } from './visitor.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

const visitor = newVisitors(() => p, '203.0.114');

const NOTHING_SENT = 'Nothing has been sent yet.';

describe('who goes back after the return was made', () => {
  test('is led to it where it has all of the choice, whatever page they go back to; another browser is not [E-PAGE-3]', async () => {
    await p.shipped('#D1', [['SHIRT_WHITE_M', 1], ['MUG', 1]]);
    const v = visitor();
    const { at, page } = await atCheck(v, 'D1');
    expect(page.text).toContain(NOTHING_SENT);
    const link = (await v.send(at, {}, page)).location;
    const again = await v.ask(at);
    expect([titleIn(again.text), again.text.includes(`href="${link}"`), again.text.includes(NOTHING_SENT), again.text.includes('<form')]).toEqual(['You have already made this return', true, false, false]);
    expect((await v.ask(at.replace('/check', '/how'))).location).toMatch(/^\/returns\/lume\/order\?/);
    const order = await v.ask(at.replace('/check', ''));
    expect([order.text.includes('It is already in a return.'), namesIn(order.text, 'quantity-').length]).toEqual([true, 1]);
    const other = visitor();
    await other.lookUp('D1');
    const seen = await other.ask(at);
    expect([seen.location.startsWith('/returns/lume/order?'), seen.text.includes(link)]).toEqual([true, false]);
  });

  test('is told of it where more could be returned, and may; once it is cancelled they are not [E-PAGE-3]', async () => {
    await p.shipped('#D2');
    const v = visitor();
    const { at, page } = await atCheck(v, 'D2');
    const link = (await v.send(at, {}, page)).location;
    const again = await v.ask(at);
    expect([titleIn(again.text), again.text.includes('You have already made a return with these choices.'), again.text.includes(`href="${link}"`), again.text.includes(NOTHING_SENT)]).toEqual(['Check and confirm', true, true, false]);
    await v.send(`${link}/cancel`, {}, await v.ask(`${link}/cancel`));
    expect((await v.ask(at)).text).toContain(NOTHING_SENT);
  });

  test('is asked for what is left of a line where some of it was returned meanwhile [E-PAGE-3]', async () => {
    await p.shipped('#D3', [['SHIRT_WHITE_M', 3]]);
    const [one, other] = [visitor(), visitor()];
    const { at, page, line } = await atCheck(one, 'D3', { quantity: '3' });
    const second = await atCheck(other, 'D3', { quantity: '1' });
    await other.send(second.at, {}, second.page);
    const refused = await one.send(at, {}, page);
    expect([refused.status, flawsIn(refused.text)]).toEqual([422, ['quantity: Linen shirt, M: you can return 2 at most']]);
    const opened = await one.ask(at);
    expect([opened.text.includes(`name="quantity-${line}"`), opened.text.includes('<option value="2" selected>'), opened.text.includes('2 × €49.90'), opened.text.includes('€94.90')]).toEqual([true, true, true, true]);
    expect((await one.send(at, { [`quantity-${line}`]: '2' }, opened)).status).toBe(303);
  });

  test('units whose money was given back cannot be exchanged, and are not said to be in a return [E-PAGE-3]', async () => {
    await p.shipped('#D4', [['SHIRT_WHITE_M', 1]]);
    const { order } = await p.asStaff('query O($reference: ID!) { order(reference: $reference) { lines { id } } }', { reference: '#D4' });
    await p.asStaff('mutation R($input: RecordRefundInput!) { recordRefund(input: $input) { id } }', { input: { reference: '#D4', lines: [{ lineId: order.lines[0].id, quantity: 1 }] } });
    const v = visitor();
    const { at, page } = await atCheck(v, 'D4', { resolution: 'exchange' });
    expect(flawsIn((await v.send(at, {}, page)).text)).toEqual(['quantity: Linen shirt, M: what was already refunded cannot be exchanged']);
  });
});

describe('an order of which nothing can be returned', () => {
  test('says so, with the reason of each line and how the store is reached, and has no form [E-PAGE-3]', async () => {
    await p.policy({ excludedSkus: ['MUG'], excludedTags: ['final'] });
    await p.shipped('#D5', [['MUG', 1]]);
    const { text } = await visitor().lookUp('D5');
    await p.policy({ excludedSkus: [], excludedTags: [] });
    expect([titleIn(text), text.includes('The reason stands beside each item.'), text.includes('This item cannot be returned.'), text.includes('<form'), text.includes('Step 1')]).toEqual(['Nothing of this order can be returned', true, true, false, false]);
    expect(text).toMatch(/Contact the shop: <a href="mailto:help@lume.example">help@lume.example<\/a> · <a href="https:\/\/lume.example\/help">/);
  });
});

describe('two tabs with two orders', () => {
  test('the first one\'s forms say that another order was looked up, lead to the lookup, and keep the choice [E-PAGE-5]', async () => {
    await p.shipped('#D6');
    await p.shipped('#D7');
    const v = visitor();
    const first = await v.lookUp('D6');
    const [line = ''] = namesIn(first.text, 'quantity-');
    const { at, page } = await atCheck(v, 'D6');
    const second = await v.lookUp('D7');
    const sent = await v.send(first.target, { [line]: '2', [reasonOf(line)]: 'too_large', resolution: 'refund' }, first);
    expect(sent.location).toBe(`/returns/lume?line=${idOf(line)}%3A2%3A%3Atoo_large&resolution=refund&notice=another-order`);
    const last = await v.send(at, { note: 'Kept' }, page);
    expect([last.status, last.location]).toEqual([303, `${at.replace('/order/check', '')}&notice=another-order`]);
    for (const target of [at, at.replace('check', 'how'), at.replace('/check', '')]) expect((await v.ask(target)).location).toBe(last.location);
    const lookup = await v.ask(last.location);
    expect(lookup.text).toContain('You have looked up another order meanwhile');
    const again = await v.send(last.location, { order: 'D6', verifier: 'anna@example.test' }, lookup);
    expect(again.location).toBe(at.replace('/check', ''));
    expect([(await v.ask(again.location)).text.includes('<option value="1" selected>'), (await v.ask(at)).text.includes('>Kept</textarea>')]).toEqual([true, true]);
    expect(second.target).toBe('/returns/lume/order');
  });

  test('who looks up the other order again from there begins anew with it [E-PAGE-5]', async () => {
    await p.shipped('#D8');
    await p.shipped('#D9');
    const v = visitor();
    const { at } = await atCheck(v, 'D8');
    await v.lookUp('D9');
    const { location } = await v.ask(at);
    const again = await v.send(location, { order: 'D9', verifier: 'anna@example.test' }, await v.ask(location));
    expect([again.location, (await v.ask(again.location)).status]).toEqual(['/returns/lume/order', 200]);
  });
});
