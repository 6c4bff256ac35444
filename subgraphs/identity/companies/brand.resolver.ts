import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { IdentityContext } from '../identity-deps.js';
import type { Brand } from './brand.js';
import { BrandType, SaveBrandInput } from './brand.type.js';
import type { Company } from './company.js';
import { CompanyType } from './company.type.js';
import { saveBrand } from './save-brand.js';

/** Brands of companies in the graph. */
@Resolver(() => CompanyType)
export class BrandResolver {
  @FieldResolver(() => BrandType, { nullable: true, description: 'How it shows itself on the pages that its customers see.' })
  brand(@Root() { id }: Company, @Ctx() { loaders }: IdentityContext): Promise<Brand | null> {
    return loaders.brand(id);
  }

  @Mutation(() => BrandType, { description: 'Set how the company shows itself on the pages that its customers see; answers the whole brand.' })
  saveBrand(@Ctx() context: IdentityContext, @Arg('input', () => SaveBrandInput, { description: 'What to set.' }) input: SaveBrandInput): Promise<Brand> {
    return saveBrand(context, input);
  }
}
