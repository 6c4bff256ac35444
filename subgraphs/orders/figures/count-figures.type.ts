import { Field, InputType, Int } from 'type-graphql';
import { internal } from '#subgraph-kit/directives.js';
import type { FiguresOf } from './count-figures.js';

@internal
@InputType('FiguresOfInput', { description: 'A company whose figures are counted.' })
export class FiguresOfInput implements FiguresOf {
  @Field(() => Int, { description: 'Its number.' })
  companyId!: number;

  @Field(() => String, { description: 'The IANA time zone in which its days begin.' })
  timeZone!: string;
}

@internal
@InputType('CountFiguresInput', { description: 'Companies whose figures are counted.' })
export class CountFiguresInput {
  @Field(() => [FiguresOfInput], { description: 'The companies.' })
  companies!: FiguresOfInput[];
}
