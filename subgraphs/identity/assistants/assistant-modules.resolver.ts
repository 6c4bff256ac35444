import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Module } from '#contract/permissions.js';
import type { Company } from '../companies/company.js';
import { CompanyType } from '../companies/company.type.js';
import type { IdentityContext } from '../identity-deps.js';
import { SetAssistantModulesInput } from './assistant-modules.type.js';
import { setAssistantModules, type CompanyWithModulesOff } from './set-assistant-modules.js';

/** What companies let AI clients do, in the graph. */
@Resolver(() => CompanyType)
export class AssistantModulesResolver {
  @FieldResolver(() => [String], { description: 'The modules that are switched off for AI clients: brain, catalog, commerce or intelligence.' })
  async assistantModulesOff(@Root() { id, assistantModulesOff: set }: Company & Partial<CompanyWithModulesOff>, @Ctx() { loaders }: IdentityContext): Promise<readonly Module[]> {
    return set ?? await loaders.assistantModulesOff(id) ?? [];
  }

  @Mutation(() => CompanyType, { description: 'Switch modules off for AI clients, for everybody in the company, or on again; answers the company. Their tools are gone at the next call.' })
  setAssistantModules(@Ctx() context: IdentityContext, @Arg('input', () => SetAssistantModulesInput, { description: 'What to switch off.' }) input: SetAssistantModulesInput): Promise<CompanyWithModulesOff> {
    return setAssistantModules(context, input);
  }
}
