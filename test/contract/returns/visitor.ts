/** An answer as a visitor keeps it. */
export interface Shown {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** Where it leads; empty where it leads nowhere. */
  readonly location: string;
}

/** A browser without scripts: it keeps cookies by their path, and sends forms as they stand on the page. */
export function visitorOf(host: string, headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, { readonly value: string; readonly path: string }>();
  const kept = (path: string): string => [...cookies].filter(([, cookie]) => path === cookie.path || path.startsWith(cookie.path === '/' ? '/' : `${cookie.path}/`)).map(([name, { value }]) => `${name}=${value}`).join('; ');
  const ask = async (target: string, init: RequestInit = {}): Promise<Shown> => {
    const [path = ''] = target.split('?', 1);
    const cookie = kept(path);
    const answer = await fetch(host + target, { redirect: 'manual', ...init, headers: { accept: 'text/html', ...(cookie !== '' && { cookie }), ...headers, ...init.headers } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = '', at = '/'] = /^([^=]+)=([^;]*).*?Path=([^;]+)/.exec(set) ?? [];
      if (set.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, { value, path: at });
    }
    return { status: answer.status, text: await answer.text(), headers: answer.headers, location: answer.headers.get('location') ?? '' };
  };
  const send = (target: string, fields: Readonly<Record<string, string>>, { text }: Pick<Shown, 'text'>): Promise<Shown> => ask(target, { method: 'POST', body: new URLSearchParams({ ...hiddenIn(text), ...fields }) });
  return {
    ask, send, cookies,
    /** Send a form with files. */
    sendFiles: (target: string, fields: Readonly<Record<string, string>>, { page: { text }, files }: { readonly page: Pick<Shown, 'text'>; readonly files: readonly File[] }): Promise<Shown> => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...hiddenIn(text), ...fields })) body.set(name, value);
      for (const file of files) body.append('photos', file);
      return ask(target, { method: 'POST', body });
    },
    /** Look an order up; answers the page of its lines. */
    lookUp: async (order: string, verifier = 'anna@example.test', at = '/returns/lume'): Promise<Shown & { readonly target: string }> => {
      const sent = await send(at, { order, verifier }, await ask(at));
      if (sent.status !== 303) throw new Error(`${String(sent.status)}: ${sent.text}`);
      return { ...await ask(sent.location), target: sent.location };
    },
  };
}

/** The hidden fields of a page's form. */
export const hiddenIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** The names of fields on a page that begin so, in their order. */
export const namesIn = (text: string, beginning: string): string[] => [...new Set([...text.matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name).filter((name) => name.startsWith(beginning)))];
