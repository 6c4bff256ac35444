import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { instant } from '#kernel/clock.js';
import { Json } from '#subgraph-kit/scalars.js';
import type { ContentContext } from '../content-context.js';
import { isHeld } from '../locks/document-lock.js';
import { DocumentLockType } from '../locks/document-lock.type.js';
import { ContentReferenceType } from '../references/content-reference.type.js';
import type { Translation } from './document.js';

interface Content {
  readonly name: 'blocks' | 'fields';
  readonly description: string;
}

/** The resolver of the texts of pages, or of entries, which call their content by a name of their own. */
export function translationResolver(type: ClassType, content: Content): ClassType {
  @Resolver(() => type)
  class TranslationResolver {
    @FieldResolver(() => Json, { nullable: true, ...content })
    content(@Root() { content: value }: Translation) {
      return value;
    }

    @FieldResolver(() => Boolean, { description: 'Whether websites show another version, or none.' })
    hasChanges(@Root() { version, publishedVersion }: Translation) {
      return version !== publishedVersion;
    }

    @FieldResolver(() => Boolean, { description: 'Whether something of it cannot be read where it is stored, and is null here. It cannot be published until a version of it is restored or it is saved whole.' })
    isDamaged(@Root() { damaged }: Translation) {
      return damaged !== undefined;
    }

    @FieldResolver(() => String, { nullable: true, description: 'Where websites find it; null while it is not published.' })
    async path(@Root() { documentId, locale }: Translation, @Ctx() { load }: ContentContext) {
      return (await load.paths(documentId)).find((known) => known.locale === locale)?.path ?? null;
    }

    @FieldResolver(() => DocumentLockType, { nullable: true, description: 'Who edits it, and until when nobody else can; null while nobody does.' })
    async lock(@Root() { documentId, locale }: Translation, @Ctx() { load, deps: { clock } }: ContentContext) {
      return (await load.locks(documentId)).find((known) => known.locale === locale && isHeld(known, instant(clock))) ?? null;
    }

    @FieldResolver(() => [ContentReferenceType], { description: 'What it refers to, in its order.' })
    async references(@Root() { documentId, locale }: Translation, @Ctx() { load }: ContentContext) {
      return (await load.references(documentId)).filter((reference) => reference.locale === locale);
    }

    @FieldResolver(() => [ContentReferenceType], { description: 'Those of its references that websites could not follow: what is MISSING keeps it from being published.' })
    async problems(@Root() { documentId, locale }: Translation, @Ctx() { load }: ContentContext) {
      return (await load.references(documentId)).filter((reference) => reference.locale === locale && reference.problem !== null);
    }
  }
  return TranslationResolver;
}
