import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import { COMPANY_HEADER } from '#contract/own-tools.js';
import type { Principal } from '#contract/principal.js';
import type { Call } from '#client/call.js';
import { countedAddress, type ClientAddress } from '#kit/client-address.js';
import { nameOperation } from '#kit/handler.js';
import type { Limiter } from '#kit/limiter.js';
import { showRate, throttle } from '#kit/throttle.js';
import { requestIdOf } from '../http/request-id.js';
import type { PeopleContext } from './people-context.js';
import { spendFields } from './spend-fields.js';
import { staffPrincipal } from './staff-principal.js';

/** Calls a minute: per person, and per address, which several people may share. */
export const CALLS_A_MINUTE = { person: 600, address: 1200 } as const;

/** The dependencies of admitting people. */
export interface Admission {
  readonly call: Call;
  readonly limiter: Limiter;
  readonly addressOf: ClientAddress;
  /** The address of the identity provider. */
  readonly issuer: string;
}

/** Admits people as {@link admit} does. */
export const admitPeople = (admission: Admission): RequestHandler => async (request, response, next) => {
  response.locals['people'] = await admit(admission, request, response);
  next();
};

/** Admit a person with a staff token, within the limits of their address and their own; the operation is read only after that. */
export async function admit(admission: Admission, request: IncomingMessage, response: ServerResponse): Promise<PeopleContext> {
  nameOperation(response, 'graphql');
  const { limiter, addressOf } = admission;
  const requestId = requestIdOf(response);
  await count({ limiter, response }, `address ${countedAddress(addressOf(request))}`, CALLS_A_MINUTE.address);
  const principal = await holderOf(admission, { request, requestId });
  await count({ limiter, response }, `person ${nameOf(principal)}`, CALLS_A_MINUTE.person);
  return { call: { principal, requestId, via: viaOf(principal) }, spend: spendFields(limiter, nameOf(principal)) };
}

/** A call whose token is looked at. */
export interface Held {
  readonly request: IncomingMessage;
  readonly requestId: string;
  /** Whether it was admitted before: its token is looked at again, and nobody presents a wrong one. */
  readonly isAgain?: boolean;
}

/** Who holds the token of a call, as it is now; throws UNAUTHENTICATED. */
export const holderOf = ({ call, addressOf, issuer }: Admission, { request, requestId, isAgain = false }: Held): Promise<Principal> =>
  staffPrincipal(call, { authorization: request.headers.authorization, address: addressOf(request), requestId, issuer, company: companyOf(request), isAgain });

/** Repeated headers name no company. */
const companyOf = ({ headers: { [COMPANY_HEADER.toLowerCase()]: company } }: IncomingMessage): string | undefined => (Array.isArray(company) ? company.join() : company);

/** The interface of a call, as the audit log has it, and the tool that the person signed in to. */
const viaOf = ({ clientId }: Principal): string => (clientId === undefined ? 'graphql' : `graphql (${clientId})`);

/** A person of a company, as limits count them. */
export const nameOf = ({ companyId, userId, actor }: Principal): string => `${String(companyId)} ${userId ?? actor}`;

interface Counting {
  readonly limiter: Limiter;
  readonly response: ServerResponse;
}

/** Count a call and answer the rate headers. */
async function count({ limiter, response }: Counting, caller: string, perMinute: number): Promise<void> {
  const window = await limiter.take(`graphql ${caller}`);
  const headers: Record<string, string> = {};
  showRate({ headers }, window, { most: perMinute, headers: 'RateLimit' });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  throttle(window, { most: perMinute });
}
