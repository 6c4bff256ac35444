interface Referred {
  readonly reference?: string | null | undefined;
}

/** For each parcel the item with its reference, if any; each item is used once, so parcels with the same reference get one after the other. */
export function byReference<T extends Referred>(known: readonly T[], wanted: readonly Referred[]): (T | undefined)[] {
  const left = [...known];
  return wanted.map(({ reference }) => {
    const index = reference == null ? -1 : left.findIndex((one) => one.reference === reference);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  });
}
