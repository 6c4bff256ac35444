/** The bytes of a source in memory of their own; where they are more than `most`, `tooLarge` is thrown and the source ended. */
export async function collectBytes(source: AsyncIterable<Uint8Array>, { most, tooLarge }: { readonly most: number; readonly tooLarge: () => Error }): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    length += chunk.length;
    if (length > most) throw tooLarge(); // leaving the loop ends the source
    chunks.push(chunk);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
