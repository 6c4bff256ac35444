/** A module's folder in the source tree: the build contains only code, other files are read from the sources. */
export function sourceFolder(moduleUrl: string): URL {
  const compiled = moduleUrl.endsWith('.js');
  const at = moduleUrl.lastIndexOf('/dist/');
  const source = compiled && at >= 0 ? `${moduleUrl.slice(0, at)}/${moduleUrl.slice(at + '/dist/'.length)}` : moduleUrl;
  return new URL('./', source);
}
