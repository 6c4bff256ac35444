import { shift, type Instant } from '#kernel/clock.js';
import { dayOf } from '#kernel/day.js';
import type { Reader } from '#subgraph-kit/database.js';
import { departureLoad, type DepartureLoad } from './load.js';
import type { Logistics } from './logistics.js';
import { findPlannedDepartures } from './planned-departure.store.js';

const DAY_MILLISECONDS = 86_400_000;

/** What is planned to leave the locations whose capacity is limited: no statement where none is, else one. */
export async function readLoad(reader: Reader, companyId: number, { logistics, at }: { logistics: Logistics; at: Instant }): Promise<DepartureLoad> {
  const limited = [...logistics.calendars].filter(([, { methods }]) => methods.STANDARD.dailyCapacity !== null || methods.EXPRESS.dailyCapacity !== null).map(([id]) => id);
  const from = dayOf(shift(at, -DAY_MILLISECONDS)); // west of Greenwich it may still be yesterday
  return departureLoad(await findPlannedDepartures(reader, companyId, { locationIds: limited, from }));
}
