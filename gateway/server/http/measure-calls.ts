import type { ServerResponse } from 'node:http';
import { operationOf } from '#kit/handler.js';
import type { Metrics } from '../metrics.js';

const REFUSED = 400;

/** The operation of answers that last as long as somebody listens: their time says nothing, so they are not timed. */
export const STREAM = 'changes';

/** Times each call; surfaces name their operations, so the figures stay few whatever paths are asked for. */
export const measureCalls = ({ http }: Metrics, host: string) => (response: ServerResponse): void => {
  const end = http.startTimer({ host });
  response.on('close', () => { if (operationOf(response) !== STREAM || response.statusCode >= REFUSED) end({ operation: operationOf(response) ?? 'none', status: String(response.statusCode) }); });
};
