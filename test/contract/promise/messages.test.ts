import type { Language } from '#contract/languages.js';
import { INCOMING, IN_STOCK, MILAN, OPEN, openStorefront, type GraphOption, type GraphPromise, type Storefront } from './storefront.js';

let s: Storefront;
beforeAll(async () => { s = await openStorefront(); });
afterAll(() => s.close());

const LANGUAGES: readonly Language[] = ['it', 'en', 'de', 'fr', 'es'];

interface Answered { readonly options: readonly { readonly message: string }[]; readonly pickup?: readonly { readonly message: string }[] }

const answered = async (promised: Partial<GraphPromise>, lang: Language): Promise<Answered> => {
  s.answers(promised);
  return JSON.parse((await s.read(`?token=${OPEN}&country=IT&sku=A&lang=${lang}`))[1]) as Answered;
};

/** The sentence of an option, in each language. */
const said = async (option: Partial<GraphOption>, { now = '2026-11-23T08:40:00.000Z', countryCode = 'IT' } = {}) => {
  s.clock.set(now);
  return Promise.all(LANGUAGES.map(async (lang) => (await answered({ countryCode, options: [{ ...IN_STOCK, ...option }] }, lang)).options[0]?.message));
};

/** The sentence of a store, in each language. */
const collected = async (readyAt: string, now = '2026-11-23T08:40:00.000Z') => {
  s.clock.set(now);
  return Promise.all(LANGUAGES.map(async (lang) => (await answered({ pickup: [{ ...MILAN, readyAt }] }, lang)).pickup?.[0]?.message));
};

test('in stock, with the time that is left to order and the days of delivery [G-MESSAGE-1]', async () => {
  expect(await said({})).toEqual([
    'Ordina entro 2 ore e 20 minuti: consegna tra mercoledì 25 e venerdì 27 novembre.',
    'Order within 2 hours and 20 minutes for delivery between Wednesday 25 and Friday 27 November.',
    'Bestellen Sie innerhalb der nächsten 2 Stunden und 20 Minuten: Lieferung zwischen Mittwoch, dem 25., und Freitag, dem 27. November.',
    'Commandez d’ici 2 heures et 20 minutes : livraison entre le mercredi 25 et le vendredi 27 novembre.',
    'Haz tu pedido en menos de 2 horas y 20 minutos: entrega entre el miércoles 25 y el viernes 27 de noviembre.',
  ]);
});

test('in one hour and one minute each language says one [G-MESSAGE-2]', async () => {
  expect(await said({ deliveryFrom: '2026-11-24', deliveryTo: '2026-11-24' }, { now: '2026-11-23T09:58:20.000Z' })).toEqual([
    'Ordina entro 1 ora e 1 minuto: consegna domani.', 'Order within 1 hour and 1 minute for delivery tomorrow.', 'Bestellen Sie innerhalb von 1 Stunde und 1 Minute: Lieferung morgen.',
    'Commandez d’ici 1 heure et 1 minute : livraison demain.', 'Haz tu pedido en menos de 1 hora y 1 minuto: entrega mañana.',
  ]);
});

test.each([
  ['2026-11-23T10:00:00.000Z', 'Order within 1 hour for delivery tomorrow.'], ['2026-11-23T10:15:00.000Z', 'Order within 45 minutes for delivery tomorrow.'], ['2026-11-23T10:59:00.000Z', 'Order within 1 minute for delivery tomorrow.'],
  ['2026-11-23T10:59:30.000Z', 'Delivery tomorrow.'], ['2026-11-23T11:00:01.000Z', 'Delivery tomorrow.'],
])('at %s an order until 11:00 is called for so: %s [G-MESSAGE-2]', async (now, message) => {
  expect((await said({ deliveryFrom: '2026-11-24', deliveryTo: '2026-11-24' }, { now }))[1]).toBe(message);
});

test('above a day the time that is left is in days and hours [G-MESSAGE-2]', async () => {
  expect(await said({ orderBy: '2026-11-25T11:40:00.000Z' })).toEqual([
    'Ordina entro 2 giorni e 3 ore: consegna tra mercoledì 25 e venerdì 27 novembre.', 'Order within 2 days and 3 hours for delivery between Wednesday 25 and Friday 27 November.',
    'Bestellen Sie innerhalb der nächsten 2 Tage und 3 Stunden: Lieferung zwischen Mittwoch, dem 25., und Freitag, dem 27. November.', 'Commandez d’ici 2 jours et 3 heures : livraison entre le mercredi 25 et le vendredi 27 novembre.',
    'Haz tu pedido en menos de 2 días y 3 horas: entrega entre el miércoles 25 y el viernes 27 de noviembre.',
  ]);
  expect((await said({ orderBy: '2026-11-24T08:59:00.000Z' }))[2]).toBe('Bestellen Sie innerhalb von 1 Tag: Lieferung zwischen Mittwoch, dem 25., und Freitag, dem 27. November.');
});

test('without a time to order by, the day of delivery alone [G-MESSAGE-1]', async () => {
  expect(await said({ orderBy: null, deliveryFrom: '2026-12-01', deliveryTo: '2026-12-01' })).toEqual([
    'Consegna martedì 1º dicembre.', 'Delivery on Tuesday 1 December.', 'Lieferung am Dienstag, dem 1. Dezember.', 'Livraison le mardi 1er décembre.', 'Entrega el martes 1 de diciembre.',
  ]);
});

test('the first of a month is written as the language does, also where another day names the month [G-MESSAGE-1]', async () => {
  expect(await said({ orderBy: null, deliveryFrom: '2026-12-01', deliveryTo: '2026-12-04' })).toEqual([
    'Consegna tra martedì 1º e venerdì 4 dicembre.', 'Delivery between Tuesday 1 and Friday 4 December.', 'Lieferung zwischen Dienstag, dem 1., und Freitag, dem 4. Dezember.',
    'Livraison entre le mardi 1er et le vendredi 4 décembre.', 'Entrega entre el martes 1 y el viernes 4 de diciembre.',
  ]);
});

test('days of two months have both [G-MESSAGE-1]', async () => {
  expect(await said({ orderBy: null, deliveryFrom: '2026-11-30', deliveryTo: '2026-12-02' })).toEqual([
    'Consegna tra lunedì 30 novembre e mercoledì 2 dicembre.', 'Delivery between Monday 30 November and Wednesday 2 December.', 'Lieferung zwischen Montag, dem 30. November, und Mittwoch, dem 2. Dezember.',
    'Livraison entre le lundi 30 novembre et le mercredi 2 décembre.', 'Entrega entre el lunes 30 de noviembre y el miércoles 2 de diciembre.',
  ]);
});

test('today and tomorrow are called so [G-MESSAGE-3]', async () => {
  expect(await said({ orderBy: null, deliveryFrom: '2026-11-24', deliveryTo: '2026-11-26' })).toEqual([
    'Consegna tra domani e giovedì 26 novembre.', 'Delivery between tomorrow and Thursday 26 November.', 'Lieferung zwischen morgen und Donnerstag, dem 26. November.', 'Livraison entre demain et le jeudi 26 novembre.', 'Entrega entre mañana y el jueves 26 de noviembre.',
  ]);
  expect(await said({ orderBy: null, deliveryFrom: '2026-11-23', deliveryTo: '2026-11-23' })).toEqual(['Consegna oggi.', 'Delivery today.', 'Lieferung heute.', 'Livraison aujourd’hui.', 'Entrega hoy.']);
  expect((await said({ orderBy: null, deliveryFrom: '2026-11-23', deliveryTo: '2026-11-24' }))[1]).toBe('Delivery between today and tomorrow.');
});

test('tomorrow is that of the destination, where it may be another day than elsewhere [G-MESSAGE-3]', async () => {
  const option = { orderBy: null, deliveryFrom: '2026-11-25', deliveryTo: '2026-11-25' };
  const now = '2026-11-23T23:30:00.000Z'; // the 24th in Italy, the 23rd in Britain
  expect([(await said(option, { now }))[1], (await said(option, { now, countryCode: 'GB' }))[1]]).toEqual(['Delivery tomorrow.', 'Delivery on Wednesday 25 November.']);
});

test('incoming, with the day on which it is expected [G-MESSAGE-4]', async () => {
  expect(await said(INCOMING)).toEqual([
    'Disponibile da martedì 1º dicembre: consegna tra giovedì 3 e lunedì 7 dicembre.', 'Available from Tuesday 1 December: delivery between Thursday 3 and Monday 7 December.',
    'Verfügbar ab Dienstag, dem 1. Dezember: Lieferung zwischen Donnerstag, dem 3., und Montag, dem 7. Dezember.', 'Disponible dès le mardi 1er décembre : livraison entre le jeudi 3 et le lundi 7 décembre.',
    'Disponible desde el martes 1 de diciembre: entrega entre el jueves 3 y el lunes 7 de diciembre.',
  ]);
  expect(await said({ ...INCOMING, availableFrom: '2026-11-24', deliveryFrom: '2026-11-26', deliveryTo: '2026-11-26' })).toEqual([
    'Disponibile da domani: consegna giovedì 26 novembre.', 'Available from tomorrow: delivery on Thursday 26 November.', 'Verfügbar ab morgen: Lieferung am Donnerstag, dem 26. November.',
    'Disponible dès demain : livraison le jeudi 26 novembre.', 'Disponible desde mañana: entrega el jueves 26 de noviembre.',
  ]);
});

test('unavailable, in words that are true where nothing is there and where none goes to the country [G-MESSAGE-5]', async () => {
  expect(await said({ status: 'UNAVAILABLE', orderBy: null, shipsOn: null, deliveryFrom: null, deliveryTo: null })).toEqual([
    'La consegna non è disponibile.', 'Delivery is not available.', 'Eine Lieferung ist nicht möglich.', 'La livraison n’est pas possible.', 'La entrega no está disponible.',
  ]);
});

test('pickup today, tomorrow and on a day, in Italian time [G-MESSAGE-6]', async () => {
  expect(await collected('2026-11-23T14:30:00.000Z')).toEqual([
    'Pronto per il ritiro oggi dalle 15:30.', 'Ready for pickup today from 15:30.', 'Abholbereit heute ab 15:30 Uhr.', 'Retrait possible aujourd’hui dès 15 h 30.', 'Listo para recoger hoy a partir de las 15:30.',
  ]);
  expect(await collected('2026-11-24T09:00:00.000Z')).toEqual([
    'Pronto per il ritiro domani dalle 10:00.', 'Ready for pickup tomorrow from 10:00.', 'Abholbereit morgen ab 10:00 Uhr.', 'Retrait possible demain dès 10 h.', 'Listo para recoger mañana a partir de las 10:00.',
  ]);
  expect(await collected('2026-11-30T08:05:00.000Z')).toEqual([
    'Pronto per il ritiro lunedì 30 novembre dalle 09:05.', 'Ready for pickup on Monday 30 November from 09:05.', 'Abholbereit am Montag, dem 30. November, ab 09:05 Uhr.', 'Retrait possible le lundi 30 novembre dès 9 h 05.',
    'Listo para recoger el lunes 30 de noviembre a partir de las 09:05.',
  ]);
  expect((await collected('2026-07-24T09:00:00.000Z', '2026-07-23T22:30:00.000Z'))[1]).toBe('Ready for pickup today from 11:00.'); // by then it is the 24th in Italy, in summer
});
