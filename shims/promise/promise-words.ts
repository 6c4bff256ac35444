import type { InEveryLanguage } from '#contract/languages.js';

/** A day; the month is left out where the next day of the sentence has it. */
export interface DateParts {
  readonly weekday: string;
  readonly day: number;
  readonly month?: string;
}

/** A unit of time: one, and several. */
type Unit = readonly [one: string, several: string];

/** The sentences of a language (document 2, G, rule 7). */
export interface PromiseWords {
  readonly today: string;
  readonly tomorrow: string;
  /** A day after a preposition. */
  readonly date: (parts: DateParts) => string;
  /** That it happens on a day. */
  readonly on: (date: string) => string;
  readonly between: (from: string, to: string) => string;
  readonly units: { readonly day: Unit; readonly hour: Unit; readonly minute: Unit; readonly and: string };
  /** In stock, and ordered in time. */
  readonly countdown: (wait: string, delivery: string) => string;
  /** In stock. */
  readonly delivery: (delivery: string) => string;
  readonly incoming: (arrival: string, delivery: string) => string;
  /** Nothing is there, or none of it goes to the country. */
  readonly unavailable: string;
  readonly pickup: (day: string, time: string) => string;
}

/** A text after a blank; nothing where there is none. */
const after = (text: string | undefined, before = ' '): string => (text === undefined ? '' : `${before}${text}`);

/** A German day with an article is an apposition, which ends with a comma where the sentence goes on. */
const goingOn = (text: string): string => (text.includes(',') ? `${text},` : text);

/** Within some time, in German: with `nächsten` where it is several of a unit. */
const germanWithin = (wait: string): string => `innerhalb ${wait.startsWith('1 ') ? 'von' : 'der nächsten'} ${wait}`;

/** `15:30` as French writes it. */
const frenchTime = (time: string): string => { const [hour = '', minute = ''] = time.split(':'); return `${String(Number(hour))} h${minute === '00' ? '' : ` ${minute}`}`; };

/** The sentences in every language. */
export const PROMISE_WORDS: InEveryLanguage<PromiseWords> = {
  it: {
    today: 'oggi', tomorrow: 'domani', date: ({ weekday, day, month }) => `${weekday} ${day === 1 ? '1º' : String(day)}${after(month)}`, on: (date) => date, between: (from, to) => `tra ${from} e ${to}`,
    units: { day: ['giorno', 'giorni'], hour: ['ora', 'ore'], minute: ['minuto', 'minuti'], and: ' e ' },
    countdown: (wait, delivery) => `Ordina entro ${wait}: consegna ${delivery}.`, delivery: (delivery) => `Consegna ${delivery}.`,
    incoming: (arrival, delivery) => `Disponibile da ${arrival}: consegna ${delivery}.`, unavailable: 'La consegna non è disponibile.',
    pickup: (day, time) => `Pronto per il ritiro ${day} dalle ${time}.`,
  },
  en: {
    today: 'today', tomorrow: 'tomorrow', date: ({ weekday, day, month }) => `${weekday} ${String(day)}${after(month)}`, on: (date) => `on ${date}`, between: (from, to) => `between ${from} and ${to}`,
    units: { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'], and: ' and ' },
    countdown: (wait, delivery) => `Order within ${wait} for delivery ${delivery}.`, delivery: (delivery) => `Delivery ${delivery}.`,
    incoming: (arrival, delivery) => `Available from ${arrival}: delivery ${delivery}.`, unavailable: 'Delivery is not available.',
    pickup: (day, time) => `Ready for pickup ${day} from ${time}.`,
  },
  de: {
    today: 'heute', tomorrow: 'morgen', date: ({ weekday, day, month }) => `${weekday}, dem ${String(day)}.${after(month)}`, on: (date) => `am ${date}`, between: (from, to) => `zwischen ${goingOn(from)} und ${to}`,
    units: { day: ['Tag', 'Tage'], hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten'], and: ' und ' },
    countdown: (wait, delivery) => `Bestellen Sie ${germanWithin(wait)}: Lieferung ${delivery}.`, delivery: (delivery) => `Lieferung ${delivery}.`,
    incoming: (arrival, delivery) => `Verfügbar ab ${arrival}: Lieferung ${delivery}.`, unavailable: 'Eine Lieferung ist nicht möglich.',
    pickup: (day, time) => `Abholbereit ${goingOn(day)} ab ${time} Uhr.`,
  },
  fr: {
    today: 'aujourd’hui', tomorrow: 'demain', date: ({ weekday, day, month }) => `le ${weekday} ${day === 1 ? '1er' : String(day)}${after(month)}`, on: (date) => date, between: (from, to) => `entre ${from} et ${to}`,
    units: { day: ['jour', 'jours'], hour: ['heure', 'heures'], minute: ['minute', 'minutes'], and: ' et ' },
    countdown: (wait, delivery) => `Commandez d’ici ${wait} : livraison ${delivery}.`, delivery: (delivery) => `Livraison ${delivery}.`,
    incoming: (arrival, delivery) => `Disponible dès ${arrival} : livraison ${delivery}.`, unavailable: 'La livraison n’est pas possible.',
    pickup: (day, time) => `Retrait possible ${day} dès ${frenchTime(time)}.`,
  },
  es: {
    today: 'hoy', tomorrow: 'mañana', date: ({ weekday, day, month }) => `el ${weekday} ${String(day)}${after(month, ' de ')}`, on: (date) => date, between: (from, to) => `entre ${from} y ${to}`,
    units: { day: ['día', 'días'], hour: ['hora', 'horas'], minute: ['minuto', 'minutos'], and: ' y ' },
    countdown: (wait, delivery) => `Haz tu pedido en menos de ${wait}: entrega ${delivery}.`, delivery: (delivery) => `Entrega ${delivery}.`,
    incoming: (arrival, delivery) => `Disponible desde ${arrival}: entrega ${delivery}.`, unavailable: 'La entrega no está disponible.',
    pickup: (day, time) => `Listo para recoger ${day} a partir de las ${time}.`,
  },
};
