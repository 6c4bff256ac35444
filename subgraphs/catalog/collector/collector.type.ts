import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import { internalEnumType } from '#subgraph-kit/enum-type.js';
import { DateTime, Json } from '#subgraph-kit/scalars.js';
import type { ChangedConsent } from './change-consent.js';
import type { CollectedBatch, ConsentState, ReportedVisitor, Reporting } from './collected-batch.js';
import type { CollectedEvents } from './collect-events.js';
import type { RejectedEvent } from './read-batch.js';
import type { RejectionReason } from './read-event.js';
import type { ConsentSource } from './consent-source.js';

const ConsentStateEnum = internalEnumType<ConsentState>('ConsentState', 'What a shopper decided.', {
  GRANTED: 'They may be watched.', DENIED: 'They may not be.', PENDING: 'They have not decided.', REVOKED: 'They may not be any more.',
});

@internal
@InputType('ReportedVisitorInput', { description: 'The visitor, as a call of a storefront says.' })
export class ReportedVisitorInput implements ReportedVisitor {
  @Field(() => ID, { description: 'The id that the storefront gave the visitor.' })
  id!: string;

  @Field(() => ConsentStateEnum, { description: 'What they decided.' })
  consent!: ConsentState;

  @Field(() => [String], { description: 'What they allow.' })
  purposes!: string[];

  @Field(() => String, { nullable: true, description: 'Who asked them: shopify, manual or gpc.' })
  consentSource?: ConsentSource | null;

  @Field(() => String, { nullable: true, description: 'Their language.' })
  locale?: string | null;

  @Field(() => String, { nullable: true, description: 'The sales channel.' })
  channel?: string | null;
}

@internal
@InputType('ReportedConsentInput', { description: 'What a shopper decided, as a storefront reports it.' })
export class ReportedConsentInput implements Reporting {
  @Field(() => ID, { description: 'The collector.' })
  installationId!: string;

  @Field(() => ReportedVisitorInput, { description: 'The visitor.' })
  visitor!: ReportedVisitorInput;

  @Field(() => String, { nullable: true, description: 'The customer that a verified reference names.' })
  customerId?: string | null;

  @Field(() => Boolean, { description: 'Whether everything is checked and nothing kept.' })
  isTest!: boolean;

  @Field(() => String, { nullable: true, description: 'What the browser says it is.' })
  userAgent?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived; now unless given.' })
  receivedAt?: string | null;

  @Field(() => String, { nullable: true, description: 'When the browser says that it sent the call.' })
  sentAt?: string | null;
}

@internal
@InputType('CollectedBatchInput', { description: 'What a visitor did, as a storefront reports it.' })
export class CollectedBatchInput extends ReportedConsentInput implements CollectedBatch {
  @Field(() => String, { description: 'The time zone of the company.' })
  timeZone!: string;

  @Field(() => [String], { description: 'The hosts of the store\'s own pages.' })
  domains!: string[];

  @Field(() => Boolean, { description: 'Whether the web pixel of a checkout reports it.' })
  isWebPixel!: boolean;

  @Field(() => String, { nullable: true, description: 'The session.' })
  session?: string | null;

  @Field(() => [Json], { nullable: 'items', description: 'The events as they were sent.' })
  events!: unknown[];
}

@internal
@ObjectType('RejectedEvent', { description: 'An event that is not kept.' })
export class RejectedEventType implements RejectedEvent {
  @Field(() => Int, { description: 'Its place in the batch, from 0.' })
  index!: number;

  @Field(() => String, { description: 'kind, uid, time, shape, origin, storage or consent.' })
  reason!: RejectionReason;
}

@internal
@ObjectType('CollectedEvents', { description: 'What became of a batch of events.' })
export class CollectedEventsType implements CollectedEvents {
  @Field(() => Int, { description: 'Events that were stored.' })
  stored!: number;

  @Field(() => Int, { description: 'Events that are there already.' })
  duplicates!: number;

  @Field(() => [RejectedEventType], { description: 'Events that are not kept.' })
  rejected!: readonly RejectedEvent[];

  @Field(() => Int, { nullable: true, description: 'Milliseconds by which their times were shifted.' })
  skew!: number | null;

  @Field(() => [Int], { description: 'Events whose payload is not kept.' })
  payloadDropped!: readonly number[];

  @Field(() => [Int], { description: 'Events whose search looks like personal data, and is not kept.' })
  withheld!: readonly number[];

  @Field(() => Int, { description: 'Events whose product is not known.' })
  unmapped!: number;

  @Field(() => Int, { description: 'Events of carts that belong to another visitor.' })
  cartRefused!: number;

  @Field(() => Boolean, { description: 'Whether a customer was named whom the shopper did not let be known.' })
  identityWithheld!: boolean;

  @Field(() => String, { nullable: true, description: 'Why nothing was stored: consent or storage.' })
  reason!: 'consent' | 'storage' | null;
}

@internal
@ObjectType('ChangedConsent', { description: 'What became of a decision of a shopper.' })
export class ChangedConsentType implements ChangedConsent {
  @Field(() => Boolean, { description: 'Whether anything was written.' })
  recorded!: boolean;

  @Field(() => Boolean, { description: 'Whether what they did was erased.' })
  erased!: boolean;
}
