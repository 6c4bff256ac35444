import { Field, ObjectType } from 'type-graphql';
import { CERTIFICATION_STEPS, type CertificationStep } from '#contract/certification.js';
import { internal } from '#subgraph-kit/directives.js';
import { enumType } from '#subgraph-kit/enum-type.js';
import { DateTime } from '#subgraph-kit/scalars.js';

/** The steps in the graph. */
export const CertificationStepEnum = enumType<CertificationStep>('CertificationStepName', 'What an integration shows by its own calls before it goes live.', CERTIFICATION_STEPS);

@ObjectType('CertificationStep', { description: 'A step of a certification, shown or open.' })
export class CertificationStepType {
  @Field(() => CertificationStepEnum, { description: 'Which step.' })
  step!: CertificationStep;

  @Field(() => String, { description: 'What counts as shown.' })
  meaning!: string;

  @Field(() => DateTime, { nullable: true, description: 'When the connection showed it first; null while it is open.' })
  passedAt!: string | null;

  @Field(() => String, { nullable: true, description: 'Request id of the call that showed it.' })
  requestId!: string | null;
}

@ObjectType('Certification', { description: 'The checklist of a connection, which its own calls fill: nobody ticks a step.' })
export class CertificationType {
  @Field(() => [CertificationStepType], { description: 'The steps of its kind, in the order in which they are best shown.' })
  steps!: readonly CertificationStepType[];

  @Field(() => DateTime, { nullable: true, description: 'When the last step was shown; null while one is open.' })
  passedAt!: string | null;

  @Field(() => Boolean, { description: 'Whether the company is a sandbox, in which missing orders, cancellations and returns can be simulated.' })
  sandbox!: boolean;

  @Field(() => String, { nullable: true, description: 'SKU of an item of the company to try with; null while it has none.' })
  sku!: string | null;

  @Field(() => String, { nullable: true, description: 'Barcode of that item.' })
  barcode!: string | null;

  @internal
  @Field(() => String, { nullable: true, description: 'The code by which the calling warehouse reports its stock.' })
  stockLocationCode!: string | null;
}
