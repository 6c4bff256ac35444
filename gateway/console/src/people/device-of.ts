const BROWSERS = [[/Edg\//, 'Edge'], [/OPR\//, 'Opera'], [/Firefox\//, 'Firefox'], [/Chrom(?:e|ium)\//, 'Chrome'], [/Safari\//, 'Safari']] as const;
const SYSTEMS = [[/iPhone|iPad/, 'iOS'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/Mac OS X/, 'macOS'], [/CrOS/, 'ChromeOS'], [/Linux/, 'Linux']] as const;

/** What people call a browser, by what it calls itself; that itself where it says nothing known. */
export function deviceOf(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? []);
  return known.length > 0 ? known.join(' · ') : userAgent;
}
