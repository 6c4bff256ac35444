import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ListCommerceOrdersDocument } from '../../shims/commerce/operations/list-commerce-orders.generated.js';
import { ReadCommerceOrderDocument } from '../../shims/commerce/operations/read-commerce-order.generated.js';
import { staffOf } from '../kit/company.js';
import { measured } from './measured.js';
import { COMPANY, openBench, type BenchDatabases } from './open-bench.js';

// The named operations behind the commerce API, run in process by a bare HTTP handler: no authentication, no limits, no parsing of an operation.

const { call, prepare } = await openBench(JSON.parse(process.argv[2] ?? '{}') as BenchDatabases);
for (const operation of [ListCommerceOrdersDocument, ReadCommerceOrderDocument]) prepare(operation);
const context = { principal: staffOf(COMPANY), requestId: 'bench', via: 'bench' };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { variables } = JSON.parse(await text(request)) as { variables: { reference?: string; first: number } };
  const data = variables.reference === undefined ? await call(ListCommerceOrdersDocument, variables, context) : await call(ReadCommerceOrderDocument, { reference: variables.reference }, context);
  response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify({ data }));
}

measured((request, response) => { void answer(request, response); });
