import { countriesProblem, countryProblem, countryProblemIfGiven, isCountry } from '#contract/country.js';

const RULE = 'must be an ISO 3166-1 alpha-2 code';

test('codes of countries are right in any case', () => {
  expect(['IT', 'gb', 'GR', 'XK', 'us'].map(countryProblem)).toEqual(Array(5).fill(undefined));
  expect([isCountry('EU'), isCountry('ITA'), isCountry(null), isCountry('')]).toEqual([false, false, false, false]);
});

test('letters whose capitals are those of a country are none of its code', () => {
  expect(['\u00DF', '\uFB01', '\u0131T', '\u017Fe'].map(countryProblem)).toEqual(Array(4).fill(RULE)); // sharp s, a ligature, a dotless i, a long s
});

test.each([['UK', 'GB'], ['uk', 'GB'], ['EL', 'GR'], ['ITA', 'IT'], ['SP', 'ES'], ['USA', 'US'], [' DEU ', 'DE']])('%s is a mistake for %s', (code, meant) => {
  expect(countryProblem(code)).toBe(`${RULE}: ${meant}, not ${code.trim()}`);
});

test('what means no country gets no hint', () => {
  expect(['Italy', 'EU', 'XX', '', null, undefined].map(countryProblem)).toEqual(Array(6).fill(RULE));
  expect([countryProblemIfGiven(null), countryProblemIfGiven(''), countryProblemIfGiven('UK')]).toEqual([undefined, undefined, `${RULE}: GB, not UK`]);
  expect([countriesProblem(null), countriesProblem(['IT']), countriesProblem(['IT', 'UK', 'EL'])]).toEqual([undefined, undefined, `${RULE}: GB, not UK`]);
});

test('letters whose capitals are others are no code', () => {
  expect(['ß', 'ıt', 'ﬁ'].map(isCountry)).toEqual([false, false, false]);
});
