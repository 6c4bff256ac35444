import { atCheck, factsIn, flawsIn, idOf, newVisitors, reasonOf } from './page-way.js';
import { systemOf } from '../../kit/open-graph.js';
import { openPortal, type Portal } from './visited-portal.js';
import { namesIn } from './visitor.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

const visitor = newVisitors(() => p, '203.0.115');

describe('what the pages say of windows and fees holds', () => {
  test('the first page says the days of all orders, or the least where some have others [E-PAGE-1]', async () => {
    expect((await visitor().ask('/returns/lume')).text).toContain('You have 30 days from delivery.');
    await p.policy({ windows: [{ countryCodes: ['CH'], days: 14 }, { channels: ['shop'], days: 60 }] });
    expect((await visitor().ask('/returns/lume')).text).toContain('You have at least 14 days from delivery: how many depends on the order.');
    await p.policy({ windows: [{ countryCodes: ['CH'], days: 30 }] });
    expect((await visitor().ask('/returns/lume')).text).toContain('You have 30 days from delivery.');
    await p.policy({ windows: [] });
  });

  test('a fee that is one is said; of several how they differ, and on the next page that of the reason [E-PAGE-1]', async () => {
    await p.shipped('#F1');
    const one = await visitor().lookUp('F1');
    expect(one.text).toContain('We withhold €4.90 for the return.');
    await p.policy({ fees: [{ method: 'IN_STORE', fee: '0' }, { reasonCode: 'damaged', fee: '1.50' }, { reasonCode: 'wrong_item', fee: '0' }] });
    const v = visitor();
    const order = await v.lookUp('F1');
    expect(order.text).toContain('We withhold €0.00 to €4.90 for the return, depending on the reason and the method.');
    const [line = ''] = namesIn(order.text, 'quantity-');
    const feesOf = async (reason: string): Promise<string[]> => {
      const { location } = await v.send(order.target, { [line]: '1', [reasonOf(line)]: reason, resolution: 'refund' }, order);
      return [...(await v.ask(location)).text.matchAll(/(Free\.|€[\d.]+, withheld from the refund\.)/g)].map(([, said = '']) => said);
    };
    expect([await feesOf('too_small'), await feesOf('damaged'), await feesOf('wrong_item')]).toEqual([['€4.90, withheld from the refund.', 'Free.'], ['€1.50, withheld from the refund.', 'Free.'], ['Free.', 'Free.']]);
    expect(factsIn((await atCheck(v, 'F1', { reason: 'damaged' })).page.text)['Return fee']).toBe('€1.50');
    await p.policy({ fee: '0', fees: [] });
    expect((await visitor().lookUp('F1')).text).not.toContain('withhold');
    await p.policy({ fee: '4.90' });
  });
});

describe('what can be had instead', () => {
  test('is named by its size, with its title or colour where that is another, sorted as sizes are; a line by its colour only where that tells it from another [E-PAGE-1]', async () => {
    const items = ['XS', 'XXL', 'S', 'M', '3XL', '38', '100', 'ONE'].map((size) => [`COAT_SGE_${size}`, 'Coat sage'] as const);
    const events = [...items, ['COAT_NVY_M', 'Coat navy'], ['COAT_NVY_S', 'Coat navy'], ['COAT_RED_M', 'Coat sage']].map(([sku = '', title = ''], index) => ({
      id: `c${String(index)}`, type: 'variant.changed', sequence: '2026-03-03T00:00:00.000Z', index,
      payload: { productId: 3, size: null, color: null, imageUrl: null, priceMinor: null, currency: null, variantId: `018f0000-0000-7000-8000-0000000001${String(index).padStart(2, '0')}`, sku, barcode: `80600000000${String(index).padStart(2, '0')}`, title, weightG: 300 },
    }));
    await p.run('mutation P($input: ProjectCatalogEventsInput!) { projectCatalogEvents(input: $input) }', { input: { companyId: p.company, events } }, systemOf(p.company));
    await p.put(events.map(({ payload: { sku } }) => ({ sku, location_code: 'MI1-MAIN', quantity: 5 })));
    await p.shipped('#F2', [['COAT_SGE_M', 1], ['MUG', 1]]);
    const v = visitor();
    const order = await v.lookUp('F2');
    expect([order.text.includes('Coat sage'), order.text.includes('SGE')]).toEqual([true, false]);
    const [line = ''] = namesIn(order.text, 'quantity-');
    const { location } = await v.send(order.target, { [line]: '1', [reasonOf(line)]: 'too_small', resolution: 'exchange' }, order);
    const how = await v.ask(location);
    expect([...how.text.matchAll(/<option value="806\d+"[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual(['XS', 'S', 'XXL', '3XL', '38', '100', 'ONE', 'Coat navy · S', 'Coat navy · M', 'M · RED']);
    await p.shipped('#F3', [['SHIRT_WHITE_M', 1], ['SHIRT_BLUE_M', 1], ['SHIRT_WHITE_L', 1]]);
    const shirts = await visitor().lookUp('F3');
    expect([...shirts.text.matchAll(/role="group" aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(['Linen shirt, M, WHITE', 'Linen shirt, M, BLUE', 'Linen shirt, L']);
  });

  test('a barcode that is none of the line\'s is not offered for it; one that is sold out is no longer in stock [E-PAGE-3]', async () => {
    await p.shipped('#F4');
    const v = visitor();
    const { at, page, line } = await atCheck(v, 'F4', { resolution: 'exchange' });
    const refused = await v.send(at, { [`exchange-${line}`]: '4006381333931' }, page);
    expect([refused.status, flawsIn(refused.text)]).toEqual([422, ['exchange: Linen shirt, M: what you chose is not offered for this item']]);
    await p.put([{ sku: 'SHIRT_WHITE_L', location_code: 'MI1-MAIN', quantity: 0 }]);
    expect(flawsIn((await v.send(at, {}, page)).text)).toEqual(['exchange: Linen shirt, M: what you chose is no longer in stock']);
    await p.put([{ sku: 'SHIRT_WHITE_L', location_code: 'MI1-MAIN', quantity: 50 }]);
  });
});

describe('words', () => {
  test('a hint says what to do, and the flaw what is missing; the optional photos agree with their word [E-PAGE-3] [E-PAGE-6]', async () => {
    await p.shipped('#F5');
    const v = visitor();
    const { at, page, line } = await atCheck(v, 'F5', { reason: 'other' });
    expect(page.text).toContain(`id="field-comment-${line}-hint">Describe briefly what is wrong.</p>`);
    const { text } = await v.send(at, {}, page);
    expect(flawsIn(text)).toEqual(['comment: This reason needs an explanation']);
    for (const [language, photos, note] of [['it', 'Foto', 'facoltative'], ['de', 'Fotos', 'optional'], ['fr', 'Photos', 'facultatives'], ['es', 'Fotos', 'opcionales']] as const) {
      const w = visitor();
      const order = await w.lookUp('F5', 'anna@example.test', `/returns/lume?lang=${language}`);
      const [quantity = ''] = namesIn(order.text, 'quantity-');
      const how = (await w.send(order.target, { [quantity]: '1', [reasonOf(quantity)]: 'too_small', resolution: 'exchange' }, order)).location;
      const check = await w.ask((await w.send(how, { method: 'carrier_label', [`exchange-${idOf(quantity)}`]: '8050000000024' }, await w.ask(how))).location);
      expect([language, check.text.includes(`>${photos}<span class="optional"> (${note})</span>`), check.text.includes('À la place : L')]).toEqual([language, true, language === 'fr']);
    }
  });

  test('after a flaw the page opens at what is wrong, with or without a script [E-PAGE-7]', async () => {
    const v = visitor();
    const page = await v.ask('/returns/lume');
    expect(page.text).not.toContain('autofocus');
    expect((await v.send('/returns/lume', {}, page)).text).toContain('<div class="notice notice-error" role="alert" tabindex="-1" autofocus>');
  });
});
