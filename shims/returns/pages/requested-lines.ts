import type { Flaws, Typed } from '#kit/page/pages.js';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../photo-limits.js';
import { CHECK_WORDS, type CheckWords } from './check-words.js';
import type { Choice } from './choice.js';
import { CHOOSE_WORDS, type ChooseWords } from './choose-words.js';
import { fieldsOf, isReturnable, picked, textOf, textsByField, type PickedLine } from './lines.js';
import type { ShopperOrder } from './shown-order.js';
import type { Requested } from './requested-return.js';

/** What was chosen, with what this page says otherwise: it asks again of a line that the graph refused. */
export function requestedIn(order: ShopperOrder, choice: Choice, typed: Typed): Omit<Requested, 'photos'> {
  const chosen = picked(order, choice.lines).map(({ line, chosen: before }) => {
    const names = fieldsOf(line);
    const quantity = names.quantity in typed ? Number(textOf(typed, names.quantity)) : before.quantity;
    return { line, chosen: { ...before, quantity, reason: textOf(typed, names.reason) || before.reason, exchange: textOf(typed, names.exchange) || before.exchange } };
  });
  const lines = chosen.filter(({ chosen: { quantity } }) => quantity !== 0);
  return { choice, lines, comments: new Map(lines.map(({ line }) => [line.id, textOf(typed, fieldsOf(line).comment)])), note: textOf(typed, 'note') };
}

/** The quantities of what was chosen before more of it was returned, as the form is to ask for them again. */
export const leftTyped = (order: ShopperOrder, choice: Choice): Typed => textsByField(
  ...picked(order, choice.lines).map(({ line, chosen: { quantity } }) => {
    const left = isReturnable(line) ? line.returnable : 0;
    return quantity > left && ([fieldsOf(line).quantity, String(left)] as const);
  }),
);

/** What can be said without the graph; it checks everything again. */
export function flawsOf(order: ShopperOrder, { choice, lines, comments, photos }: Requested): Flaws {
  const words = CHECK_WORDS[order.language];
  const needs = (reason: string) => order.reasons.find(({ code }) => code === reason);
  const [first] = picked(order, choice.lines);
  const wordless = lines.filter(({ line, chosen: { reason } }) => needs(reason)?.requiresComment === true && (comments.get(line.id) ?? '') === '');
  const photoFlaw = photosFlaw(photos, words);
  return textsByField(
    lines.length === 0 && first !== undefined && [fieldsOf(first.line).quantity, nothingLeft(first, CHOOSE_WORDS[order.language])],
    ...wordless.map(({ line }) => [fieldsOf(line).comment, words.commentMissing] as const),
    photoFlaw !== undefined && ['photos', photoFlaw],
  );
}

const nothingLeft = ({ line }: PickedLine, { chooseLine, blocks }: ChooseWords): string => (isReturnable(line) ? chooseLine : blocks[line.blocked ?? 'ALREADY_RETURNED']);

function photosFlaw(photos: Requested['photos'], { tooManyPhotos, photoTooLarge }: CheckWords): string | undefined {
  if (photos.length > MOST_PHOTOS) return tooManyPhotos;
  return photos.some(({ bytes }) => bytes.length > LARGEST_PHOTO) ? photoTooLarge : undefined;
}
