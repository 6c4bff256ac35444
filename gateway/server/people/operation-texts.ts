import { enterLatest } from '#kernel/enter-latest.js';

/** Texts of operations that clients name by their SHA-256 (automatic persisted queries). */
export interface OperationTexts {
  /** The text with a hash, in lower-case hex; undefined when it is not known here. */
  readonly textOf: (hash: string) => string | undefined;
  /** Keep a text that was validated under its hash. */
  readonly keep: (hash: string, text: string) => void;
  readonly isAllowed: (text: string) => boolean;
}

const MOST_TEXTS = 300;

/** Any text is allowed; the latest few hundred that clients register are kept in this process. */
export function registeredTexts(): OperationTexts {
  const texts = new Map<string, string>();
  return {
    textOf: (hash) => texts.get(hash),
    keep: (hash, text) => { enterLatest(texts, [hash, text], MOST_TEXTS); },
    isAllowed: () => true,
  };
}

/** Only these texts are allowed; clients cannot register others. */
export function listedTexts(byHash: ReadonlyMap<string, string>): OperationTexts {
  const listed = new Set(byHash.values());
  return { textOf: (hash) => byHash.get(hash), keep: () => undefined, isAllowed: (text) => listed.has(text) };
}
