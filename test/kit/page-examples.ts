/** The example of each call of a documentation page, by the id of its section: what its commands are, one after the other. */
export function pageExamples(page: string): ReadonlyMap<string, readonly string[]> {
  return new Map([...page.matchAll(/<section id="([^"]+)"><h2><b.*?<h3>Example<\/h3>(.*?)<h3>/gs)].map(([, id = '', example = '']) =>
    [id, [...example.matchAll(/<pre>(.*?)<\/pre>/gs)].map(([, command = '']) => asWritten(command))]));
}

const asWritten = (html: string): string => html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
