import type { RequestHandler } from 'express';
import type { Metrics } from '../metrics.js';

/** Times each call; a surface names its operation in `response.locals.operation`, so the figures stay few whatever paths are asked for. */
export const measureCalls = ({ http }: Metrics, host: string): RequestHandler => (_request, response, next) => {
  const end = http.startTimer({ host });
  response.on('close', () => {
    const operation: unknown = response.locals['operation'];
    end({ operation: typeof operation === 'string' ? operation : 'none', status: String(response.statusCode) });
  });
  next();
};
