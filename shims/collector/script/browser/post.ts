const PATIENCE = 3e4;
const KEPT_ALIVE = 3e4; // browsers keep 64 KB alive in all, beacons included

/** Whether a call outlives the page that makes it. */
export const isKeptAlive = (body: string): boolean => body.length < KEPT_ALIVE;

/** What became of a call: the status 0 is that of no answer. */
export interface Outcome {
  readonly status: number;
  readonly text: string;
  /** Seconds that the collector asks to wait. */
  readonly wait: number;
}

/** Post a text without headers of our own, which would need a preflight; it outlives the page. An answer that does not come within 30 seconds is none, where the browser can tell. Never throws. */
export async function post(url: string, body: string): Promise<Outcome> {
  let status = 0;
  try {
    const response = await fetch(url, { method: 'POST', body, credentials: 'omit', keepalive: isKeptAlive(body), signal: 'timeout' in AbortSignal ? AbortSignal.timeout(PATIENCE) : null });
    ({ status } = response);
    return { status, wait: Number(response.headers.get('retry-after')) || 0, text: await response.text() };
  } catch (error) {
    return { status, wait: 0, text: String(error) };
  }
}

/** Hand a text to the browser, which sends it whatever becomes of the page; whether it took it. */
export function beacon(url: string, body: string): boolean {
  try {
    return navigator.sendBeacon(url, body);
  } catch {
    return false;
  }
}
