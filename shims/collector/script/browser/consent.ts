import type { Fields } from './json.js';
import type { Options } from './options.js';
import type { Report } from './queue.js';
import { KEY, type Store } from './store.js';
import type { TestCode } from './test-code.js';

declare global {
  interface Navigator {
    /** Global Privacy Control. */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Called with what a source of consent says; null is an answer that was not given yet. */
export type Decide = (source: string, analytics: boolean | null, marketing: boolean) => void;

/** What the shopper agreed to. */
export interface Consent {
  /** Whether events may be stored and sent, null while nobody knows. */
  readonly isGranted: () => boolean | null;
  /** Whether they may be linked to a customer. */
  readonly isPersonal: () => boolean;
  /** The visitor as events are sent with it. */
  readonly visitor: () => Fields;
  readonly decide: Decide;
  /** Begin a visitor anew, who agreed to the same. */
  readonly renew: () => void;
}

/** What a decision has effects on. */
export interface Effects {
  readonly options: Options;
  readonly store: Store;
  readonly test: TestCode;
  readonly report: (report: Report) => void;
  /** Events that wait are not to be sent any more. */
  readonly drop: () => void;
}

/** Open it, undecided. */
export function openConsent({ options: { locale, channel }, store, test, report, drop }: Effects): Consent {
  let [source, analytics, marketing]: [string | undefined, boolean | null, boolean] = [undefined, null, false];
  const visitor = (): Fields => ({ id: store.read().id, consent: 'granted', purposes: purposesOf(marketing), consentSource: wordOf(source), locale, channel });
  const agreed = (): void => {
    store.touch();
    test.keep();
    const [old, told] = [store.read(), purposesOf(marketing).join()];
    store.write({ ...old, told, manual: source === 'manual' ? told : undefined });
    if (old.told !== told) report({ visitor: visitor(), test: test.read() });
  };
  const withdrawn = (): void => {
    drop();
    test.forget();
    const { id, erase } = store.read();
    store.write({ erase: id ?? erase });
    if (id) report(withdrawal(store, wordOf(source)));
  };
  const decide: Decide = (by, isAnalytics, isMarketing) => {
    if (isAnalytics === null && by !== source && by !== 'manual') return; // who does not know does not overrule
    [source, analytics, marketing] = [by, isAnalytics, isMarketing && !isGlobal()];
    if (analytics) agreed();
    else if (analytics === false) withdrawn();
  };
  const renew = (): void => {
    store.write({ erase: store.read().erase });
    if (analytics) agreed();
  };
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== KEY || newValue?.includes('"id"') || !analytics) return;
    analytics = null; // withdrawn in another tab, which reports it
    drop();
    store.forget();
  });
  return { isGranted: () => analytics, isPersonal: () => Boolean(analytics) && marketing, visitor, decide, renew };
}

/** The report of a withdrawal, which is kept until the collector has erased the visitor. */
export function withdrawal({ read, write }: Store, source?: string): Report {
  const { erase: id } = read();
  return { visitor: { id, consent: 'revoked', consentSource: source }, confirmed: () => { if (read().erase === id) write({ ...read(), erase: undefined }); } };
}

/** The purposes in the collector's words. */
export const purposesOf = (marketing: boolean): readonly string[] => (marketing ? ['analytics', 'personalisation'] : ['analytics']);

/** Who says it, in the collector's words: the browser itself where it asks for privacy; for others it has none. */
export const wordOf = (source: string | undefined): string | undefined => (isGlobal() ? 'gpc' : source === 'google' ? undefined : source);

/** Whether the browser asks all sites for privacy, which withholds personalisation whatever else is said. */
export const isGlobal = (): boolean => Boolean(navigator.globalPrivacyControl);
