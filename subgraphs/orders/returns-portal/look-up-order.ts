import { equalInConstantTime, sha256 } from '#kernel/crypto.js';
import { Failure } from '#contract/failure.js';
import { isLanguage, type Language } from '#contract/languages.js';
import { requireScope, type CallContext } from '#contract/principal.js';
import { normalisedEmail } from '../addresses/normalised-email.js';
import { findOrder } from '../ordering/order.store.js';
import type { OrdersDeps } from '../orders-deps.js';
import { findPolicy } from '../return-policies/return-policy.store.js';
import type { ReturnPolicy } from '../return-policies/return-policy.js';
import { findLookedUp, type LookedUp } from './lookup.store.js';
import { portalOrder, type PortalOrder } from './portal-order.js';
import { requirePortal } from './require-session.js';

/** An order as a shopper names it, and what they give besides. */
export interface Lookup {
  readonly slug: string;
  readonly order: string;
  /** Its e-mail address, or the postcode it went to. */
  readonly verifier: string;
  readonly language?: string | null | undefined;
}

/** A session, and the order that it is for. */
export interface OpenedSession {
  readonly session: string;
  readonly order: PortalOrder;
}

const SESSION_MILLISECONDS = 3_600_000;

/** Open a session for an order (document 2, E, POST /lookup). An unknown order and a wrong verifier are the same ORDER_NOT_FOUND, after the same statements. */
export async function lookUpOrder(deps: OrdersDeps, { principal }: CallContext, { slug, order: number, verifier, language: asked }: Lookup): Promise<OpenedSession> {
  requireScope(principal, 'system');
  const { database, clock, returnSecrets } = deps;
  const { companyId } = await requirePortal(database, slug);
  const policy = await findPolicy(database, companyId);
  const found = await findLookedUp(database, companyId, number);
  const proved = (found.length === 0 ? [NOBODY] : found).find((one) => isProved(policy, one, verifier));
  const order = proved && await findOrder(database, companyId, proved.id);
  if (!order) throw new Failure('ORDER_NOT_FOUND', 'No order has this number and this address or postcode');
  const language = sessionLanguage(policy, asked, order.language);
  const session = returnSecrets.sealSession({ companyId, orderId: order.id, policyVersion: policy.version, language }, clock.now().getTime() + SESSION_MILLISECONDS);
  return { session, order: await portalOrder(deps.inTimeOf(deps, companyId), companyId, { order, policy, language }) };
}

/** Compared where there is no such order, so that it takes the same time. */
const NOBODY: LookedUp = { id: '', email: null, postalCode: null };

/** Whether a shopper gave one of what the policy asks for, compared in constant time. */
function isProved({ verifyWith }: ReturnPolicy, found: LookedUp, verifier: string): boolean {
  const email = isSame(found.email ?? '', normalisedEmail(verifier));
  const zip = isSame(comparedPostcode(found.postalCode ?? ''), comparedPostcode(verifier));
  return (email && verifyWith.includes('EMAIL')) || (zip && verifyWith.includes('ZIP'));
}

const isSame = (known: string, given: string): boolean => equalInConstantTime(sha256(known), sha256(given)) && known !== '';

/** A postcode without blanks and hyphens, in capitals. */
const comparedPostcode = (text: string): string => text.replaceAll(/[\s-]/gu, '').toUpperCase();

/** `it` of `it-IT` and `IT_it`. */
const baseOf = (language: string | null | undefined): string => (language ?? '').split(/[-_]/, 1).join('').toLowerCase();

/** The asked language, that of the order, or the policy's, the first that is enabled; else English (document 2, E). */
const sessionLanguage = ({ languages, defaultLanguage }: ReturnPolicy, asked: string | null | undefined, ofOrder: string | null): Language =>
  [baseOf(asked), baseOf(ofOrder), defaultLanguage].filter(isLanguage).find((one) => languages.includes(one)) ?? 'en';
