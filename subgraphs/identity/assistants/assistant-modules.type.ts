import { Field, InputType } from 'type-graphql';

@InputType('SetAssistantModulesInput', { description: 'The modules that AI clients may not use in the company.' })
export class SetAssistantModulesInput {
  @Field(() => [String], { description: 'brain, catalog, commerce or intelligence, in place of those before; none lets AI clients into every module.' })
  modulesOff!: readonly string[];
}
