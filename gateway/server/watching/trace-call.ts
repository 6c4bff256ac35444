import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TraceHeaders, Tracing } from '#kernel/tracing.js';
import { operationOf } from '#kit/handler.js';
import { requestIdOf } from '../http/request-id.js';

interface Traced {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly host: string;
  readonly isTrusted: boolean;
}

/** Pass a call on within its trace. Its span is named by the route: paths hold ids and tokens. */
export function traceCall(tracing: Tracing, { request, response, host, isTrusted }: Traced, pass: () => void): void {
  const { method = 'GET', url: target = '', headers } = request;
  const end = tracing.serve({ method, target, headers: headers as TraceHeaders, isTrusted }, pass);
  if (!end) return;
  response.on('close', () => {
    const route = operationOf(response);
    end(route === undefined ? method : `${method} ${route}`, { 'portico.host': host, 'portico.request_id': requestIdOf(response), 'http.response.status_code': response.statusCode });
  });
}
