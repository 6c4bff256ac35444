import type { VNode } from 'preact';
import { Field, SelectField } from '#kit/page/pages.js';
import type { ChooseWords } from './choose-words.js';
import { fieldsOf, type ShopperLine } from './lines.js';
import type { ShopperOrder } from './shown-order.js';

const MOST_LISTED = 50;

interface OfLine {
  readonly line: ShopperLine;
  readonly words: Pick<ChooseWords, 'quantity' | 'none' | 'reason' | 'reasonPrompt'>;
}

/** How many of a line: one of a list, or a number where the list would be long. */
export function QuantityField({ line, words }: OfLine): VNode {
  const units = Math.max(0, line.returnable);
  return (
    <Field name={fieldsOf(line).quantity} label={words.quantity} control={(tied, [value]) => (units > MOST_LISTED
      ? <input {...tied} required={false} type="text" inputMode="numeric" value={value} maxLength={7} />
      : (
        <select {...tied} required={false}>
          <option value="0">{words.none}</option>
          {Array.from({ length: units }, (_, index) => String(index + 1)).map((choice) => <option value={choice} selected={choice === value}>{choice}</option>)}
        </select>
      ))} />
  );
}

/** One of a list, which is needed only where another field says so: it is not marked as optional, and not as required. */
export const AskedSelect = ({ choices, prompt, ...parts }: Parameters<typeof SelectField>[0]): VNode => (
  <Field {...parts} control={(tied, [chosen]) => (
    <select {...tied} required={false}>
      <option value="">{prompt}</option>
      {choices.map(({ value, label }) => <option value={value} selected={value === chosen}>{label}</option>)}
    </select>
  )} />
);

/** Why; with a script it is asked of what comes back alone. */
export const ReasonField = ({ line, reasons, words }: OfLine & Pick<ShopperOrder, 'reasons'>): VNode => (
  <div data-when={fieldsOf(line).quantity}>
    <AskedSelect name={fieldsOf(line).reason} label={words.reason} prompt={words.reasonPrompt} choices={reasons.map(({ code, label }) => ({ value: code, label }))} />
  </div>
);

/** What is wanted instead of a line. */
export const ExchangeField = ({ line, label, prompt }: { readonly line: ShopperLine; readonly label: string; readonly prompt: string }): VNode => (
  <SelectField name={fieldsOf(line).exchange} label={label} prompt={prompt} choices={line.exchangeOptions.map(({ barcode, label: piece }) => ({ value: barcode, label: piece }))} />
);
