interface Referred {
  readonly reference?: string | null | undefined;
}

/** The one that each wanted parcel names by its reference, if any; each is named once, so parcels of one reference take one after the other. */
export function byReference<T extends Referred>(known: readonly T[], wanted: readonly Referred[]): (T | undefined)[] {
  const left = [...known];
  return wanted.map(({ reference }) => {
    const place = reference == null ? -1 : left.findIndex((one) => one.reference === reference);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  });
}
