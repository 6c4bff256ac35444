/** One entry of an Accept or Accept-Language header. */
export interface Weighed {
  readonly value: string;
  /** 0 to 1; 0 excludes the value. */
  readonly quality: number;
}

/** The values of a header in lower case, by quality; parameters but q are dropped (RFC 9110, 12.4.2). */
export function byQuality(header = ''): readonly Weighed[] {
  return header.split(',').map(weighed).filter(({ value }) => value !== '').sort((one, other) => other.quality - one.quality);
}

function weighed(entry: string): Weighed {
  const [value = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length) ?? 1);
  return { value, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}
