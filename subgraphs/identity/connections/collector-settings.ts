import { Failure } from '#contract/failure.js';
import { Problems } from '#contract/problems.js';
import { collectorDomain, collectorDomainProblem } from './collector-domain.js';
import type { ConnectionKind } from './connection.js';
import type { StoredSettings } from './wms-settings.js';

/** Settings of a storefront's collector to set; absent fields keep their values, null restores the default. */
export interface CollectorChoice {
  readonly domains?: readonly string[] | null | undefined;
  readonly webPixel?: boolean | null | undefined;
}

/** The settings of a storefront's collector. */
export interface CollectorSettings {
  /** The hosts whose pages report: `shop.example`, or `*.shop.example` for its subdomains. */
  readonly domains: readonly string[];
  /** Whether the web pixel of a checkout reports, whose pages have no origin. */
  readonly webPixel: boolean;
}

/** A code with which a storefront is tried: nothing of such calls is kept. */
export interface CollectorTest {
  readonly code: string;
  readonly expiresAt: string;
}

const MOST_DOMAINS = 100;

interface Kept {
  readonly kind: ConnectionKind;
  readonly settings: StoredSettings;
}

/** The stored settings of a connection after a change; throws BAD_INPUT with every problem, and for another kind of connection. */
export function changedCollectorSettings({ kind, settings }: Kept, { domains, webPixel }: CollectorChoice): StoredSettings {
  if (kind !== 'COLLECTOR') throw new Failure('BAD_INPUT', `A ${kind} connection has no such settings`, { collector: ['is for another kind of connection'] });
  return { ...settings, ...(domains !== undefined && { domains: validDomains(domains ?? []) }), ...(webPixel !== undefined && { webPixel: webPixel ?? false }) };
}

function validDomains(texts: readonly string[]): readonly string[] {
  const problems = new Problems();
  if (texts.length > MOST_DOMAINS) throw new Failure('BAD_INPUT', 'Some settings are not valid', { 'collector.domains': [`must have at most ${String(MOST_DOMAINS)} entries`] });
  for (const [index, text] of texts.entries()) problems.addOf('collector.domains', String(index), collectorDomainProblem(text));
  problems.refuse('Some settings are not valid');
  return [...new Set(texts.flatMap((text) => collectorDomain(text) ?? []))];
}

/** The settings of a storefront's collector; null for other connections. */
export function collectorSettings({ kind, settings: { domains, webPixel } }: Kept): CollectorSettings | null {
  return kind === 'COLLECTOR' ? { domains: Array.isArray(domains) ? domains.map(String) : [], webPixel: webPixel === true } : null;
}

/** The code with which a collector is tried; undefined where there is none, or it is over. */
export function collectorTest({ settings: { test } }: Pick<Kept, 'settings'>, now: string): CollectorTest | undefined {
  if (typeof test !== 'object' || test === null || !('code' in test) || !('expiresAt' in test)) return undefined;
  const { code, expiresAt } = test;
  return typeof code === 'string' && typeof expiresAt === 'string' && now < expiresAt ? { code, expiresAt } : undefined;
}
