import { made, newVisitors, titleIn } from './page-way.js';
import { openPortal, type Portal } from './visited-portal.js';

let p: Portal;
beforeAll(async () => { p = await openPortal(); });
afterAll(() => p.close());

const visitor = newVisitors(() => p, '203.0.113');

/** The paragraph below the title. */
const leadIn = (text: string): string => /<h1>[^<]+<\/h1><p[^>]*>([^<]+)/.exec(text)?.[1] ?? '';

/** The text of a page without its tags. */
const wordsIn = (text: string): string => text.replaceAll(/<[^>]+>/g, ' ');

describe('a return that is handed in at a store has no label to lose', () => {
  test.each([
    ['it', /etichetta/i, 'Non devi portare nulla in negozio.'], ['en', /label/i, 'You do not need to bring anything to the store.'], ['de', /Etikett/, 'Sie brauchen nichts in die Filiale zu bringen.'],
    ['fr', /étiquette/i, 'Vous n’avez rien à apporter au magasin.'], ['es', /etiqueta/i, 'No tienes que llevar nada a la tienda.'],
  ])('in %s neither the question nor the cancelled return speaks of one [E-PAGE-2] [E-PAGE-6]', async (language, label, after) => {
    await p.shipped(`#C1${language}`);
    const v = visitor();
    const link = await made(v, `C1${language}`, { more: { method: 'in_store', store: 'MILANO' } });
    const question = await v.ask(`${link}/cancel?lang=${language}`);
    expect([leadIn(question.text) === '', label.test(wordsIn(question.text))]).toEqual([false, false]);
    await v.send(`${link}/cancel?lang=${language}`, {}, question);
    const page = await v.ask(link);
    expect([leadIn(page.text), label.test(wordsIn(page.text))]).toEqual([after, false]);
  });

  test('with a label that can be had the question says that it will not be valid; while it is made it does not [E-PAGE-2]', async () => {
    await p.shipped('#C2');
    const v = visitor();
    const link = await made(v, 'C2');
    expect(leadIn((await v.ask(`${link}/cancel`)).text)).toBe('You can make another return while there is time.');
    await p.database.inTransaction((transaction) => transaction.execute("UPDATE return_label SET status = 'READY'"));
    expect(leadIn((await v.ask(`${link}/cancel`)).text)).toBe('The label will no longer be valid. You can make another return while there is time.');
  });

  test('one that was handed in while it was asked is not told of a parcel [E-PAGE-2]', async () => {
    await p.shipped('#C3');
    const v = visitor();
    const link = await made(v, 'C3', { more: { method: 'in_store', store: 'MILANO' } });
    const question = await v.ask(`${link}/cancel`);
    const [, { data: { number } }] = await p.api(link.slice('/returns/lume'.length));
    await p.asStaff('mutation T($input: ReturnReferenceInput!) { markReturnInTransit(input: $input) { status } }', { input: { reference: number } });
    const refused = await v.send(`${link}/cancel`, {}, question);
    expect([refused.status, refused.text.includes('The items have already been handed in.'), refused.text.includes('parcel'), titleIn(refused.text)]).toEqual([409, true, false, 'Cancel this return?']);
  });
});
