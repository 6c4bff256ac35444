import type { Instant } from '#kernel/clock.js';

/** What people say of a contact. */
export interface ContactFacts {
  readonly name: string;
  /** In lower case. */
  readonly emails: readonly string[];
  /** As `normalPhone` writes them. */
  readonly phones: readonly string[];
  /** The organisation, by its name. */
  readonly company: string | null;
  /** What they do there. */
  readonly role: string | null;
  readonly tags: readonly string[];
  /** Under which names they are known beside: those of merged contacts. */
  readonly otherNames: readonly string[];
}

/** A person or an organisation that the company deals with. */
export interface Contact extends ContactFacts {
  readonly id: string;
  /** The contacts that were merged into it, the first first: their ids lead to it. */
  readonly mergedIds: readonly string[];
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** A contact that was merged into another, as it was then. */
export interface MergedContact extends ContactFacts {
  readonly id: string;
  readonly mergedAt: Instant;
  readonly mergedBy: string;
}

/** The most characters of the texts of a contact. */
export const LONGEST = { name: 200, email: 254, company: 200, role: 120, tag: 60 } as const;

/** The most values in one list of a contact: as people write it, and as merges leave it. */
export const [MOST_VALUES, MOST_MERGED_VALUES] = [20, 100] as const;

/** The most contacts that one merge takes, and that are ever merged into one. */
export const [MOST_AT_ONCE, MOST_MERGED] = [20, 200] as const;

/** Whether two contacts say the same. */
export const saysTheSame = (one: ContactFacts, other: ContactFacts): boolean => factsText(one) === factsText(other);

const factsText = ({ name, emails, phones, company, role, tags, otherNames }: ContactFacts): string => JSON.stringify([name, emails, phones, company, role, tags, otherNames]);
