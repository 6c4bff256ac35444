/** One entry of an Accept or Accept-Language header. */
export interface Weighed {
  readonly value: string;
  /** 0 to 1; 0 is a refusal. */
  readonly quality: number;
}

/** What a header asks for, in lower case, the most wanted first; parameters but q are left out (RFC 9110, 12.4.2). */
export function byQuality(header = ''): readonly Weighed[] {
  return header.split(',').map(weighed).filter(({ value }) => value !== '').sort((one, other) => other.quality - one.quality);
}

function weighed(entry: string): Weighed {
  const [value = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? 1);
  return { value, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
