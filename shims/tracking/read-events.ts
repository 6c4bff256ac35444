import type { CarrierFormat } from '#contract/carrier-connection.js';
import { readAggregator } from './read-aggregator.js';
import { readExpress } from './read-express.js';
import { readGeneric } from './read-generic.js';
import type { ReadBody } from './reading.js';

/** Reads the events of a body, by the format of its connection; times without an offset are of the connection's zone. */
export const readEvents: Readonly<Record<CarrierFormat, (payload: unknown, timeZone: string) => ReadBody>> = { AGGREGATOR: readAggregator, EXPRESS: readExpress, GENERIC: readGeneric };
