import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Ids } from '#kernel/ids.js';
import type { Log } from '#kernel/log.js';
import { Failure } from '#contract/failure.js';
import { hasPermission, requirePermission } from '#contract/require-permission.js';
import { marked, MOST_UPLOAD_BYTES, UPLOADED_AS } from '#contract/upload.js';
import type { Blobs } from '#subgraph-kit/blobs/blobs.js';
import { companySlots } from '../company-slots.js';
import { multipartOperation } from './multipart-operation.js';
import { NEVER_SENT_ACROSS_SITES } from './never-sent-across-sites.js';
import type { PeopleContext } from './people-context.js';

/** The dependencies of uploads. */
export interface Uploading {
  readonly blobs: Blobs;
  readonly ids: Ids;
  readonly log: Log;
}

const [MOST, MOST_OF_COMPANY, WAIT_SECONDS] = [16, 4, 10] as const;

/** Room for the mark in front of the bytes. */
const MARK_BYTES = 64;

/**
 * Reads an operation that comes with a file (GraphQL multipart request specification, version 2): the file goes to the storage of files as it arrives, under the call of the person, and is gone when the call is
 * answered. Nothing is read of callers who may write neither products nor content, which is all that files are for.
 */
export function readUploads({ blobs, ids, log }: Uploading): RequestHandler {
  // Each takes its place on the disk from its first byte, however slowly it comes.
  const slots = companySlots({ most: MOST, mostOfCompany: MOST_OF_COMPANY, refusal: () => new Failure('RATE_LIMITED', 'Other files are arriving; send this one when they have', { retryAfterSeconds: WAIT_SECONDS }) });
  return async (request, response, next) => {
    if (request.method !== 'POST' || !isForm(request.headers)) {
      next();
      return;
    }
    refuseForged(request.headers);
    const people = response.locals['people'] as PeopleContext;
    const { call: { principal } } = people;
    if (!hasPermission(principal, 'brain.write')) requirePermission(principal, 'catalog.write');
    const { companyId } = principal;
    const remove = (content: string): Promise<void> => blobs.delete(companyId, content).catch((error: unknown) => { log.warn({ err: error }, 'An upload could not be deleted; it is swept'); });
    const { operations, file: { name, content } } = await slots.during(companyId, () => multipartOperation(request, {
      store: async (bytes) => (await blobs.put(companyId, marked(ids.next(), bytes), { contentType: UPLOADED_AS, most: MOST_UPLOAD_BYTES + MARK_BYTES })).hash, remove,
    }));
    response.once('close', () => void remove(content));
    request.body = operations;
    response.locals['people'] = { ...people, call: { ...people.call, upload: { name, content } } } satisfies PeopleContext;
    next();
  };
}

const isForm = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean => type.toLowerCase().startsWith('multipart/form-data');

/** A form of another site can be sent without a preflight request; Apollo Server refuses it too, once it is read. */
function refuseForged(headers: IncomingHttpHeaders): void {
  if (NEVER_SENT_ACROSS_SITES.some((name) => headers[name] !== undefined)) return;
  throw new Failure('FORBIDDEN', `A file needs one of the headers that pages of other sites cannot send: ${NEVER_SENT_ACROSS_SITES.join(', ')}`);
}
