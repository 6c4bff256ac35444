import { seal, unseal, type SealingKey } from '#kernel/crypto.js';

/** What surrounds a sealed secret in a stored answer; JSON escapes none of it. */
const [BEGIN, END] = ['[sealed ', ']'] as const;

interface Answered {
  readonly companyId: number;
  readonly body: string;
}

/** An answer as it is stored: each secret that it shows is sealed where it stands, so that a repetition with the same key gets it and the database does not have it. */
export const withSealedSecrets = ({ companyId, body }: Answered, secrets: readonly string[], sealing: SealingKey): string =>
  secrets.filter((secret) => secret !== '').reduce((text, secret) => text.replaceAll(secret, () => BEGIN + seal(secret, nameOf(companyId), sealing) + END), body);

/** An answer as it was sent, with the secrets that it shows. A text that only looks sealed stays as it is. */
export function withOpenSecrets({ companyId, body }: Answered, sealing: SealingKey): { readonly body: string; readonly secrets: string[] } {
  const secrets: string[] = [];
  const open = eachSealed(body, (sealed) => {
    const secret = openedOr(undefined, () => unseal(sealed, nameOf(companyId), sealing));
    if (secret !== undefined) secrets.push(secret);
    return secret;
  });
  return { body: open, secrets };
}

/** A stored answer for people: its secrets are replaced. */
export const withoutSecrets = ({ companyId, body }: Answered, sealing: SealingKey): string =>
  eachSealed(body, (sealed) => openedOr(undefined, () => unseal(sealed, nameOf(companyId), sealing)) && '[redacted]');

/** A text with each sealed part replaced by what it is turned into, unless that is undefined. */
function eachSealed(body: string, turned: (sealed: string) => string | undefined): string {
  const [first = '', ...parts] = body.split(BEGIN);
  return parts.reduce((text, part) => {
    const end = part.indexOf(END);
    const open = end < 0 ? undefined : turned(part.slice(0, end));
    return text + (open === undefined ? BEGIN + part : open + part.slice(end + END.length));
  }, first);
}

function openedOr<T>(instead: T, open: () => string): string | T {
  try {
    return open();
  } catch {
    return instead; // not sealed by us
  }
}

const nameOf = (companyId: number): string => `${String(companyId)}:answer`;
