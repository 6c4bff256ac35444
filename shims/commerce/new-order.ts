import { z } from 'zod';
import { codeProblem } from '#contract/text-problem.js';
import { minorFromDecimal } from '#kernel/money.js';
import { dateTime, shortText } from '#kit/fields.js';

const LONGEST = 255;
const LONGEST_ID = 120;
const LONGEST_NUMBER = 100;
const LONGEST_NOTES = 2000;
const MOST_LINES = 200;
const MOST_UNITS = 1_000_000;

const text = z.string().max(LONGEST, `must have at most ${String(LONGEST)} characters`).nullish();
const code = <Schema extends z.ZodType<string>>(schema: Schema): Schema => schema.superRefine((given, context) => {
  const problem = codeProblem(given);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});
const itemCode = code(z.string().max(LONGEST, `must have at most ${String(LONGEST)} characters`)).nullish();
const GivenMoney = z.object({ amount: z.string().describe('Decimal text: 19.90.'), currency: z.string().describe('ISO 4217 code, that of the order.') });
const country = z.string().regex(/^[A-Za-z]{2}$/, 'must be an ISO 3166-1 alpha-2 code');

const GivenAddress = z.object({
  first_name: text, last_name: text, company: text, address1: text, address2: text, city: text, postal_code: text, province_code: text, country_code: country, phone: text,
});

const Line = z.object({
  sku: itemCode,
  barcode: itemCode.describe('Where no sku is given; beside a sku it must be that item\'s own.'),
  quantity: z.int().min(1, 'must be at least 1').max(MOST_UNITS, `must be at most ${String(MOST_UNITS)}`),
  unit_price: GivenMoney.describe('Of one unit, tax included.'),
  tax_rate: z.string().regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a decimal share between 0 and 1, such as 0.22').nullish(),
  discount: GivenMoney.nullish().describe('On the whole line.'),
  title: text.describe('The catalog\'s title unless given.'),
}).refine(({ sku, barcode }) => (sku ?? barcode ?? '') !== '', { path: ['sku'], message: 'a line names a sku or a barcode' });

const Shape = z.object({
  external_id: code(shortText(LONGEST_ID)).describe('Your id: the same id with the same content again answers the order that was made.'),
  number: code(z.string().regex(/^#?[^\s#]{1,100}$/, `must be up to ${String(LONGEST_NUMBER)} characters without spaces`)).nullish().describe('The merchant\'s next number unless given.'),
  placed_at: dateTime.nullish().describe('Now unless given.'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code'),
  customer: z.object({ name: text, email: text, phone: text }),
  shipping_address: GivenAddress,
  billing_address: GivenAddress.nullish(),
  shipping: z.object({ method_code: shortText(60), method_name: text, price: GivenMoney.nullish() }),
  lines: z.array(Line).min(1, 'must be at least one line').max(MOST_LINES, `must be at most ${String(MOST_LINES)} lines`),
  totals: z.object({ discounts: GivenMoney.nullish(), shipping: GivenMoney.nullish(), tax: GivenMoney.nullish(), total: GivenMoney.nullish() }).nullish()
    .describe('As you count them; an order whose lines come to others is refused.'),
  notes: z.string().max(LONGEST_NOTES, `must have at most ${String(LONGEST_NOTES)} characters`).nullish(),
  attributes: z.object({
    _service_promise: z.string().max(200, 'must have at most 200 characters').regex(/^(?:|\d{4}-\d\d-\d\d|[^:;\s]+:\d{4}-\d\d-\d\d(?:;[^:;\s]+:\d{4}-\d\d-\d\d)*;?)$/, 'must be a date, or method:date separated by semicolons').refine(namesDays, 'must name days that exist').nullish()
      .describe('The delivery dates the customer was shown; empty for none.'),
  }).nullish(),
});

/** 2-decisions, D: the body of POST /orders. Every amount is in the order's currency. */
export const NewOrder = Shape.superRefine((order, context) => {
  for (const { path, money } of amountsOf(order)) {
    const minor = money.currency === order.currency ? minorFromDecimal(money.amount, money.currency) : undefined;
    if (minor === undefined || minor < 0) context.addIssue({ code: 'custom', path: [...path], message: `must be a decimal amount of ${order.currency}, not negative` });
  }
}).meta({ id: 'NewOrder' });

type Amount = z.output<typeof GivenMoney>;

function amountsOf({ shipping, totals, lines }: z.output<typeof Shape>): { path: readonly (string | number)[]; money: Amount }[] {
  const given: (readonly [readonly (string | number)[], Amount | null | undefined])[] = [
    [['shipping', 'price'], shipping.price],
    ...Object.entries(totals ?? {}).map(([name, money]) => [['totals', name], money] as const),
    ...lines.flatMap(({ unit_price, discount }, index) => [[['lines', index, 'unit_price'], unit_price], [['lines', index, 'discount'], discount]] as const),
  ];
  return given.flatMap(([path, money]) => (money == null ? [] : [{ path, money }]));
}

/** Whether every date of a promise is a valid calendar date. */
function namesDays(promise: string): boolean {
  return (promise.match(/\d{4}-\d\d-\d\d/g) ?? []).every((day) => z.iso.date().safeParse(day).success);
}
