const MINUTE = 60_000;

/** A time as the browser's own field for it has it, in a time zone such as Europe/Rome. */
export function localMoment(at: string, timeZone: string): string {
  const moment = Date.parse(at);
  return Number.isNaN(moment) ? '' : new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16);
}

/** The instant of such a time; of an hour that the clocks skip, the one after it. */
export function momentOf(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const near = asUtc - offsetAt(asUtc, timeZone);
  return new Date(asUtc - offsetAt(near, timeZone)).toISOString();
}

/** How far the clocks of a time zone are ahead, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' }).formatToParts(moment);
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute')) - Math.floor(moment / MINUTE) * MINUTE;
}
