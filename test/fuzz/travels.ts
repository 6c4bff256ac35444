import { contentOf } from './assistant-call.js';
import type { FuzzCall } from './call.js';
import { isObject, type Json } from './seen-values.js';
import type { Owner } from './tokens.js';
import type { WireAnswer } from './wire.js';

/** Whose words an answer may show to somebody who is in both companies: those of a company, of either but not both where it is not known of which, or of both. */
export type Shown = Owner['company'] | 'either' | 'both';

/** Follows the person who is in both companies from one to the other. */
export interface Travels {
  /** Whose words the answer to a call of theirs may show. */
  shown(call: FuzzCall, answer: WireAnswer): Shown;
}

const COMPANY_HEADER = 'x-service-company';
const MODULES = '/api/v1/ai-tools';

/** At a module they are in the company that they name, over the connector in the one they switched to last, as the last answer that named the active one says. */
export function travels(companies: Readonly<Record<Owner['company'], number>>): Travels {
  let active: Owner['company'] | undefined;
  const companyOf = (number: unknown): Owner['company'] | undefined => (['a', 'b'] as const).find((company) => companies[company] === Number(number));
  return {
    shown(call, { status, body }) {
      if (status === 0) active = undefined; // it may have been done all the same
      const content = answered(body);
      if (isContext(content)) {
        if (content['dry_run'] !== true && !call.path.includes('org_id')) active = companyOf(content['active_company_id']);
        return 'both';
      }
      if (call.surface === 'connector') return namesCompanies(content) ? 'both' : active ?? 'either';
      return call.path.startsWith(MODULES) ? companyOf(namedIn(call)) ?? 'either' : 'either';
    },
  };
}

const isContext = (content: unknown): content is Json => isObject(content) && 'active_company_id' in content && 'companies' in content;

/** What a client is told when it connects. */
const namesCompanies = (content: unknown): boolean => isObject(content) && 'instructions' in content;

/** The company that a call of a module names, where it names one. */
function namedIn({ headers }: FuzzCall): string | undefined {
  const named = headers.filter(([name]) => name.toLowerCase() === COMPANY_HEADER);
  return named.length === 1 ? named[0]?.[1] : undefined;
}

function answered(body: Buffer): unknown {
  try {
    return contentOf(JSON.parse(body.toString()));
  } catch {
    return undefined;
  }
}
