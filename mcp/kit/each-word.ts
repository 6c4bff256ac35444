const PUNCTUATION = [',', ':', ';', '.', ')'] as const;

/** A sentence with each word changed; the mark that may follow a word stays. */
export const eachWord = (sentence: string, change: (word: string) => string): string => sentence.split(' ').map((word) => {
  const mark = PUNCTUATION.find((one) => word.endsWith(one)) ?? '';
  return `${change(word.slice(0, word.length - mark.length))}${mark}`;
}).join(' ');
