import { Problems } from '#contract/problems.js';
import { textProblem } from '#contract/text-problem.js';
import { isLocale } from '../sites/check-site.js';
import type { AssetFacts } from './asset.js';

const [LONGEST_NAME, LONGEST_ALT, MOST_ALTS] = [255, 500, 50] as const;

/** Throws BAD_INPUT with every problem of what is said of an asset, by field. */
export function checkAsset({ name, alts, focal }: AssetFacts): void {
  const problems = new Problems();
  problems.add('name', textProblem(name, { most: LONGEST_NAME }));
  problems.add('alts', alts.length > MOST_ALTS ? `must have at most ${String(MOST_ALTS)} texts` : undefined);
  problems.add('alts', new Set(alts.map(({ locale }) => locale)).size < alts.length ? 'must not have a locale twice' : undefined);
  for (const [index, { locale, text }] of alts.slice(0, MOST_ALTS).entries()) {
    problems.add(`alts.${String(index)}.locale`, isLocale(locale) ? undefined : 'must be a language tag such as it or pt-BR');
    problems.add(`alts.${String(index)}.text`, textProblem(text, { most: LONGEST_ALT }));
  }
  problems.add('focal', focal === null || (isShare(focal.x) && isShare(focal.y)) ? undefined : 'must be {x, y}, each from 0 (left, top) to 1');
  problems.refuse('The asset is not valid');
}

const isShare = (value: number): boolean => value >= 0 && value <= 1;
