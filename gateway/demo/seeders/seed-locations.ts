import { CreateDemoLocationDocument } from '../operations/create-demo-location.generated.js';
import { asSystem, type Deployment } from '../deployment.js';
import { LOCATIONS } from '../data/locations.js';
import { ReadDemoLocationsDocument } from '../operations/read-demo-locations.generated.js';

/** The ids of the demo company's locations by their codes. */
export type LocationIds = ReadonlyMap<string, string>;

/** The warehouses and stores; existing ones are left unchanged. */
export async function seedLocations({ call, companyId }: Deployment): Promise<LocationIds> {
  const { locations } = await call(ReadDemoLocationsDocument, {}, asSystem(companyId));
  const ids = new Map(locations.map(({ code, id }) => [code, id]));
  for (const input of LOCATIONS.filter(({ code }) => !ids.has(code))) {
    const { createLocation: { id } } = await call(CreateDemoLocationDocument, { input }, asSystem(companyId));
    ids.set(input.code, id);
  }
  return ids;
}

/** The id of a location that was seeded. */
export function idOf(locations: LocationIds, code: string): string {
  const id = locations.get(code);
  if (id === undefined) throw new Error(`The demo company has no location ${code}`);
  return id;
}
