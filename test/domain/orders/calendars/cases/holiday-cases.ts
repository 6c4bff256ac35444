import { TO_SATURDAY, WEEK, type DepartureCase } from './departure-case.js';

const [BERLIN, PARIS, MADRID, ZURICH, LONDON] = ['Europe/Berlin', 'Europe/Paris', 'Europe/Madrid', 'Europe/Zurich', 'Europe/London'] as const;
const [AUCKLAND, HONOLULU, KOLKATA, NEW_YORK] = ['Pacific/Auckland', 'Pacific/Honolulu', 'Asia/Kolkata', 'America/New_York'] as const;

/** Ordered at noon of the last working day before a holiday, which is too late for it, unless the title says otherwise. By hand, like the other departures. */
export const HOLIDAY_CASES: readonly DepartureCase[] = [
  { title: 'Italy, Epiphany', at: '2026-01-05T11:00', expected: ['2026-01-07', '2026-01-07', '2026-01-07T11:00'] },
  { title: 'Italy, Good Friday is a working day', at: '2026-04-03T09:59:59', expected: ['2026-04-03', '2026-04-03', '2026-04-03T10:00'] },
  { title: 'Italy, Easter Monday', at: '2026-04-03T10:00', expected: ['2026-04-07', '2026-04-07', '2026-04-07T10:00'] },
  { title: 'Italy, Liberation Day on a Saturday that would be worked', works: TO_SATURDAY, at: '2026-04-24T10:00', expected: ['2026-04-27', '2026-04-27', '2026-04-27T10:00'] },
  { title: 'Italy, Labour Day on a Friday', at: '2026-04-30T10:00', expected: ['2026-05-04', '2026-05-04', '2026-05-04T10:00'] },
  { title: 'Italy, Republic Day', at: '2026-06-01T10:00', expected: ['2026-06-03', '2026-06-03', '2026-06-03T10:00'] },
  { title: 'Italy, Saint Francis, a holiday since 2026, on a Sunday that would be worked', works: WEEK, at: '2026-10-03T10:00', expected: ['2026-10-05', '2026-10-05', '2026-10-05T10:00'] },
  { title: 'Italy, Immaculate Conception', at: '2026-12-07T11:00', expected: ['2026-12-09', '2026-12-09', '2026-12-09T11:00'] },
  { title: 'Italy, Christmas and Saint Stephen before a Sunday', at: '2026-12-24T11:00', expected: ['2026-12-28', '2026-12-28', '2026-12-28T11:00'] },
  { title: 'a place that works on holidays', observes: null, at: '2026-12-25T10:00', expected: ['2026-12-25', '2026-12-25', '2026-12-25T11:00'] },
  { title: 'a country without known holidays', observes: 'ZZ', at: '2026-12-25T10:00', expected: ['2026-12-25', '2026-12-25', '2026-12-25T11:00'] },

  { title: 'Bavaria, Epiphany', zone: BERLIN, observes: 'DE BY', at: '2026-01-05T11:00', expected: ['2026-01-07', '2026-01-07', '2026-01-07T11:00'] },
  { title: 'which is a working day in Berlin', zone: BERLIN, observes: 'DE BE', at: '2026-01-05T11:00', expected: ['2026-01-06', '2026-01-06', '2026-01-06T11:00'] },
  { title: 'Bavaria, Corpus Christi', zone: BERLIN, observes: 'DE BY', at: '2026-06-03T10:00', expected: ['2026-06-05', '2026-06-05', '2026-06-05T10:00'] },
  { title: 'which is a working day in Berlin too', zone: BERLIN, observes: 'DE BE', at: '2026-06-03T10:00', expected: ['2026-06-04', '2026-06-04', '2026-06-04T10:00'] },
  { title: 'Berlin, Women\'s Day', zone: BERLIN, observes: 'DE BE', at: '2027-03-05T11:00', expected: ['2027-03-09', '2027-03-09', '2027-03-09T11:00'] },
  { title: 'which is a working day in Bavaria', zone: BERLIN, observes: 'DE BY', at: '2027-03-05T11:00', expected: ['2027-03-08', '2027-03-08', '2027-03-08T11:00'] },
  { title: 'Bavaria, All Saints after a change of clocks', zone: BERLIN, observes: 'DE BY', at: '2027-10-29T10:00', expected: ['2027-11-02', '2027-11-02', '2027-11-02T11:00'] },
  { title: 'Berlin, Good Friday to Easter Monday', zone: BERLIN, observes: 'DE BE', at: '2026-04-02T10:00', expected: ['2026-04-07', '2026-04-07', '2026-04-07T10:00'] },
  { title: 'Germany, Ascension', zone: BERLIN, observes: 'DE', at: '2026-05-13T10:00', expected: ['2026-05-15', '2026-05-15', '2026-05-15T10:00'] },
  { title: 'Germany, Unity Day on a Saturday that would be worked', zone: BERLIN, observes: 'DE', works: TO_SATURDAY, at: '2026-10-02T10:00', expected: ['2026-10-05', '2026-10-05', '2026-10-05T10:00'] },

  { title: 'Britain, Easter', zone: LONDON, observes: 'GB', at: '2026-04-02T11:00', expected: ['2026-04-07', '2026-04-07', '2026-04-07T11:00'] },
  { title: 'Britain, the bank holiday of early May', zone: LONDON, observes: 'GB', at: '2026-05-01T11:00', expected: ['2026-05-05', '2026-05-05', '2026-05-05T11:00'] },
  { title: 'Britain, a substitute for Boxing Day', zone: LONDON, observes: 'GB', at: '2026-12-24T12:00', expected: ['2026-12-29', '2026-12-29', '2026-12-29T12:00'] },
  { title: 'Britain, substitutes for Christmas and Boxing Day', zone: LONDON, observes: 'GB', at: '2027-12-24T12:00', expected: ['2027-12-29', '2027-12-29', '2027-12-29T12:00'] },
  { title: 'Britain works on 2 January', zone: LONDON, observes: 'GB', at: '2025-12-31T12:00', expected: ['2026-01-02', '2026-01-02', '2026-01-02T12:00'] },
  { title: 'Scotland does not', zone: LONDON, observes: 'GB SCT', at: '2025-12-31T12:00', expected: ['2026-01-05', '2026-01-05', '2026-01-05T12:00'] },
  { title: 'Scotland, Saint Andrew', zone: LONDON, observes: 'GB SCT', at: '2026-11-27T12:00', expected: ['2026-12-01', '2026-12-01', '2026-12-01T12:00'] },

  { title: 'France, Victory Day on a Friday', zone: PARIS, observes: 'FR', at: '2026-05-07T10:00', expected: ['2026-05-11', '2026-05-11', '2026-05-11T10:00'] },
  { title: 'France, Whit Monday', zone: PARIS, observes: 'FR', at: '2026-05-22T10:00', expected: ['2026-05-26', '2026-05-26', '2026-05-26T10:00'] },
  { title: 'France, 14 July', zone: PARIS, observes: 'FR', at: '2026-07-13T10:00', expected: ['2026-07-15', '2026-07-15', '2026-07-15T10:00'] },
  { title: 'France, Armistice Day', zone: PARIS, observes: 'FR', at: '2026-11-10T11:00', expected: ['2026-11-12', '2026-11-12', '2026-11-12T11:00'] },
  { title: 'France, Good Friday is a working day', zone: PARIS, observes: 'FR', at: '2026-04-02T10:00', expected: ['2026-04-03', '2026-04-03', '2026-04-03T10:00'] },
  { title: 'but not in Moselle', zone: PARIS, observes: 'FR 57', at: '2026-04-02T10:00', expected: ['2026-04-07', '2026-04-07', '2026-04-07T10:00'] },

  { title: 'Switzerland, the national day', zone: ZURICH, observes: 'CH', at: '2028-07-31T10:00', expected: ['2028-08-02', '2028-08-02', '2028-08-02T10:00'] },
  { title: 'Switzerland, Ascension', zone: ZURICH, observes: 'CH', at: '2026-05-13T10:00', expected: ['2026-05-15', '2026-05-15', '2026-05-15T10:00'] },
  { title: 'Switzerland works on 1 May', zone: ZURICH, observes: 'CH', at: '2026-04-30T10:00', expected: ['2026-05-01', '2026-05-01', '2026-05-01T10:00'] },
  { title: 'Zürich does not', zone: ZURICH, observes: 'CH ZH', at: '2026-04-30T10:00', expected: ['2026-05-04', '2026-05-04', '2026-05-04T10:00'] },

  { title: 'Spain, 12 October', zone: MADRID, observes: 'ES', at: '2026-10-09T10:00', expected: ['2026-10-13', '2026-10-13', '2026-10-13T10:00'] },
  { title: 'Spain works on the Monday after All Saints', zone: MADRID, observes: 'ES', at: '2026-10-30T11:00', expected: ['2026-11-02', '2026-11-02', '2026-11-02T11:00'] },
  { title: 'Madrid has it as a substitute', zone: MADRID, observes: 'ES MD', at: '2026-10-30T11:00', expected: ['2026-11-03', '2026-11-03', '2026-11-03T11:00'] },
  { title: 'Madrid, a substitute for Constitution Day before Immaculate Conception', zone: MADRID, observes: 'ES MD', at: '2026-12-04T11:00', expected: ['2026-12-09', '2026-12-09', '2026-12-09T11:00'] },

  { title: 'Auckland, a second before noon, which is the evening before in UTC', zone: AUCKLAND, observes: 'NZ', at: '2026-11-23T22:59:59', expected: ['2026-11-24', '2026-11-24', '2026-11-23T23:00'] },
  { title: 'Auckland, at noon', zone: AUCKLAND, observes: 'NZ', at: '2026-11-23T23:00', expected: ['2026-11-25', '2026-11-25', '2026-11-24T23:00'] },
  { title: 'Auckland, Friday is Thursday in UTC', zone: AUCKLAND, observes: 'NZ', at: '2026-11-26T22:00', expected: ['2026-11-27', '2026-11-27', '2026-11-26T23:00'] },
  { title: 'Auckland, clocks are set forward in September', zone: AUCKLAND, observes: 'NZ', at: '2026-09-25T00:00', expected: ['2026-09-28', '2026-09-28', '2026-09-27T23:00'] },
  { title: 'Auckland, a substitute for ANZAC Day', zone: AUCKLAND, observes: 'NZ', at: '2026-04-24T00:00', expected: ['2026-04-28', '2026-04-28', '2026-04-28T00:00'] },
  { title: 'Honolulu, a second before noon', zone: HONOLULU, observes: 'US', at: '2026-11-24T21:59:59', expected: ['2026-11-24', '2026-11-24', '2026-11-24T22:00'] },
  { title: 'Honolulu, the evening is the next day in UTC', zone: HONOLULU, observes: 'US', at: '2026-11-25T08:00', expected: ['2026-11-25', '2026-11-25', '2026-11-25T22:00'] },
  { title: 'Honolulu, Thanksgiving', zone: HONOLULU, observes: 'US', at: '2026-11-25T22:00', expected: ['2026-11-27', '2026-11-27', '2026-11-27T22:00'] },
  { title: 'Kolkata, a second before noon', zone: KOLKATA, observes: 'IN', at: '2026-11-24T06:29:59', expected: ['2026-11-24', '2026-11-24', '2026-11-24T06:30'] },
  { title: 'Kolkata, a second before midnight', zone: KOLKATA, observes: 'IN', at: '2026-11-24T18:29:59', expected: ['2026-11-25', '2026-11-25', '2026-11-25T06:30'] },
  { title: 'Kolkata, a Sunday from midnight on', zone: KOLKATA, observes: 'IN', works: ['SUNDAY'], at: '2026-11-28T18:30', expected: ['2026-11-29', '2026-11-29', '2026-11-29T06:30'] },
  { title: 'Kolkata, Republic Day', zone: KOLKATA, observes: 'IN', at: '2026-01-23T06:30', expected: ['2026-01-27', '2026-01-27', '2026-01-27T06:30'] },
  { title: 'New York, Independence Day on a Saturday has its substitute before it', zone: NEW_YORK, observes: 'US', at: '2026-07-02T16:00', expected: ['2026-07-06', '2026-07-06', '2026-07-06T16:00'] },
];
