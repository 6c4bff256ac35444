import { nearest } from '#kernel/nearest.js';
import type { Typed } from '../command.js';
import { CompanyLocationsDocument } from '../operations/company-locations.generated.js';
import type { CompanyLocationViewFragment } from '../operations/company-location-view.generated.js';
import { ShowLocationDocument, type ShowLocationQuery } from '../operations/show-location.generated.js';
import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';

/** What names a location. */
export const LOCATION_NAMED = 'CODE|ID';

/** The location of a code or an id; refuses another one with the code that was probably meant. */
export async function findLocation({ ask }: Session, named: string): Promise<CompanyLocationViewFragment> {
  const { locations } = await ask(CompanyLocationsDocument, {});
  const found = locations.find(({ code }) => code === named) ?? locations.find(({ id }) => id === named);
  if (found) return found;
  const meant = nearest(named, locations.map(({ code }) => code));
  throw new Refusal(`There is no location ${named}; ${meant === undefined ? 'location list shows those there are' : `did you mean ${meant}?`}`);
}

/** Everything of the location of a code or an id. */
export async function readLocation(session: Session, { subject }: Typed): Promise<NonNullable<ShowLocationQuery['location']>> {
  const { code } = await findLocation(session, subject);
  const { location } = await session.ask(ShowLocationDocument, { code });
  if (!location) throw new Refusal(`There is no location ${code} any more`);
  return location;
}
