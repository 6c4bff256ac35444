import { ago, instant, shift, type Instant } from '#kernel/clock.js';
import { Failure } from '#contract/failure.js';
import { checkCalendar } from '../calendars/check-calendar.js';
import { knownRegions, locationCalled, type SaveLocationCalendar } from '../calendars/save-location-calendar.js';
import type { GivenPolicy } from '../calendars/save-service-policies.js';
import type { GivenTransitTime } from '../calendars/save-transit-times.js';
import type { Location } from '../inventory/location.js';
import type { OrdersDeps } from '../orders-deps.js';
import { changedLogistics } from './changed-logistics.js';
import type { Tried } from './read-basis.js';
import { changedSettings, checkSettings, type SavePromiseSettings } from './save-promise-settings.js';

/** A change of what delivery is promised by, as it could be saved; what is left out stays. */
export interface PromiseChange {
  readonly calendar?: SaveLocationCalendar | null | undefined;
  /** All of them. */
  readonly transitTimes?: readonly GivenTransitTime[] | null | undefined;
  readonly policies?: readonly GivenPolicy[] | null | undefined;
  readonly settings?: SavePromiseSettings | null | undefined;
}

/** What an explanation tries: another moment than now, and a change that is not saved. */
export interface TriedPromise {
  readonly at?: Instant | null | undefined;
  readonly change?: PromiseChange | null | undefined;
}

const DAY = 86_400_000;
/** The public holidays are known from three months ago on, and for the plans of a year. */
const [PAST_DAYS, FUTURE_DAYS] = [92, 366] as const;

/** What promises are computed on when something is tried; undefined where nothing is. BAD_INPUT for a moment that is too far away, and for a change that could not be saved. */
export async function triedPromise(deps: OrdersDeps, companyId: number, { at, change }: TriedPromise): Promise<Tried | undefined> {
  if (at == null && change == null) return undefined;
  checkMoment(deps, at ?? null);
  const { transitTimes, policies, settings, ...of } = change ?? {};
  if (settings) checkSettings(settings);
  const calendar = await triedCalendar(deps, companyId, of.calendar);
  return {
    at: at ?? null,
    logistics: (before) => changedLogistics(deps, before, { calendar, transitTimes, policies, from: instant(deps.clock) }),
    settings: (before) => (settings ? changedSettings(before, settings) : before),
  };
}

async function triedCalendar({ logistics, database }: OrdersDeps, companyId: number, given: PromiseChange['calendar']): Promise<{ readonly location: Location; readonly given: SaveLocationCalendar } | undefined> {
  if (!given) return undefined;
  checkCalendar(given, await knownRegions(logistics, given));
  return { location: await locationCalled(database, companyId, given.location), given };
}

function checkMoment({ clock }: OrdersDeps, at: Instant | null): void {
  if (at === null || (at >= ago(clock, PAST_DAYS * DAY) && at <= shift(instant(clock), FUTURE_DAYS * DAY))) return;
  throw new Failure('BAD_INPUT', 'The moment is not valid', { at: [`must be from ${String(PAST_DAYS)} days ago to ${String(FUTURE_DAYS)} days from now`] });
}
