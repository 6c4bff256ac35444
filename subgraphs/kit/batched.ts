import DataLoader from 'dataloader';

/** Records by name, read together a level at a time. Whoever asks for the same one gets the same promise: a page asks for one location hundreds of times. */
export function batched<T>(read: (names: readonly string[]) => Promise<readonly T[]>): (name: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  const loader = new DataLoader<string, T>(read, { cache: false });
  return (name) => {
    const asked = known.get(name) ?? loader.load(name);
    known.set(name, asked);
    return asked;
  };
}
