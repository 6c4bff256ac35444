const A_WHILE = 10_000; // milliseconds

/** Hand something to the browser as a file. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => { URL.revokeObjectURL(address); }, A_WHILE); // some browsers begin to read it later
}
