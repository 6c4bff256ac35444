import type { Failure } from '#contract/failure.js';
import type { Language } from '#contract/languages.js';
import type { ReturnBlock } from '#contract/schema.generated.js';
import { FRAME_WORDS } from '#kit/page/frame-words.js';
import { FormRefused, type Flaws } from '#kit/page/pages.js';
import { BLOCK_WORDS, wordOf } from '../words.js';
import { CHECK_WORDS, type CheckWords } from './check-words.js';
import type { Choice } from './choice.js';
import { CHOOSE_WORDS } from './choose-words.js';
import { fieldsOf, isReturnable, phraseOf, type PickedLine } from './lines.js';

/** The failures of a return that a shopper can mend. */
const MENDED: readonly Failure['code'][] = ['BAD_INPUT', 'LINE_NOT_RETURNABLE', 'QUANTITY_EXCEEDED', 'REASON_REQUIRED', 'PHOTO_REQUIRED', 'EXCHANGE_UNAVAILABLE'];

interface Asked {
  /** In the order of the request, as they are by now. */
  readonly lines: readonly PickedLine[];
  readonly resolution: Choice['resolution'];
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

function lineFlaw(picked: PickedLine, field: string, flawed: Flawed): (readonly [string, string])[] {
  const { failure: { code }, message, language } = flawed;
  const [names, title, words, choose] = [fieldsOf(picked.line), phraseOf(picked.line), CHECK_WORDS[language], CHOOSE_WORDS[language]];
  if (field === 'exchange') return [[names.exchange, exchangeFlaw(picked, code, words)(title)]];
  if (field === 'reason') return [[names.reason, choose.chooseReason(title)]];
  if (field === 'comment') return [[names.comment, words.commentMissing]];
  return [[names.quantity, code === 'LINE_NOT_RETURNABLE' ? blockedFlaw(title, blockOf(message), language) : quantityFlaw(picked, flawed)]];
}

/** What is none of its line's options, or is sold out. */
function exchangeFlaw({ line, chosen }: PickedLine, code: Failure['code'], { chooseExchange, exchangeGone, exchangeUnknown }: CheckWords): (title: string) => string {
  if (code !== 'EXCHANGE_UNAVAILABLE') return chooseExchange;
  return line.exchangeBarcodes.includes(chosen.exchange) ? exchangeGone : exchangeUnknown;
}

/** Units that are in other returns, all of them or some; those of which there are enough were given back, and are not exchanged. */
function quantityFlaw({ line, chosen }: PickedLine, { language, resolution }: Flawed): string {
  const [title, units] = [phraseOf(line), isReturnable(line) ? line.returnable : 0];
  if (resolution === 'EXCHANGE' && units >= chosen.quantity) return CHECK_WORDS[language].refundedBefore(title);
  return units === 0 || units >= chosen.quantity ? blockedFlaw(title, line.blocked ?? 'ALREADY_RETURNED', language) : CHOOSE_WORDS[language].atMost(title, String(units));
}

const blockedFlaw = (title: string, block: ReturnBlock, language: Language): string => `${title}${FRAME_WORDS[language].colon}${CHOOSE_WORDS[language].blocks[block]}`;

const blockOf = (message: string): ReturnBlock => wordOf(BLOCK_WORDS, message) ?? 'ALREADY_RETURNED';
