/** Where a module's folder stands among the sources: the build keeps only code, files beside it are read from the source tree. */
export function sourceFolder(moduleUrl: string): URL {
  const at = moduleUrl.endsWith('.js') ? moduleUrl.lastIndexOf('/dist/') : -1;
  return new URL('./', at === -1 ? moduleUrl : moduleUrl.slice(0, at) + moduleUrl.slice(at + '/dist'.length));
}
