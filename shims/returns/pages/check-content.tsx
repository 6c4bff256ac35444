import type { VNode } from 'preact';
import { decimalMoneyText } from '#contract/money-text.js';
import { Button, ButtonLink, Facts, FileField, Form, Link, Notice, Section, TextArea, type FormState } from '#kit/page/pages.js';
import { LARGEST_PHOTO, MOST_PHOTOS } from '../photo-limits.js';
import { methodLabel } from '../words.js';
import { partsOf, storeText } from './amounts.js';
import { CHECK_WORDS, type CheckWords } from './check-words.js';
import { CheckedLine } from './checked-line.js';
import { queryOfChoice, type Choice } from './choice.js';
import type { Estimate } from './check-page.js';
import { CHOOSE_WORDS } from './choose-words.js';
import { fieldsOf, phraseOf, picked, type PickedLine } from './lines.js';
import { pathOf } from './portal-page.js';
import type { ShopperOrder } from './shown-order.js';

interface Parts {
  readonly order: ShopperOrder;
  readonly choice: Choice;
  readonly slug: string;
  readonly estimate: Estimate | null;
  readonly state: FormState;
  /** The token of a return that was made of the same choice. */
  readonly made: string | undefined;
  /** What a second click sends again: it makes one return. */
  readonly requestKey: string;
}

/** The field of the key. */
export const KEY_FIELD = 'request_key';

/** Everything that was chosen, what is still asked, and the button that makes the return. */
export const CheckContent = ({ order, choice, slug, estimate, state, requestKey, made }: Parts): VNode => {
  const words = CHECK_WORDS[order.language];
  const lines = picked(order, choice.lines);
  const needs = ({ chosen: { reason } }: PickedLine) => order.reasons.find(({ code }) => code === reason);
  const isPhotoNeeded = lines.some((line) => needs(line)?.requiresPhoto === true);
  return (
    <>
      {made !== undefined && <Notice kind="information" title={words.made.again}><p><Link href={pathOf(slug, `/r/${made}`)}>{words.made.open}</Link></p></Notice>}
      <Form state={state} hasFiles>
        <input type="hidden" name={KEY_FIELD} value={requestKey} />
        <Section id="what" title={words.what}>
          {lines.map((line) => <CheckedLine line={line} order={order} state={state} />)}
          <p><Link href={pathOf(slug, `/order${queryOfChoice(choice)}`)}>{words.changeItems}</Link></p>
        </Section>
        <Section id="summary" title={words.summary}>
          <Facts facts={factsOf({ order, choice, estimate }, words)} />
          <p><Link href={pathOf(slug, `/order/how${queryOfChoice(choice)}`)}>{words.changeHow}</Link></p>
        </Section>
        <Section id="more" title={words.more}>
          {lines.filter((line) => needs(line)?.requiresComment === true).map(({ line }) => <TextArea name={fieldsOf(line).comment} label={words.comment(phraseOf(line))} hint={words.commentHint} maxLength={LONGEST} />)}
          <div data-most={MOST_PHOTOS} data-largest={LARGEST_PHOTO} data-too-many={words.tooManyPhotos} data-too-large={words.photoTooLarge}>
            <FileField name="photos" label={words.photos} hint={isPhotoNeeded ? `${words.photosNeeded}. ${words.photosHint}` : words.photosHint} accept={ACCEPTED} isMultiple isOptional={!isPhotoNeeded} optional={words.photosOptional} />
          </div>
          <TextArea name="note" label={words.note} maxLength={LONGEST} isOptional />
        </Section>
        <div class="row"><Button>{words.confirm}</Button></div>
      </Form>
    </>
  );
};

/** What is shown instead of the form where all of the choice is in the return that was made of it. */
export const MadeContent = ({ made, order, choice, slug }: Pick<Parts, 'order' | 'choice' | 'slug'> & { readonly made: string }): VNode => (
  <div class="row">
    <ButtonLink href={pathOf(slug, `/r/${made}`)}>{CHECK_WORDS[order.language].made.open}</ButtonLink>
    <ButtonLink kind="secondary" href={pathOf(slug, `/order${queryOfChoice(choice)}`)}>{CHECK_WORDS[order.language].changeItems}</ButtonLink>
  </div>
);

const LONGEST = 2000;
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,.heic';

function factsOf({ order, choice: { resolution, method, store }, estimate }: Pick<Parts, 'order' | 'choice' | 'estimate'>, words: CheckWords): [string, string][] {
  const place = order.stores.find(({ code }) => code === store);
  return [
    ...(resolution ? [[words.youGet, CHOOSE_WORDS[order.language].resolutions[resolution]] satisfies [string, string]] : []),
    ...(estimate ? [[resolution === 'STORE_CREDIT' ? words.credit : words.refund, decimalMoneyText(estimate.estimated, estimate.currency, order.language)] satisfies [string, string], ...partsOf(estimate, order.language)] : []),
    ...(method ? [[words.way, methodLabel(method, order.language)] satisfies [string, string]] : []),
    ...(place ? [[words.store, storeText(place)] satisfies [string, string]] : []),
  ];
}
