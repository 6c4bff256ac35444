import type { ServerResponse } from 'node:http';

/** The header that gives a caller the id of its call; the logs and the call log show the same one. */
export const REQUEST_ID = 'X-Request-Id';

/** The id of the call a response answers. */
export const requestIdOf = (response: ServerResponse): string => String(response.getHeader(REQUEST_ID));
