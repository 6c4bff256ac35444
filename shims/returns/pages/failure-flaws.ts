import type { Failure } from '#contract/failure.js';
import type { Language } from '#contract/languages.js';
import type { ReturnBlock } from '#contract/schema.generated.js';
import { FRAME_WORDS } from '#kit/page/frame-words.js';
import { FormRefused, type Flaws } from '#kit/page/pages.js';
import { BLOCK_WORDS, wordOf } from '../words.js';
import { CHECK_WORDS, type CheckWords } from './check-words.js';
import { CHOOSE_WORDS, type ChooseWords } from './choose-words.js';
import { fieldsOf, phraseOf, type PickedLine } from './lines.js';

/** The failures of a return that a shopper can mend. */
const MENDED: readonly Failure['code'][] = ['BAD_INPUT', 'LINE_NOT_RETURNABLE', 'QUANTITY_EXCEEDED', 'REASON_REQUIRED', 'PHOTO_REQUIRED', 'EXCHANGE_UNAVAILABLE'];

interface Asked {
  /** In the order of the request. */
  readonly lines: readonly PickedLine[];
  readonly language: Language;
}

/** What the page says of a return that the graph refused, each flaw beside its field; undefined for a failure that is none of the shopper's. */
export function refusedReturn(failure: Failure, asked: Asked): FormRefused | undefined {
  if (!MENDED.includes(failure.code)) return undefined;
  const flaws: Flaws = Object.fromEntries(Object.entries(failure.details).flatMap(([path, messages]) => flawAt(path.split('.'), { ...asked, failure, message: [messages].flat().find((one) => typeof one === 'string') ?? '' })));
  return new FormRefused({ flaws, ...(Object.keys(flaws).length === 0 && { notice: CHECK_WORDS[asked.language].changed }) });
}

interface Flawed extends Asked {
  readonly failure: Failure;
  readonly message: string;
}

function flawAt([subject = '', at = '', field = '']: readonly string[], flawed: Flawed): (readonly [string, string])[] {
  const { failure: { code }, language, lines } = flawed;
  const words = CHECK_WORDS[language];
  switch (subject) {
    case 'photos': return [['photos', code === 'PHOTO_REQUIRED' ? words.photosMissing : words.photoUnreadable]];
    case 'note': return [['note', FRAME_WORDS[language].field.invalid]];
    case 'lines': return lines.slice(Number(at)).slice(0, 1).flatMap((line) => lineFlaw(line, field, flawed));
    default: return [];
  }
}

function lineFlaw({ line }: PickedLine, field: string, { failure: { code }, message, language }: Flawed): (readonly [string, string])[] {
  const [names, title, words, choose] = [fieldsOf(line), phraseOf(line), CHECK_WORDS[language], CHOOSE_WORDS[language]];
  if (field === 'exchange') return [[names.exchange, exchangeFlaw(code, message, words)(title)]];
  if (field === 'reason') return [[names.reason, choose.chooseReason(title)]];
  if (field === 'comment') return [[names.comment, words.commentMissing]];
  if (code === 'LINE_NOT_RETURNABLE') return [[names.quantity, `${title}${FRAME_WORDS[language].colon}${choose.blocks[blockOf(message)]}`]];
  return [[names.quantity, quantityFlaw(message, { title, words, choose, language })]];
}

function exchangeFlaw(code: Failure['code'], message: string, { chooseExchange, exchangeGone, exchangeUnknown }: CheckWords): (title: string) => string {
  if (code !== 'EXCHANGE_UNAVAILABLE') return chooseExchange;
  return message === NOT_OFFERED ? exchangeUnknown : exchangeGone;
}

const NOT_OFFERED = 'is not offered for this item'; // as the graph words what is no option of a line

interface OfQuantity {
  readonly title: string;
  readonly words: CheckWords;
  readonly choose: ChooseWords;
  readonly language: Language;
}

/** Of units that were given back, or that are in other returns: all of them, or some. */
function quantityFlaw(message: string, { title, words, choose, language }: OfQuantity): string {
  if (message.endsWith(EXCHANGED)) return words.refundedBefore(title);
  const [units = '0'] = /\d+/u.exec(message) ?? [];
  return units === '0' ? `${title}${FRAME_WORDS[language].colon}${choose.blocks.ALREADY_RETURNED}` : choose.atMost(title, units);
}

const EXCHANGED = 'can still be exchanged'; // as the graph words what is left of a line for an exchange

const blockOf = (message: string): ReturnBlock => wordOf(BLOCK_WORDS, message) ?? 'ALREADY_RETURNED';
