/** The leaves of a value with their paths. */
export function leavesOf(value: unknown, path: readonly string[] = []): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** A text in which copied values are replaced by the paths they came from. */
export function traced(text: string, from: unknown): string {
  const known = new Map<string, string>();
  for (const [path, leaf] of leavesOf(from)) {
    const written = typeof leaf === 'number' ? String(leaf) : leaf;
    if (typeof written === 'string' && written.length >= 4) known.set(written, known.has(written) ? `${known.get(written) ?? ''}|${path}` : path);
  }
  const longestFirst = [...known].toSorted(([one], [other]) => other.length - one.length);
  let left: readonly (string | { readonly path: string })[] = [text];
  for (const [written, path] of longestFirst) {
    left = left.flatMap((piece) => (typeof piece === 'string' ? piece.split(written).flatMap((part, index) => (index === 0 ? [part] : [{ path }, part])) : [piece]));
  }
  return left.map((piece) => (typeof piece === 'string' ? piece : `{${piece.path}}`)).join('');
}
