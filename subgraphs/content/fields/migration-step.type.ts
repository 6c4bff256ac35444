import { Field, InputType } from 'type-graphql';
import type { MigrationStep } from './migration-steps.js';

@InputType('ContentMigrationInput', { description: 'What becomes of a key of stored values: it is renamed (from and to), or dropped with its values.' })
export class ContentMigrationInput implements MigrationStep {
  @Field(() => String, { nullable: true, description: 'What is renamed, by the old keys: title, or questions.text in a group. In a template behind its type of blocks, as in hero.title; hero alone is the type itself.' })
  from?: string | null;

  @Field(() => String, { nullable: true, description: 'The new key of what is renamed; it stays where it is.' })
  to?: string | null;

  @Field(() => String, { nullable: true, description: 'What is dropped, named as `from` is: values are lost, and of a type of blocks the blocks.' })
  drop?: string | null;
}

/** How an input describes its migration. */
export const MIGRATE = { nullable: true, description: 'What becomes of the keys of stored values, up to 100 steps, all by the keys before the change: drafts and what websites show of up to 10,000 documents are changed with it, all or none. None unless given.' } as const;
