/** A delivery that is planned. */
export interface DeliveryCase {
  readonly title: string;
  readonly to: string;
  readonly ships: string;
  /** Working days: at least, at most, and those the policy adds. */
  readonly days: readonly [least: number, most: number, buffer?: number];
  readonly expected: readonly [from: string, to: string] | undefined;
}

/** Counted by hand on a calendar with the national holidays of each destination. */
export const DELIVERY_CASES: readonly DeliveryCase[] = [
  { title: 'one to two days in the middle of a week', to: 'IT', ships: '2026-11-24', days: [1, 2], expected: ['2026-11-25', '2026-11-26'] },
  { title: 'over a weekend', to: 'IT', ships: '2026-11-27', days: [1, 2], expected: ['2026-11-30', '2026-12-01'] },
  { title: 'what leaves on a Saturday is there on Monday', to: 'IT', ships: '2026-11-28', days: [1, 1], expected: ['2026-11-30', '2026-11-30'] },
  { title: 'days of the policy are added to the last day alone', to: 'IT', ships: '2026-11-24', days: [1, 2, 1], expected: ['2026-11-25', '2026-11-27'] },
  { title: 'they are working days too', to: 'IT', ships: '2026-11-26', days: [1, 1, 1], expected: ['2026-11-27', '2026-11-30'] },
  { title: 'the same day', to: 'IT', ships: '2026-11-24', days: [0, 0], expected: ['2026-11-24', '2026-11-24'] },
  { title: 'the same day, on a Saturday, is Monday', to: 'IT', ships: '2026-11-28', days: [0, 0], expected: ['2026-11-30', '2026-11-30'] },
  { title: 'the same day or the next, from a Saturday', to: 'IT', ships: '2026-11-28', days: [0, 1], expected: ['2026-11-30', '2026-11-30'] },
  { title: 'the same day or in two, from a Saturday', to: 'IT', ships: '2026-11-28', days: [0, 2], expected: ['2026-11-30', '2026-12-01'] },
  { title: 'the same day and one of the policy, from a Saturday', to: 'IT', ships: '2026-11-28', days: [0, 0, 1], expected: ['2026-11-30', '2026-11-30'] },
  { title: 'three weeks with a holiday in the third', to: 'IT', ships: '2026-11-23', days: [10, 15], expected: ['2026-12-07', '2026-12-15'] },
  { title: 'over Easter in Italy', to: 'IT', ships: '2026-04-03', days: [1, 2], expected: ['2026-04-07', '2026-04-08'] },
  { title: 'over Easter in Germany', to: 'DE', ships: '2026-04-02', days: [1, 2], expected: ['2026-04-07', '2026-04-08'] },
  { title: 'over Christmas in Germany', to: 'DE', ships: '2026-12-23', days: [1, 3], expected: ['2026-12-24', '2026-12-29'] },
  { title: 'over Christmas and a substitute in Britain', to: 'GB', ships: '2026-12-23', days: [2, 3], expected: ['2026-12-29', '2026-12-30'] },
  { title: 'over Christmas and two substitutes in Britain', to: 'GB', ships: '2027-12-23', days: [1, 2], expected: ['2027-12-24', '2027-12-29'] },
  { title: 'over 14 July in France', to: 'FR', ships: '2026-07-13', days: [1, 1], expected: ['2026-07-15', '2026-07-15'] },
  { title: 'what leaves on a holiday of the destination', to: 'FR', ships: '2026-07-14', days: [0, 1], expected: ['2026-07-15', '2026-07-15'] },
  { title: 'over Immaculate Conception in Spain', to: 'ES', ships: '2026-12-03', days: [2, 3], expected: ['2026-12-07', '2026-12-09'] },
  { title: 'over Ascension and a weekend in Switzerland', to: 'CH', ships: '2026-05-13', days: [1, 2], expected: ['2026-05-15', '2026-05-18'] },
  { title: 'a holiday of a region is none of the country', to: 'DE', ships: '2026-06-03', days: [1, 1], expected: ['2026-06-04', '2026-06-04'] },
  { title: 'over Thanksgiving in the United States', to: 'US', ships: '2026-11-25', days: [1, 2], expected: ['2026-11-27', '2026-11-30'] },
  { title: 'a country without known holidays', to: 'ZZ', ships: '2026-12-24', days: [1, 2], expected: ['2026-12-25', '2026-12-28'] },
  { title: 'over New Year', to: 'IT', ships: '2026-12-30', days: [1, 3], expected: ['2026-12-31', '2027-01-05'] },
  { title: 'over 29 February', to: 'IT', ships: '2028-02-28', days: [1, 2], expected: ['2028-02-29', '2028-03-01'] },
  { title: 'longer than 400 days', to: 'IT', ships: '2026-11-24', days: [1, 300], expected: undefined },
];
