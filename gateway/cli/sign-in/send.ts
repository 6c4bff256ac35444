import { z } from 'zod';
import { Refusal } from '../refusal.js';

const TIMEOUT = 30_000;

/** An answer and its body, which is JSON where it can be read so. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Send a call; throws {@link Refusal} where nobody answers. Redirects are not followed: no token goes elsewhere. */
export async function send(address: string, init: RequestInit = {}): Promise<Answered> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT), ...init });
    return { status: response.status, body: json(await response.text()) };
  } catch (error) {
    throw new Refusal(`${address} cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
}

/** Send a form of OAuth. */
export const sendForm = (address: string, fields: Readonly<Record<string, string>>): Promise<Answered> => send(address, { method: 'POST', body: new URLSearchParams(fields) });

/** A body of the expected shape; throws {@link Refusal} with what the other side says. */
export function read<T>(shape: z.ZodType<T>, { status, body }: Answered, what: string): T {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const { error, error_description: description } = OAuthError.safeParse(body).data ?? {};
  const reason = [`${what} was refused`, error ?? `status ${String(status)}`, description].filter((part) => part !== undefined).join(': ');
  throw new Refusal(error !== undefined && OVER.has(error) ? `${reason}. Sign in again: npm run portico -- login` : reason);
}

/** What ends with another sign-in (RFC 6749, 5.2; RFC 6750, 3.1). */
const OVER: ReadonlySet<string> = new Set(['invalid_grant', 'invalid_token']);

const OAuthError = z.object({ error: z.string(), error_description: z.string().optional() });

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a call could not be made. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
};
