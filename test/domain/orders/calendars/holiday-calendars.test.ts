import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { Failure } from '#contract/failure.js';
import { holidayCalendars } from '../../../../subgraphs/orders/calendars/holiday-calendars.js';
import type { HolidayQuestion } from '../../../../subgraphs/orders/calendars/holiday-question.js';
import { holidayThread, type HolidayThread } from '../../../../subgraphs/orders/calendars/holiday-thread.js';

const ITALY = { countryCode: 'IT', region: null };
const BAVARIA = { countryCode: 'DE', region: 'BY' };

describe('the holidays', () => {
  const calendars = holidayCalendars();
  afterAll(() => calendars.close());

  const daysOf = async (countryCode: string, region: string | null, days: readonly string[]) => {
    const name = await calendars.of([{ countryCode, region }], [2026, 2027]);
    return days.map((day) => name(countryCode, region, day));
  };

  it.each([
    ['are named in English', 'IT', null, ['2026-01-06', '2026-12-08'], ['Epiphany', 'Immaculate Conception']],
    ['or as they are called there', 'PT', null, ['2026-10-05'], ['Implantação da República']],
    ['are none on other days', 'IT', null, ['2026-01-07', '2026-12-24'], [undefined, undefined]],
    ['of a region are those of its country too', 'DE', 'BY', ['2026-06-04', '2026-05-14'], ['Corpus Christi', 'Ascension Day']],
    ['of another region are not', 'DE', 'BE', ['2026-06-04'], [undefined]],
    ['have substitutes', 'GB', null, ['2027-12-25', '2027-12-27', '2027-12-28'], ['Christmas Day', 'Christmas Day (substitute day)', 'Boxing Day (substitute day)']],
    ['are public ones alone', 'DE', null, ['2026-12-24', '2026-12-25'], [undefined, 'Christmas Day']],
    ['can last for days', 'RU', null, ['2026-01-01', '2026-01-02', '2026-01-06', '2026-01-07'], ['New Year\'s Day', 'New Year Holiday', 'New Year Holiday', 'Christmas Day']],
    ['can begin in the evening, which is no holiday yet', 'TR', null, ['2026-03-19', '2026-03-20', '2026-03-22', '2026-03-23'], [undefined, 'End of Ramadan (Eid al-Fitr)', 'End of Ramadan (Eid al-Fitr)', undefined]],
    ['can last until the next year', 'SZ', null, ['2026-12-27', '2026-12-28', '2027-01-02', '2027-01-03'], [undefined, 'Incwala Festival', 'Incwala Festival', undefined]],
    ['can last as long as a day of 25 hours', 'PM', null, ['2026-11-01', '2026-11-02'], ['All Saints\' Day', undefined]],
    ['of an unknown country are none', 'ZZ', null, ['2026-12-25'], [undefined]],
    ['of an unknown region are none', 'IT', 'XX', ['2026-12-25'], [undefined]],
    ['of a year that was not asked for are none', 'IT', null, ['2028-12-25'], [undefined]],
  ] as const)('%s', async (...[, country, region, days, names]) => {
    expect(await daysOf(country, region, days)).toEqual(names);
  });

  it('know the regions of a country', async () => {
    const germany = await calendars.regionsOf('DE');
    expect([germany?.size, germany?.get('BY'), (await calendars.regionsOf('GB'))?.get('SCT')]).toEqual([16, 'Bayern', 'Scotland']);
  });

  it('know countries without regions from those that are unknown', async () => {
    expect([await calendars.regionsOf('PL'), await calendars.regionsOf('ZZ'), await calendars.regionsOf('constructor')]).toEqual([new Map(), undefined, undefined]);
  });
});

/** A thread that knows one holiday a year, Christmas, and fails as often as it is said. */
function fakeThread(failures = 0): HolidayThread & { readonly asked: HolidayQuestion[] } {
  const asked: HolidayQuestion[] = [];
  return {
    asked,
    ask: async (question) => {
      asked.push(question);
      await Promise.resolve();
      if (asked.length <= failures) throw new Failure('UNAVAILABLE', 'Public holidays cannot be looked up at present');
      return 'years' in question ? { years: question.years.map(({ year }) => new Map([[`${year.toString()}-12-25`, 'Christmas']])) } : { regions: new Map([['BY', 'Bayern']]) };
    },
    close: () => Promise.resolve(),
  };
}

describe('what has been looked up', () => {
  it('is not looked up again', async () => {
    const thread = fakeThread();
    const calendars = holidayCalendars(thread);
    await calendars.of([ITALY], [2026]);
    const name = await calendars.of([ITALY, ITALY], [2026]);
    expect([name('IT', null, '2026-12-25'), thread.asked.length]).toEqual(['Christmas', 1]);
  });

  it('is left out of the next question', async () => {
    const thread = fakeThread();
    const calendars = holidayCalendars(thread);
    await calendars.of([ITALY], [2026]);
    const name = await calendars.of([ITALY, BAVARIA], [2026, 2027]);
    expect(thread.asked[1]).toEqual({ years: [{ ...ITALY, year: 2027 }, { ...BAVARIA, year: 2026 }, { ...BAVARIA, year: 2027 }] });
    expect([name('IT', null, '2026-12-25'), name('DE', 'BY', '2026-12-25'), name('DE', 'BY', '2027-12-25'), name('DE', null, '2026-12-25')]).toEqual(['Christmas', 'Christmas', 'Christmas', undefined]);
  });

  it('is shared by those who ask for it at the same time', async () => {
    const thread = fakeThread();
    const calendars = holidayCalendars(thread);
    const names = await Promise.all([calendars.of([ITALY], [2026]), calendars.of([ITALY], [2026]), calendars.regionsOf('DE'), calendars.regionsOf('DE')]);
    expect([names[1]('IT', null, '2026-12-25'), names[3]?.get('BY'), thread.asked.length]).toEqual(['Christmas', 'Bayern', 2]);
  });

  it('is looked up again when it could not be', async () => {
    const calendars = holidayCalendars(fakeThread(1));
    await expect(calendars.of([ITALY, BAVARIA], [2026])).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await calendars.of([ITALY, BAVARIA], [2026]))('DE', 'BY', '2026-12-25')).toBe('Christmas');
  });

  it('is looked up again when it could not be, regions too', async () => {
    const calendars = holidayCalendars(fakeThread(1));
    await expect(calendars.regionsOf('DE')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect((await calendars.regionsOf('DE'))?.get('BY')).toBe('Bayern');
  });

  it('is forgotten when much else was looked up after it', async () => {
    const thread = fakeThread();
    const calendars = holidayCalendars(thread);
    await calendars.of([ITALY], [2026]);
    await calendars.of([BAVARIA], Array.from({ length: 1_000 }, (_, index) => 1_000 + index));
    await calendars.of([ITALY], [2026]);
    expect(thread.asked).toHaveLength(3);
  });

  it('of nothing is nothing', async () => {
    const thread = fakeThread();
    expect((await holidayCalendars(thread).of([], [2026]))('IT', null, '2026-12-25')).toBeUndefined();
    expect(thread.asked).toEqual([]);
  });
});

describe('their thread', () => {
  const begun: Worker[] = [];
  const count = (worker: Worker): void => { begun.push(worker); };
  beforeEach(() => { begun.length = 0; process.on('worker', count); });
  afterEach(() => { process.off('worker', count); });

  it('ends when nobody asked for a while, and begins anew', async () => {
    const idle: (() => void)[] = [];
    const thread = holidayThread({ afterIdle: (work) => { idle.push(work); return () => { idle.length = 0; }; } });
    expect(begun).toHaveLength(0);
    await thread.ask({ regionsOf: 'DE' });
    await thread.ask({ regionsOf: 'IT' });
    expect([begun.length, idle.length]).toEqual([1, 1]);
    const exit = once(begun[0] ?? process, 'exit');
    idle[0]?.();
    await exit;
    expect(await thread.ask({ regionsOf: 'ZZ' })).toEqual({ regions: undefined });
    expect(begun).toHaveLength(2);
    await thread.close();
  });

  it('that ends too early is unavailable, and begins anew', async () => {
    const thread = holidayThread({ module: new URL('data:text/javascript,throw new Error("no memory")') });
    await expect(thread.ask({ regionsOf: 'DE' })).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Public holidays cannot be looked up at present' });
    await expect(thread.ask({ regionsOf: 'DE' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(begun).toHaveLength(2);
  });

  it('that answers with an error is unavailable', async () => {
    const program = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", (asked) => { if (asked) parentPort.postMessage({ id: asked.id, code: "", message: "broken" }); else parentPort.close(); })';
    const thread = holidayThread({ module: new URL(`data:text/javascript,${encodeURIComponent(program)}`) });
    await expect(thread.ask({ regionsOf: 'DE' })).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: new Error('broken') });
    await thread.close();
  });

  it('that does not answer is ended after a while', async () => {
    const late: (() => void)[] = [];
    const program = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => undefined)';
    const thread = holidayThread({ module: new URL(`data:text/javascript,${encodeURIComponent(program)}`), afterLong: (work) => { late.push(work); return () => undefined; } });
    const asked = expect(thread.ask({ regionsOf: 'DE' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    late[0]?.();
    await asked;
    expect(await holidayThread({ afterIdle: (work) => { work(); return () => undefined; } }).ask({ regionsOf: 'ZZ' })).toEqual({ regions: undefined });
  });
});
