/** A time as the browser's own field for it has it, in the time zone of this browser. */
export function localMoment(at: string): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
