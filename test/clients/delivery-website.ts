import { createHmac, timingSafeEqual } from 'node:crypto';

interface Kept { readonly tag: string; readonly text: string }

/** Where a website reads, and the secret by which it is notified. */
export interface WebsiteSettings {
  /** The address of the site's interface. */
  readonly site: string;
  readonly token: string;
  readonly secret: string;
  /** Unix seconds. */
  readonly now: () => number;
}

const TOLERANCE_SECONDS = 300;

/** Whether a signature is that of these bytes, made within five minutes. */
function isSigned({ secret, now }: WebsiteSettings, signature: string, body: string): boolean {
  const { t: time = '', v1 = '' } = Object.fromEntries(signature.split(',').map((part) => part.split('='))) as Record<string, string>;
  const [expected, shown] = [createHmac('sha256', secret).update(`${time}.${body}`).digest(), Buffer.from(v1, 'hex')];
  return Math.abs(now() - Number(time)) <= TOLERANCE_SECONDS && shown.length === expected.length && timingSafeEqual(shown, expected);
}

/** A website as they are written with Next.js: it keeps what it read until it is notified, and asks with the tag of what it had. */
export function openWebsite(settings: WebsiteSettings) {
  const { site, token } = settings;
  const fresh = new Set<string>();
  const had = new Map<string, Kept>();
  const statuses: number[] = [];
  return {
    /** What the interface answered, call by call. */
    statuses,
    /** The text at a path of the interface. */
    async read(target: string): Promise<string> {
      const known = had.get(target);
      if (known && fresh.has(target)) return known.text;
      const answer = await fetch(`${site}${target}`, { headers: { authorization: `Bearer ${token}`, ...(known && { 'if-none-match': known.tag }) } });
      statuses.push(answer.status);
      const text = answer.status === 304 && known ? known.text : await answer.text();
      had.set(target, { tag: answer.headers.get('etag') ?? '', text });
      fresh.add(target);
      return text;
    },
    /** The handler of notifications: answers the status. */
    revalidate(signature: string, body: string): number {
      if (!isSigned(settings, signature, body)) return 401;
      fresh.clear();
      return 204;
    },
  };
}
