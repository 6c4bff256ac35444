// What is used of heic-decode, which brings no types.
declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    /** Its pixels, four bytes each: red, green, blue and alpha. */
    decode(): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }>;
  }
  const decode: { all(input: { readonly buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> };
  export = decode;
}
