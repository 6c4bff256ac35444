/** What a browser and its system are called; undefined where the text names none that we know. */
export interface NamedBrowser {
  readonly browser: string;
  readonly system: string | undefined;
}

/** In this order: most call themselves by the names of others too. */
const BROWSERS = [['Edg', 'Edge'], ['OPR/', 'Opera'], ['SamsungBrowser/', 'Samsung Internet'], ['Vivaldi/', 'Vivaldi'], ['FxiOS/', 'Firefox'], ['Firefox/', 'Firefox'], ['CriOS/', 'Chrome'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari']] as const;

const SYSTEMS = [['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Android', 'Android'], ['Windows', 'Windows'], ['CrOS', 'ChromeOS'], ['Mac OS X', 'macOS'], ['Linux', 'Linux']] as const;

const named = (text: string, names: readonly (readonly [mark: string, name: string])[]): string | undefined => names.find(([mark]) => text.includes(mark))?.[1];

/** The browser and the system that a User-Agent names (RFC 9110, 10.1.5). */
export function browserOf(userAgent: string): NamedBrowser | undefined {
  const browser = named(userAgent, BROWSERS);
  return browser === undefined ? undefined : { browser, system: named(userAgent, SYSTEMS) };
}
