/** A module's folder in the source tree: the build contains only code, other files are read from the sources. */
export function sourceFolder(moduleUrl: string): URL {
  const at = moduleUrl.endsWith('.js') ? moduleUrl.lastIndexOf('/dist/') : -1;
  return new URL('./', at === -1 ? moduleUrl : moduleUrl.slice(0, at) + moduleUrl.slice(at + '/dist'.length));
}
