import { sha256 } from '#kernel/crypto.js';
import { wordsOfDraft } from '../search/draft-words.js';
import type { ContactFacts } from './contact.js';

/** Why two contacts look like one, the strongest reason first. */
export const DUPLICATE_REASONS = ['EMAIL', 'PHONE', 'NAME_AND_COMPANY'] as const;

/** One of {@link DUPLICATE_REASONS}. */
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** How likely contacts are one, of 100, for their strongest reason. */
export const SCORES = { EMAIL: 95, PHONE: 85, NAME_AND_COMPANY: 60 } as const satisfies Record<DuplicateReason, number>;

/** Something by which two contacts that share it look like one. */
export interface ContactKey {
  /** 1 for the first of {@link DUPLICATE_REASONS}. */
  readonly kind: number;
  readonly value: string;
}

/** The key of a value that two contacts may share. */
export const keyOf = (reason: DuplicateReason, value: string): ContactKey => ({ kind: DUPLICATE_REASONS.indexOf(reason) + 1, value });

/** All keys of a contact, each once. */
export const keysOf = (contact: ContactFacts): ContactKey[] => [
  ...contact.emails.map((email) => keyOf('EMAIL', email)), ...contact.phones.map((phone) => keyOf('PHONE', phone)), ...namedKey(contact).map((value) => keyOf('NAME_AND_COMPANY', value)),
];

/** The words of the name and of the organisation, in any order, capitals and accents; none where one of them is missing. */
function namedKey({ name, company }: ContactFacts): string[] {
  const [names, companies] = [comparable(name), comparable(company ?? '')];
  return names === '' || companies === '' ? [] : [sha256(`${names}\n${companies}`)];
}

/** The reasons whose keys are not the values themselves. */
const HASHED: ReadonlySet<DuplicateReason> = new Set(['NAME_AND_COMPANY']);

const comparable = (text: string): string => [...new Set(wordsOfDraft(text))].sort().join(' ');

/** What two contacts agree in. */
export interface Agreement {
  readonly reason: DuplicateReason;
  /** The value: an e-mail address, a telephone number, a name with its organisation. */
  readonly value: string;
}

/** Two contacts that look like one. */
export interface ContactDuplicate<Of extends ContactFacts> {
  readonly contacts: readonly [Of, Of];
  /** Each once, the strongest first. */
  readonly reasons: readonly DuplicateReason[];
  readonly score: number;
  readonly agreements: readonly Agreement[];
}

/** What makes two contacts look like one; where they are read in part, at least the kind of the key that they share. */
export function duplicateOf<Of extends ContactFacts>(contact: Of, other: Of, kind?: number): ContactDuplicate<Of> {
  const shared = new Set(keysOf(other).map(nameOf));
  const agreements = keysOf(contact).filter((key) => shared.has(nameOf(key))).flatMap(({ kind, value }): Agreement[] => {
    const reason = DUPLICATE_REASONS[kind - 1];
    return reason === undefined ? [] : [{ reason, value: HASHED.has(reason) ? `${contact.name}, ${contact.company ?? ''}` : value }];
  });
  const reasons = DUPLICATE_REASONS.filter((one, at) => at + 1 === kind || agreements.some(({ reason }) => reason === one));
  return { contacts: [contact, other], reasons, score: Math.max(0, ...reasons.map((reason) => SCORES[reason])), agreements };
}

const nameOf = ({ kind, value }: ContactKey): string => `${String(kind)} ${value}`;
