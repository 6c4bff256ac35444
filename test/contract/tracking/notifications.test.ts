import { uuidV7Ids } from '#kernel/ids.js';
import { createLog } from '#kernel/log.js';
import { createRelay, type Relay } from '../../../gateway/relay/relay.js';
import { ROUTES } from '../../../gateway/relay/routes.js';
import type { OutgoingMail } from '../../../shims/mail/outgoing-mail.js';
import { createMailSender, type MailSender } from '../../../shims/mail/sender.js';
import { openCarriers, type Carriers } from './carriers.js';

let c: Carriers;
let relay: Relay;
let sender: MailSender;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  c = await openCarriers();
  const { call, clock } = c;
  const log = createLog('silent');
  relay = createRelay({ call, clock, log, routes: ROUTES.filter(({ source }) => source === 'orders') });
  sender = createMailSender({ call, clock, ids: uuidV7Ids(clock), log, from: 'shop@lume.example', transport: { verify: () => Promise.resolve(), send: (mail) => { sent.push(mail); return Promise.resolve(); } } });
});
afterAll(() => c.close());

/** The mails that follow from what happened. */
async function mails(): Promise<OutgoingMail[]> {
  await relay.drain();
  await sender.drain();
  return sent.splice(0);
}

const CUSTOMER = { customer: { name: 'Grete Maier', email: 'grete@customer.example' } };
const SWITCH = 'mutation S($input: SwitchCustomerNotificationInput!) { switchCustomerNotification(input: $input) { kind enabled } }';
const SAVE = 'mutation S($input: SaveCustomerNotificationTextInput!) { saveCustomerNotificationText(input: $input) { kind texts { language subject body isOwn } } }';
const RESET = 'mutation R($input: ResetCustomerNotificationTextInput!) { resetCustomerNotificationText(input: $input) { texts { language isOwn } } }';

const at = (minutes: number): string => new Date(Date.parse('2026-11-21T09:00:00Z') + minutes * 60_000).toISOString();
const report = (number: string, status: string, minutes = 0) => c.generic({ tracking_number: number, status, occurred_at: at(minutes) });

test('a customer is mailed each step of the parcel once, with the address of its page, however often the carrier repeats it [F-MAIL-1]', async () => {
  const { trackingToken } = await c.shipped('#4001', ['M1'], CUSTOMER);
  await report('M1', 'in_transit');
  expect(await mails()).toEqual([]);
  await report('M1', 'out_for_delivery', 1);
  const [first, ...more] = await mails();
  expect([first?.to, first?.subject, first?.language, more]).toEqual(['grete@customer.example', 'Il tuo ordine #4001 è in consegna', 'it', []]);
  expect(first?.text).toBe(`Ciao Grete,\n\nil tuo pacco da Lume (ordine #4001) è in consegna e dovrebbe arrivare oggi.\n\nSegui il pacco: https://commerce.example/track/${trackingToken as string}\n\n-- \nQuesto messaggio è stato inviato automaticamente: le risposte non vengono lette.\n`);
  await report('M1', 'out_for_delivery', 1);
  await report('M1', 'exception', 2);
  await report('M1', 'out_for_delivery', 3);
  expect((await mails()).map(({ subject }) => subject)).toEqual([]);
  await report('M1', 'held', 4);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Il tuo ordine #4001 ti aspetta per il ritiro']);
  await report('M1', 'exception', 5);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Un problema con la consegna del tuo ordine #4001']);
  await report('M1', 'delivered', 6);
  await report('M1', 'delivered', 7);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Il tuo ordine #4001 è stato consegnato']);
  await report('M1', 'exception', 8);
  expect(await mails()).toEqual([]);
});

test('staff see which mails the customer of a shipment was to get, and what became of each; nobody of another company does [F-MAIL-1]', async () => {
  const { id } = await c.shipped('#4010', ['M10'], CUSTOMER);
  await report('M10', 'out_for_delivery');
  await mails();
  await report('M10', 'delivered', 1);
  await relay.drain();
  const told = { query: 'query T($id: ID!) { sentCustomerNotifications(shipmentId: $id) { kind language state } }', variables: { id } };
  expect((await c.asStaff(told.query, told.variables)).sentCustomerNotifications).toEqual([{ kind: 'OUT_FOR_DELIVERY', language: 'it', state: 'SENT' }, { kind: 'DELIVERED', language: 'it', state: 'QUEUED' }]);
  const other = await (await import('../../kit/company.js')).openCompany(c, 'Others');
  expect(await other.asStaff(told.query, told.variables)).toEqual({ sentCustomerNotifications: [] });
  await mails();
});

test.each([
  ['DE', 'Ihre Bestellung #42DE wurde zugestellt', 'Guten Tag Grete,', 'Paket verfolgen: https://commerce.example/track/', 'Fragen? help@lume.example'],
  ['FR', 'Votre commande #42FR a été livrée', 'Bonjour Grete,', 'Suivre le colis : https://commerce.example/track/', 'Des questions ? help@lume.example'],
  ['ES', 'Tu pedido #42ES se ha entregado', 'Hola, Grete:', 'Seguir el paquete: https://commerce.example/track/', '¿Preguntas? help@lume.example'],
  ['GB', 'Your order #42GB was delivered', 'Hello Grete,', 'Track the parcel: https://commerce.example/track/', 'Questions? help@lume.example'],
])('a mail to %s is in the language of the order or else of the country, and says where to ask [F-MAIL-1]', async (countryCode, subject, ...texts) => {
  await c.asStaff('mutation B($input: SaveBrandInput!) { saveBrand(input: $input) { name } }', { input: { supportEmail: 'help@lume.example' } });
  await c.shipped(`#42${countryCode}`, [`L${countryCode}`], { ...CUSTOMER, shippingAddress: { countryCode, city: 'X' } });
  await report(`L${countryCode}`, 'delivered');
  const [mail] = await mails();
  expect([mail?.subject, texts.filter((text) => !(mail?.text ?? '').includes(text))]).toEqual([subject, []]);
});

test.each([
  [{ supportEmail: 'help+a&b@lume.example', accentColor: '#7a1f5c' }, 'Questions? <a href="mailto:help%2Ba%26b@lume.example" style="color:#7a1f5c">help+a&amp;b@lume.example</a>', 'style="color:#7a1f5c">Track the parcel</a>'],
  [{ supportEmail: null, supportUrl: 'https://lume.example/help?a=1&b', accentColor: '#ffee00' }, 'Questions? <a href="https://lume.example/help?a=1&amp;b" style="color:#807700">https://lume.example/help?a=1&amp;b</a>', 'style="color:#807700">Track the parcel</a>'],
  [{ supportUrl: null, accentColor: null }, '', 'style="color:#1d4ed8">Track the parcel</a>'],
])('the mail of the brand %j links where to ask, in a colour that can be read [F-MAIL-1]', async (brand, ...parts) => {
  await c.asStaff('mutation B($input: SaveBrandInput!) { saveBrand(input: $input) { name } }', { input: brand });
  const number = `B${brand.accentColor?.slice(1) ?? 'none'}`;
  await c.shipped(`#${number}`, [number], { ...CUSTOMER, shippingAddress: { countryCode: 'GB', city: 'X' } });
  await report(number, 'delivered');
  const [mail] = await mails();
  for (const part of parts) expect(mail?.html).toContain(part);
  expect((mail?.html ?? '').includes('Questions?')).toBe(parts[0] !== '');
});

test('nobody is mailed what is older than a day, what was overtaken before it was mailed, what staff switched off, or where there is no address [F-MAIL-2]', async () => {
  await c.shipped('#4301', ['N1'], CUSTOMER);
  await report('N1', 'out_for_delivery', -24 * 60 - 60);
  expect(await mails()).toEqual([]);
  await report('N1', 'out_for_delivery', 1);
  await report('N1', 'delivered', 2);
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Il tuo ordine #4301 è stato consegnato']);
  await c.shipped('#4302', ['N2'], { customer: { name: 'Grete' } });
  await report('N2', 'delivered');
  expect(await mails()).toEqual([]);
  expect(await c.asStaff(SWITCH, { input: { kind: 'DELIVERED', enabled: false } })).toEqual({ switchCustomerNotification: { kind: 'DELIVERED', enabled: false } });
  await c.shipped('#4303', ['N3'], CUSTOMER);
  await report('N3', 'delivered');
  expect(await mails()).toEqual([]);
  await c.asStaff(SWITCH, { input: { kind: 'DELIVERED', enabled: true } });
});

test('a delivery is mailed although something later is known already; what staff marked is not [F-MAIL-1] [F-MAIL-2]', async () => {
  await c.shipped('#4304', ['N4'], CUSTOMER);
  await c.generic({ events: [{ tracking_number: 'N4', status: 'delivered', occurred_at: at(1) }, { tracking_number: 'N4', status: 'held', occurred_at: at(2) }] });
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Il tuo ordine #4304 è stato consegnato']);
  const { id } = await c.shipped('#4305', ['N5'], CUSTOMER);
  await c.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: id, status: 'DELIVERED' } });
  expect(await mails()).toEqual([]);
});

test.each([
  ['a delivery that an event after it came before', [['LA', 'held', 5], ['LA', 'delivered', 4]], [['ready', 'LA'], ['delivered', 'LA']]],
  ['a delivery of which the carrier reports a problem first', [['LA', 'exception', 5], ['LA', 'delivered', 4], ['LA', 'delivered', 6]], [['problem', 'LA'], ['delivered', 'LA']]],
  ['a parcel that lay ready before it moved on', [['LA', 'in_transit', 5], ['LA', 'held', 4]], []],
  ['a parcel that lies ready while another one moves', [['LB', 'in_transit', 5], ['LA', 'held', 4]], [['ready', 'LA']]],
  ['a parcel with a problem while another one is on the last van', [['LB', 'out_for_delivery', 5], ['LA', 'exception', 4]], [['out', 'LB'], ['problem', 'LA']]],
  ['a problem that is known only after the parcel moved on', [['LA', 'in_transit', 5], ['LA', 'exception', 4]], []],
  ['a problem after which the parcel moves on', [['LA', 'exception', 4], ['LA', 'in_transit', 5]], [['problem', 'LA']]],
  ['a problem after which the parcel goes back', [['LA', 'returned_to_sender', 5], ['LA', 'exception', 4]], [['problem', 'LA']]],
  ['a problem that is over: the parcel is on the last van again', [['LA', 'out_for_delivery', 5], ['LA', 'exception', 4]], [['out', 'LA']]],
  ['a delivery of two days before', [['LA', 'held', 5], ['LA', 'delivered', -2 * 24 * 60]], [['ready', 'LA']]],
] as const)('%s: each report comes in a call of its own [F-MAIL-1] [F-MAIL-2]', async (name, reports, expected) => {
  const order = `#L${name.replaceAll(/\W/g, '')}`.slice(0, 40);
  await c.shipped(order, [`${order}LA`, `${order}LB`], CUSTOMER);
  const seen: string[][] = [];
  for (const [parcel, status, minute] of reports) {
    await report(`${order}${parcel}`, status, minute);
    seen.push(...(await mails()).map(({ subject }) => [subject]));
  }
  const SUBJECTS = { out: `Il tuo ordine ${order} è in consegna`, delivered: `Il tuo ordine ${order} è stato consegnato`, ready: `Il tuo ordine ${order} ti aspetta per il ritiro`, problem: `Un problema con la consegna del tuo ordine ${order}` };
  expect(seen).toEqual(expected.map(([kind]) => [SUBJECTS[kind]]));
});

test('a problem of two hours ago is not mailed where the parcel has moved on since, in one call as in two [F-MAIL-2]', async () => {
  await c.shipped('#4306', ['N6'], CUSTOMER);
  await report('N6', 'in_transit', 20);
  await report('N6', 'exception', -90);
  await c.shipped('#4307', ['N7'], CUSTOMER);
  await c.generic({ events: [{ tracking_number: 'N7', status: 'exception', occurred_at: at(-90) }, { tracking_number: 'N7', status: 'in_transit', occurred_at: at(20) }] });
  expect(await mails()).toEqual([]);
});

test('a parcel that was on the last van on another day, where the customer is, is not mailed; it is over [F-MAIL-2]', async () => {
  const seen = async (number: string, countryCode: string, minutes: number): Promise<number> => {
    await c.shipped(number, [number], { ...CUSTOMER, shippingAddress: { city: 'X', countryCode } });
    await report(number, 'out_for_delivery', minutes);
    return (await mails()).length;
  };
  const [TWENTY_HOURS_AGO, HALF_PAST_MIDNIGHT_IN_ROME] = [-20 * 60, -9.5 * 60];
  expect([await seen('V1', 'IT', TWENTY_HOURS_AGO), await seen('V2', 'IT', HALF_PAST_MIDNIGHT_IN_ROME), await seen('V3', 'GB', HALF_PAST_MIDNIGHT_IN_ROME)]).toEqual([0, 1, 0]);
});

test.each([
  ['IT', 'Ciao Grete,\n\n', 'Un pacco del tuo ordine #48IT è stato consegnato', 'il corriere ha consegnato un pacco del tuo ordine #48IT da Lume.', 'Il tuo ordine #49IT è stato consegnato'],
  ['GB', 'Hello Grete,\n\n', 'A parcel of your order #48GB was delivered', 'The carrier has delivered a parcel of your order #48GB from Lume.', 'Your order #49GB was delivered'],
  ['DE', 'Guten Tag Grete,\n\n', 'Ein Paket Ihrer Bestellung #48DE wurde zugestellt', 'ein Paket Ihrer Bestellung #48DE bei Lume wurde zugestellt.', 'Ihre Bestellung #49DE wurde zugestellt'],
  ['FR', 'Bonjour Grete,\n\n', 'Un colis de votre commande #48FR a été livré', 'Le transporteur a livré un colis de votre commande #48FR chez Lume.', 'Votre commande #49FR a été livrée'],
  ['ES', 'Hola, Grete:\n\n', 'Un paquete de tu pedido #48ES se ha entregado', 'El transportista ha entregado un paquete de tu pedido #48ES de Lume.', 'Tu pedido #49ES se ha entregado'],
])('%s: a mail names the order where the parcel is all of it, else a parcel of it; voided shipments do not count [F-MAIL-1]', async (countryCode, ...texts) => {
  const [greeting, subject, sentence, ofAll] = texts;
  const more = { ...CUSTOMER, shippingAddress: { countryCode, city: 'X' } };
  const [first, second] = [`48A${countryCode}`, `48B${countryCode}`];
  const write = await c.picked(`#48${countryCode}`, more);
  const ship = (number: string, quantity: number) => write('shipments', { shipped_at: '2026-11-21T08:00:00Z', carrier_code: 'brt', lines: [{ sku: 'MUG', quantity }], parcels: [{ tracking_number: number }] });
  await ship(first, 1);
  await report(first, 'delivered');
  await ship(second, 1);
  await report(second, 'delivered', 1);
  const [one, other, ...none] = await mails();
  expect([one?.subject, other?.subject, none]).toEqual([subject, subject, []]);
  expect(one?.text).toContain(greeting + sentence);
  const again = await c.picked(`#49${countryCode}`, more);
  await again('shipments', { shipped_at: '2026-11-21T08:00:00Z', carrier_code: 'brt', lines: [{ sku: 'MUG', quantity: 1 }], parcels: [{ tracking_number: `49A${countryCode}` }] });
  await c.asStaff('mutation R($input: RecordShipmentStatusInput!) { recordShipmentStatus(input: $input) { status } }', { input: { shipmentId: (await c.order(`#49${countryCode}`)).shipments[0].id, status: 'VOIDED' } });
  await again('shipments', { shipped_at: '2026-11-21T08:00:00Z', carrier_code: 'brt', lines: [{ sku: 'MUG', quantity: 2 }], parcels: [{ tracking_number: `49B${countryCode}` }] });
  await report(`49B${countryCode}`, 'delivered');
  expect((await mails()).map((mail) => mail.subject)).toEqual([ofAll]);
});

test.each([
  ['DE', 'Guten Tag Grete,\n\nbei der Zustellung Ihres Pakets von Lume'], ['ES', 'Hola, Grete:\n\nEl transportista informa'], ['FR', 'Bonjour Grete,\n\nLe transporteur signale'], ['IT', 'Ciao Grete,\n\nil corriere segnala'],
])('%s: what follows the greeting begins as in letters of the language [F-MAIL-1]', async (countryCode, beginning) => {
  await c.shipped(`#50${countryCode}`, [`50${countryCode}`], { ...CUSTOMER, shippingAddress: { countryCode, city: 'X' } });
  await report(`50${countryCode}`, 'exception');
  expect((await mails()).map(({ text }) => text.slice(0, beginning.length))).toEqual([beginning]);
});

test('a greeting in Spanish without a name ends with a colon too [F-MAIL-1]', async () => {
  await c.shipped('#51', ['51'], { customer: { email: 'o@customer.example' }, shippingAddress: { countryCode: 'ES', city: 'X', firstName: '' } });
  await report('51', 'exception');
  expect((await mails()).map(({ text }) => text.split('\n')[0])).toEqual(['Hola:']);
});

test.each([
  ['a domain in other letters', 'grete@köln.example', ['grete@xn--kln-sna.example'], []],
  ['a name in other letters', 'gräte@customer.example', [], ['ADDRESS_NOT_ASCII #46anameinotherletters']],
  ['both in other letters', 'грета@кельн.example', [], ['ADDRESS_NOT_ASCII #46bothinotherletters']],
])('a mail to an address with %s is sent, or is among those that could not be sent, once [F-MAIL-2]', async (name, email, ...expected) => {
  const number = `46${name.replaceAll(/\W/g, '')}`.slice(0, 30);
  const failed = async (): Promise<string[]> => (await c.asStaff('{ failedMails(first: 50) { name error attempts nextAttemptAt } }')).failedMails.map(({ error }: { error: string }) => error);
  const before = await failed();
  await c.shipped(`#${number}`, [number], { customer: { name: 'Grete', email } });
  await report(number, 'delivered');
  await report(number, 'delivered', 1);
  expect([(await mails()).map(({ to }) => to), (await failed()).filter((one) => !before.includes(one))]).toEqual(expected);
});

test('staff write the mails in their own words, and return to the usual ones [F-MAIL-3]', async () => {
  const own = { kind: 'DELIVERED', language: 'it', subject: 'Arrivato: {order}', body: 'Ciao {name}!\n\n{carrier} ha consegnato {tracking_number} <b>oggi</b>.\n\n{company}' };
  const { saveCustomerNotificationText: { texts } } = await c.asStaff(SAVE, { input: own });
  expect(texts.filter(({ isOwn }: { isOwn: boolean }) => isOwn)).toEqual([{ language: 'it', subject: own.subject, body: own.body, isOwn: true }]);
  await c.shipped('#4401', ['O0', 'O1'], { customer: { name: '{order} & <i>Co</i>', email: 'o@customer.example' } });
  await report('O1', 'delivered');
  const [mail] = await mails();
  expect([mail?.subject, mail?.text.split('\n\n').slice(0, 3)]).toEqual(['Arrivato: #4401', ['Ciao {order}!', 'brt ha consegnato O1 <b>oggi</b>.', 'Lume']]);
  expect(mail?.html).toContain('O1 &lt;b>oggi&lt;/b>.');
  expect((await c.asStaff(RESET, { input: { kind: 'DELIVERED', language: 'it' } })).resetCustomerNotificationText.texts.some(({ isOwn }: { isOwn: boolean }) => isOwn)).toBe(false);
  const { customerNotifications } = await c.asStaff('{ customerNotifications { kind enabled texts { language } } }');
  const ofReturns = ['RETURN_OPENED', 'RETURN_LABEL_READY', 'RETURN_LABEL_DELAYED', 'RETURN_RECEIVED', 'RETURN_REFUNDED', 'RETURN_CREDIT_ISSUED', 'RETURN_EXCHANGE_SENT', 'RETURN_NOT_COMPLIANT', 'RETURN_CANCELLED'];
  expect(customerNotifications).toEqual(['OUT_FOR_DELIVERY', 'DELIVERED', 'READY_FOR_PICKUP', 'DELIVERY_PROBLEM', ...ofReturns].map((kind) => ({ kind, enabled: true, texts: ['it', 'en', 'de', 'fr', 'es'].map((language) => ({ language })) })));
});

test('a subject of which nothing is left is the usual one, and names are shown in one line that reads forwards [F-MAIL-3]', async () => {
  await c.asStaff(SAVE, { input: { kind: 'DELIVERED', language: 'it', subject: '{name}', body: '{name}|' } });
  await c.shipped('#4402', ['O2'], { customer: { email: 'o@customer.example' } });
  await report('O2', 'delivered');
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Il tuo ordine #4402 è stato consegnato']);
  await c.shipped('#4403', ['O3'], { customer: { email: 'o@customer.example' }, shippingAddress: { firstName: `A\u202Eb${'x'.repeat(200)}`, countryCode: 'IT', city: 'Milano' } });
  await report('O3', 'delivered');
  expect((await mails()).map(({ subject, text }) => [subject, text.split('|')[0]])).toEqual([[`A b${'x'.repeat(117)}`, `A b${'x'.repeat(117)}`]]);
  await c.asStaff(RESET, { input: { kind: 'DELIVERED', language: 'it' } });
});

test.each([
  ['an unknown placeholder', { subject: 'Hi {nmae}' }, { subject: ['has {nmae}, which is none of {greeting}, {name}, {order}, {company}, {carrier}, {tracking_number}'] }],
  ['a line break in the subject', { subject: 'a\nb' }, { subject: ['must not contain control or broken characters'] }],
  ['an empty body', { body: ' ' }, { body: ['must not be empty'] }],
  ['a body of 5,001 characters', { body: 'a'.repeat(5001) }, { body: ['must have at most 5000 characters'] }],
  ['another language', { language: 'pt' }, { language: ['is none of it, en, de, fr, es'] }],
])('a text with %s is refused, with the field and what to do [F-MAIL-3]', async (_, flaw, details) => {
  await expect(c.asStaff(SAVE, { input: { kind: 'DELIVERED', language: 'it', subject: 'a', body: 'b', ...flaw } })).rejects.toMatchObject({ details });
});
