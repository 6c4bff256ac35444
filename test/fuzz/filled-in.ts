import type { Browser } from './browser.js';
import type { FuzzCall } from './call.js';
import { later, replacing, type Resolve } from './later.js';

interface Filling {
  readonly browser: Browser;
  readonly resolve: Resolve;
}

/** A call with values in the places of the words; the page of a form is opened before it is sent. */
export async function filledIn(call: FuzzCall, { browser, resolve }: Filling): Promise<FuzzCall> {
  const fill = replacing(resolve);
  const path = await fill(call.path);
  const text = await fill(call.body.toString('latin1')); // first: what is done for it may change the page
  const { form_token: form = '', request_key: key = '' } = text.includes(later('form')) ? await browser.hidden(path) : {};
  const body = call.body.length === 0 ? call.body : Buffer.from(await fill(text, { form, 'request-key': key }), 'latin1');
  const headers: (readonly [string, string])[] = [];
  for (const [name, value] of call.headers) headers.push([name, await fill(value, { cookie: browser.jar() })]);
  return { ...call, path, headers, body };
}
