import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, type ClassType } from 'type-graphql';
import { GraphQLSafeInt } from 'graphql-scalars';
import { internal } from '#subgraph-kit/directives.js';
import { PageArgs } from '#subgraph-kit/page-args.type.js';
import { DateTime } from '#subgraph-kit/scalars.js';
import type { ContentContext } from '../content-context.js';
import type { ContentDocument } from '../documents/document.js';
import { EntryType } from '../entries/entry.type.js';
import { PageType } from '../pages/page.type.js';
import { cancelScheduledPublication } from './cancel-scheduled-publication.js';
import { listScheduledPublications } from './list-scheduled-publications.js';
import { readDuePublications } from './read-due-publications.js';
import { runScheduledPublications } from './run-scheduled-publications.js';
import { schedulePublication } from './schedule-publication.js';
import type { ScheduledPublication, ScheduledStatus } from './scheduled-publication.js';
import { CancelScheduledPublicationInput, SchedulePublicationInput, ScheduledPublicationConnection, ScheduledPublicationType, ScheduledStatusEnum } from './scheduled-publication.type.js';

@Resolver(() => ScheduledPublicationType)
export class ScheduledPublicationResolver {
  @Query(() => ScheduledPublicationConnection, { description: 'What is scheduled of a site, by time; what was given up is among it, with the reason. NOT_FOUND for a site that the company does not have.' })
  scheduledPublications(
    @Args(() => PageArgs) page: PageArgs, @Ctx() { deps, call }: ContentContext, @Arg('siteId', () => GraphQLSafeInt, { description: 'The site.' }) siteId: number,
    @Arg('status', () => ScheduledStatusEnum, { nullable: true, description: 'Only what is still to be done, or only what was given up.' }) status?: ScheduledStatus | null,
  ) {
    return listScheduledPublications(deps, call, { siteId, status, page });
  }

  @Mutation(() => ScheduledPublicationType, { description: 'Have a page or an entry published, or taken out, at a time. What is published is its draft as of then. At most 10 of a page or an entry, and 1,000 of a site.' })
  schedulePublication(@Arg('input', () => SchedulePublicationInput, { description: 'What is done, and when.' }) input: SchedulePublicationInput, @Ctx() { deps, call }: ContentContext) {
    return schedulePublication(deps, call, input);
  }

  @Mutation(() => ScheduledPublicationType, { description: 'Cancel what is scheduled, or remove what was given up. Returns what it was.' })
  cancelScheduledPublication(@Arg('input', () => CancelScheduledPublicationInput, { description: 'What is cancelled.' }) { id }: CancelScheduledPublicationInput, @Ctx() { deps, call }: ContentContext) {
    return cancelScheduledPublication(deps, call, id);
  }

  @internal
  @Query(() => DateTime, { nullable: true, description: 'Since when what is scheduled and waits longest has been due, for the metrics; null where nothing is.' })
  publicationsDueSince(@Ctx() { deps, call }: ContentContext) {
    return readDuePublications(deps, call);
  }

  @internal
  @Mutation(() => Int, { description: 'Publish, and take out, what is due of all companies; answers how many were taken up.' })
  runScheduledPublications(@Ctx() { deps, call }: ContentContext) {
    return runScheduledPublications(deps, call);
  }

  @FieldResolver(() => PageType, { nullable: true, description: 'The page; null of an entry.' })
  page(@Root() { kind, documentId }: ScheduledPublication, @Ctx() { load }: ContentContext) {
    return kind === 'PAGE' ? load.documents(documentId) : null;
  }

  @FieldResolver(() => EntryType, { nullable: true, description: 'The entry; null of a page.' })
  entry(@Root() { kind, documentId }: ScheduledPublication, @Ctx() { load }: ContentContext) {
    return kind === 'ENTRY' ? load.documents(documentId) : null;
  }
}

/** The resolver of what is scheduled of pages, or of entries. */
export function scheduledResolver(type: ClassType): ClassType {
  @Resolver(() => type)
  class ScheduledResolver {
    @FieldResolver(() => [ScheduledPublicationType], { description: 'What is scheduled of it, by time; what was given up is among it.' })
    scheduled(@Root() { id }: ContentDocument, @Ctx() { load }: ContentContext) {
      return load.scheduled(id);
    }
  }
  return ScheduledResolver;
}
