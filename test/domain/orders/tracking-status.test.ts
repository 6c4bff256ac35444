import { afterEvents, type Tracked } from '../../../subgraphs/orders/tracking/after-events.js';
import { inferStatus } from '../../../subgraphs/orders/tracking/infer-status.js';
import { normaliseEvent, statusMap } from '../../../subgraphs/orders/tracking/normalise-event.js';
import { publicLanguage } from '../../../subgraphs/orders/tracking/public-language.js';

const LEFT: Tracked = { status: 'PICKED_UP', trackedAt: null, deliveredAt: null, isDelayed: false };
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const event = (status: Parameters<typeof afterEvents>[1][number]['status'], time: string) => ({ status, occurredAt: at(time) });

describe('the status of a shipment', () => {
  const EVENTS = [event('IN_TRANSIT', '08:00'), event('OUT_FOR_DELIVERY', '09:00'), event('DELIVERED', '10:00'), event('EXCEPTION', '11:00'), event(null, '12:00')];

  test('is that of the event that happened last, in every order of arrival; one that was delivered stays so for its order', () => {
    const orders = EVENTS.reduce<(typeof EVENTS)[]>((all, one) => all.flatMap((some) => Array.from({ length: some.length + 1 }, (_, place) => some.toSpliced(place, 0, one))), [[]]);
    expect(orders).toHaveLength(120);
    expect(new Set(orders.map((events) => JSON.stringify(afterEvents(LEFT, events))))).toEqual(new Set([JSON.stringify({ status: 'EXCEPTION', trackedAt: at('11:00'), deliveredAt: at('10:00'), isDelayed: false })]));
  });

  test('is of two events at one time that of the one received later', () => {
    expect(afterEvents(LEFT, [event('HELD', '08:00'), event('IN_TRANSIT', '08:00')]).status).toBe('IN_TRANSIT');
    expect(afterEvents(LEFT, [event('IN_TRANSIT', '08:00'), event('HELD', '08:00')]).status).toBe('READY_FOR_PICKUP');
  });
});

test.each([
  ['Consegnata', 'DELIVERED'], ['In consegna', 'OUT_FOR_DELIVERY'], ['Mancata consegna: destinatario assente', 'EXCEPTION'], ['Spedizione in giacenza', 'HELD'], ['Reso al mittente', 'RETURNED_TO_SENDER'], ['Arrivata in filiale', 'IN_TRANSIT'], ['Ritirata dal corriere', 'PICKED_UP'], ['Verrà consegnata domani', 'IN_TRANSIT'],
  ['Delivered, left with neighbour', 'DELIVERED'], ['Out for delivery', 'OUT_FOR_DELIVERY'], ['Could not be delivered', 'EXCEPTION'], ['Ready for collection', 'HELD'], ['Returning to sender', 'RETURNED_TO_SENDER'], ['Departed facility', 'IN_TRANSIT'], ['Picked up', 'PICKED_UP'], ['Label created', 'PENDING'], ['It will be delivered on Monday', 'IN_TRANSIT'],
  ['Zugestellt', 'DELIVERED'], ['In Zustellung', 'OUT_FOR_DELIVERY'], ['Empfänger nicht angetroffen', 'EXCEPTION'], ['Liegt zur Abholung bereit', 'HELD'], ['Zurück an den Absender', 'RETURNED_TO_SENDER'], ['Im Paketzentrum bearbeitet', 'IN_TRANSIT'], ['Die Sendung wurde elektronisch angekündigt', 'PENDING'],
  ['Livré', 'DELIVERED'], ['En cours de livraison', 'OUT_FOR_DELIVERY'], ['Colis non livré', 'EXCEPTION'], ['Disponible en point relais', 'HELD'], ['Retour à l’expéditeur', 'RETURNED_TO_SENDER'], ['Acheminé vers votre site', 'IN_TRANSIT'], ['Pris en charge par le transporteur', 'PICKED_UP'],
  ['Entregado', 'DELIVERED'], ['En reparto', 'OUT_FOR_DELIVERY'], ['Destinatario ausente', 'EXCEPTION'], ['Listo para recoger', 'HELD'], ['Devuelto al remitente', 'RETURNED_TO_SENDER'], ['En tránsito', 'IN_TRANSIT'],
  ['Доставлено', null], ['', null], ['x'.repeat(500), null],
] as const)('a carrier\'s %s says %s', (description, status) => {
  expect(inferStatus(description)).toBe(status);
});

describe('an event', () => {
  const normalising = { statusOfCode: statusMap([{ code: 'Con', status: 'DELIVERED' }]), now: at('12:00') };
  const normal = (more: object) => normaliseEvent({ trackingNumbers: ['T1'], ...more }, normalising);

  test('has the status of the connection\'s map before that of its description, and none where nothing says it', () => {
    expect([normal({ code: 'CON', description: 'In transit' }).status, normal({ code: 'held' }).status, normal({ code: '77', description: 'In transit' }).status, normal({ code: '77' }).status]).toEqual(['DELIVERED', 'HELD', 'IN_TRANSIT', null]);
  });

  test('that happened before any parcel, or more than a day ahead, happened on receipt; the same one again is the same', () => {
    const dates = ['1970-01-01T00:00:00.000Z', '2100-01-01T00:00:00.000Z'].map((occurredAt) => normal({ occurredAt }));
    expect(dates.map(({ occurredAt }) => occurredAt)).toEqual([at('12:00'), at('12:00')]);
    expect(normaliseEvent({ trackingNumbers: ['T1'], occurredAt: '2100-01-01T00:00:00.000Z' }, { ...normalising, now: at('13:00') }).fingerprint).toBe(dates[1]?.fingerprint);
    expect(normal({ occurredAt: '2026-11-22T11:00:00.000Z' }).occurredAt).toBe('2026-11-22T11:00:00.000Z');
  });

  test('is identical to one of the same number, minute, status and description alone', () => {
    const one = normal({ occurredAt: at('09:00'), code: 'held', description: 'At depot' }).fingerprint;
    expect(normal({ occurredAt: '2026-11-21T09:00:59.999Z', code: 'held', description: 'At depot', location: 'Torino' }).fingerprint).toBe(one);
    for (const more of [{ occurredAt: at('09:01') }, { code: 'exception' }, { description: 'At the depot' }, { trackingNumbers: ['T2'] }]) expect(normal({ occurredAt: at('09:00'), code: 'held', description: 'At depot', ...more }).fingerprint).not.toBe(one);
  });

  test('keeps text without control characters, cut between characters', () => {
    expect(normal({ description: ` a\u0000b\n${'x'.repeat(496)}😀` }).description).toBe(`a b ${'x'.repeat(496)}`);
    expect(normal({ description: 'Пакет 配達 पार्सल طرد' }).description).toBe('Пакет 配達 पार्सल طرد');
  });
});

test('a page is in the language that is asked for, else the order\'s, else the country\'s, else English', () => {
  const of = (asked: string | null, ofOrder: string | null, countryCode: string | null) => publicLanguage({ asked, ofOrder, countryCode });
  expect([of('fr', 'de', 'IT'), of('pt', 'de', 'IT'), of(null, 'pt', 'IT'), of(null, null, 'AT'), of(null, null, 'JP'), of(null, null, null)]).toEqual(['fr', 'de', 'it', 'de', 'en', 'en']);
});
