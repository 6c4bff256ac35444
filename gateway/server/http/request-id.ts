import type { RequestHandler, Response } from 'express';
import type { Ids } from '#kernel/ids.js';

/** The header that gives a caller the id of its call. */
export const REQUEST_ID = 'X-Request-Id';

/** Gives each call an id, answered as X-Request-Id; the logs and the call log show the same one. */
export const assignRequestId = (ids: Ids): RequestHandler => (_request, response, next) => {
  response.setHeader(REQUEST_ID, ids.next());
  next();
};

/** The id of the call a response answers. */
export const requestIdOf = (response: Response): string => String(response.getHeader(REQUEST_ID));
