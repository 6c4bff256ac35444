import type { Location } from '../inventory/location.js';

/** The line of an order as far as allocation looks at it. */
interface Allocatable {
  /** A location the merchant chose for this line. */
  readonly locationCode?: string | null | undefined;
}

/**
 * The location of each line: the one it names, else the first active location of the destination country, warehouses before stores,
 * else the first active warehouse. Undefined where nobody can fulfil the line.
 */
export function allocate(given: readonly Allocatable[], countryCode: string | null, locations: readonly Location[]): (Location | undefined)[] {
  const active = locations.filter((location) => location.active);
  const byDefault = defaultLocation(active, countryCode);
  return given.map(({ locationCode }) => (locationCode == null ? byDefault : active.find(({ code }) => code === locationCode)));
}

function defaultLocation(active: readonly Location[], countryCode: string | null): Location | undefined {
  const warehouses = active.filter(({ kind }) => kind === 'WAREHOUSE');
  return [...warehouses, ...active].find((location) => location.countryCode === countryCode) ?? warehouses[0] ?? active[0];
}
