import type { ServerResponse } from 'node:http';
import { operationOf } from '#kit/handler.js';
import type { Metrics } from '../metrics.js';

/** Times each call; surfaces name their operations, so the figures stay few whatever paths are asked for. */
export const measureCalls = ({ http }: Metrics, host: string) => (response: ServerResponse): void => {
  const end = http.startTimer({ host });
  response.on('close', () => { end({ operation: operationOf(response) ?? 'none', status: String(response.statusCode) }); });
};
