import type { Instant } from '#kernel/clock.js';
import { remembered } from '#kernel/remembered.js';

/** Where most people of a country are; of others times are shown in UTC, which the page then says. */
const ZONES: Readonly<Partial<Record<string, string>>> = {
  IT: 'Europe/Rome', SM: 'Europe/Rome', VA: 'Europe/Rome', DE: 'Europe/Berlin', AT: 'Europe/Vienna', CH: 'Europe/Zurich', FR: 'Europe/Paris', MC: 'Europe/Paris', BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam', LU: 'Europe/Luxembourg', ES: 'Europe/Madrid', PT: 'Europe/Lisbon', GB: 'Europe/London', IE: 'Europe/Dublin', PL: 'Europe/Warsaw', CZ: 'Europe/Prague',
  DK: 'Europe/Copenhagen', SE: 'Europe/Stockholm', NO: 'Europe/Oslo', FI: 'Europe/Helsinki', GR: 'Europe/Athens', HU: 'Europe/Budapest', RO: 'Europe/Bucharest', SI: 'Europe/Ljubljana', HR: 'Europe/Zagreb',
};

/** The time zone of a shopper, by a destination `City, COUNTRY` or the code of a country alone. */
export const shopperZone = (destination: string): string => ZONES[destination.slice(destination.lastIndexOf(',') + 1).trim().toUpperCase()] ?? 'UTC';

const days = remembered((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }));

/** No zone begins a day within a quarter of an hour: since 1972 the clocks of all are whole quarters from UTC, and change at whole quarters. */
const QUARTER = 900_000;

const dayOfQuarter = remembered((timeZone = 'UTC', quarter = '0') => days(timeZone).format(Number(quarter) * QUARTER));

/** The day of an instant in a time zone: `2026-11-21`. */
export const dayIn = (timeZone: string, at: Instant): string => dayOfQuarter(timeZone, String(Math.floor(Date.parse(at) / QUARTER)));
