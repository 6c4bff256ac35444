/** Where a module's folder stands among the sources: the build keeps only code, files beside it are read from the source tree. */
export function sourceFolder(moduleUrl: string): URL {
  const compiled = moduleUrl.endsWith('.js');
  const at = moduleUrl.lastIndexOf('/dist/');
  const source = compiled && at >= 0 ? `${moduleUrl.slice(0, at)}/${moduleUrl.slice(at + '/dist/'.length)}` : moduleUrl;
  return new URL('./', source);
}
