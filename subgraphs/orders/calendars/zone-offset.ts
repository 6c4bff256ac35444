import { remembered } from '#kernel/remembered.js';

const DAY = 86_400_000;

const formats = remembered((timeZone) => new Intl.DateTimeFormat('en-CA', {
  timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit',
}));

/** What the clocks of a zone are ahead of UTC, as their faces say it. */
function asked(timeZone: string, milliseconds: number): number {
  const second = Math.floor(milliseconds / 1000) * 1000;
  const text = formats(timeZone).format(second);
  return Date.parse(`${text.slice(0, 'YYYY-MM-DD'.length)}T${text.slice(-'HH:MM:SS'.length)}Z`) - second;
}

/** The same of a day of UTC: null where it changes in between. */
const ofDay = remembered((timeZone = 'UTC', day = '0') => {
  const offset = asked(timeZone, Number(day) * DAY);
  return { offset: offset === asked(timeZone, (Number(day) + 1) * DAY) ? offset : null };
});

/** What the clocks of a time zone are ahead of UTC at a time of the Unix clock, all in milliseconds. A day is asked for once: formatting a date costs more than the rest of a plan. */
export const zoneOffset = (timeZone: string, milliseconds: number): number => ofDay(timeZone, Math.floor(milliseconds / DAY).toString()).offset ?? asked(timeZone, milliseconds);
