import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { isLanguage, type Language } from '#contract/languages.js';
import type { HostName } from '#kernel/config.js';
import type { AskedModule } from '#mcp/tool-calling.js';
import type { AssistantUser } from '#mcp/assistant-user.js';
import { languageOf } from '#mcp/assistant-user.js';
import { moduleOf } from './module-of.js';

const LONGEST = 120;

/** The headers of calls of modules (document 3, M). */
export const ServiceHeaders = z.object({
  'x-service-company': z.string().optional().describe('The company, by its number.'),
  'x-service-language': z.string().optional().describe('it, en, de, fr or es; the person\'s language unless given.'),
  'x-service-store': z.string().max(LONGEST).optional().describe('Of the catalog module: the catalog, by its id or slug; the first one unless given.'),
  'x-service-request-id': z.string().optional().describe('Answered as it is; not by the brain module.'),
  'x-service-tools-version': z.string().optional().describe('The version of the tool contract, 1; the latest unless given.'),
});

const { 'x-service-company': company, 'x-service-language': language, 'x-service-store': store, 'x-service-request-id': requestId, 'x-service-tools-version': version } = ServiceHeaders.shape;

/** The same as their description lists them: a call without a company is answered, but with a refusal. */
export const DescribedServiceHeaders = z.object({
  'X-Service-Company': z.string().describe(company.description ?? '').meta({ examples: ['1'] }),
  'X-Service-Language': language, 'X-Service-Store': store, 'X-Service-Request-Id': requestId, 'X-Service-Tools-Version': version,
});

type Headers = z.output<typeof ServiceHeaders>;

const COMPANY = /^[1-9]\d{0,14}$/;

/** The language that a call of a module asks for. */
export const askedLanguage = ({ 'x-service-language': language }: IncomingHttpHeaders): Language | undefined => (typeof language === 'string' && isLanguage(language) ? language : undefined);

/** The company that a call of a module asks for; undefined where it is no number of one. */
export const askedCompany = ({ 'x-service-company': company }: IncomingHttpHeaders): number | undefined => (typeof company === 'string' && COMPANY.test(company) ? Number(company) : undefined);

/** What a call asks for. */
export function askedModule(headers: Headers, host: HostName, user: AssistantUser): AskedModule {
  const { 'x-service-store': store } = headers;
  return {
    module: moduleOf(host), companyId: askedCompany(headers), language: languageOf(user, askedLanguage(headers)),
    ...(store !== undefined && store !== '' && { store }),
  };
}

const REQUEST_ID = /^[\w.:-]{1,128}$/;

/** The headers of an answer: the contract's version, and the caller's id of the request, which the knowledge module leaves out (document 3, M, Endpoints). */
export const answeredHeaders = ({ 'x-service-request-id': id }: IncomingHttpHeaders, host: HostName | undefined): Record<string, string> =>
  ({ 'X-Service-Tools-Version': '1', ...(host !== 'brain' && typeof id === 'string' && REQUEST_ID.test(id) && { 'X-Service-Request-Id': id }) });
