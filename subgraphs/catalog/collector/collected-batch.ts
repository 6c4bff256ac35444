import type { ConsentSource } from './consent-source.js';
import { collapsedText } from './stored-text.js';

/** What a shopper decided. */
export type ConsentState = 'GRANTED' | 'DENIED' | 'PENDING' | 'REVOKED';

/** The visitor, as a call of a storefront says. */
export interface ReportedVisitor {
  readonly id: string;
  readonly consent: ConsentState;
  readonly purposes: readonly string[];
  readonly consentSource?: ConsentSource | null | undefined;
  readonly locale?: string | null | undefined;
  readonly channel?: string | null | undefined;
}

/** The storefront and the browser that call. */
export interface Reporting {
  readonly installationId: string;
  readonly visitor: ReportedVisitor;
  /** The customer that a verified reference names. */
  readonly customerId?: string | null | undefined;
  /** A test: everything is checked, nothing is kept. */
  readonly isTest: boolean;
  readonly userAgent?: string | null | undefined;
  /** When it arrived; now unless given. */
  readonly receivedAt?: string | null | undefined;
  /** When the browser says that it sent the call. */
  readonly sentAt?: string | null | undefined;
}

/** A batch of events, as a storefront sent it. */
export interface CollectedBatch extends Reporting {
  /** The hosts of the store's own pages, as its collector names them. */
  readonly domains: readonly string[];
  /** The time zone of the company. */
  readonly timeZone: string;
  /** Reported by the web pixel of a checkout. */
  readonly isWebPixel: boolean;
  readonly session?: string | null | undefined;
  /** As they were sent. */
  readonly events: readonly unknown[];
}

/** The purpose that lets a visitor be linked to a customer. */
const PERSONALISATION = 'personalisation';

/** Whether a visitor may be linked to a customer. */
export const mayBeLinked = ({ purposes }: Pick<ReportedVisitor, 'purposes'>): boolean => purposesOf(purposes).includes(PERSONALISATION);

/** What a shopper allows, a line each. */
export const purposesOf = (purposes: readonly string[]): string[] => purposes.map(collapsedText).filter((purpose) => purpose !== '');
