import type { Format } from '../words/use-format.js';

const TIME = /\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z)?/g;

/** A sentence of the graph with its times and days as the person reads them: the graph writes them for programs, in UTC. */
export const writtenTimes = (text: string, { moment, day }: Pick<Format, 'day' | 'moment'>): string => text.replace(TIME, (time) => (Number.isNaN(Date.parse(time)) ? time : time.includes('T') ? moment(time) : day(time)));
