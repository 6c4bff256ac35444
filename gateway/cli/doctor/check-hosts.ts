import { HOSTS, type Config, type HostName } from '#kernel/config.js';
import { innermostCause } from '#kernel/innermost-cause.js';
import { isLoopbackName } from '#kernel/loopback.js';
import { certificateAt, type SeenCertificate } from './certificate-at.js';
import type { Check, Problem } from './check.js';
import { introduced } from './introduced.js';
import type { Patient } from './patient.js';

/** What is behind the public addresses. */
export const checkHosts: Check = {
  name: 'public hosts',
  bad: 'the certificate of a public address has expired, or is of another host',
  warns: 'a public address does not answer from here, or what answers is not that host of this deployment; its certificate expires within two weeks, or is of an issuer that clients do not know',
  remedy: 'See that the name leads to the load balancer, and that this passes `Host` and the calls of each address to the port of its host.',
  look: async (patient) => {
    const hosts = HOSTS.filter((host) => !isLoopbackName(new URL(patient.config.urls[host]).hostname));
    const problems = await Promise.all(hosts.map((host) => problemsOfHost(patient, host)));
    return { found: hosts.length === 0 ? 'none is set' : `${hosts.join(', ')} answer`, problems: problems.flat() };
  },
};

async function problemsOfHost({ config, clock }: Pick<Patient, 'config' | 'clock'>, host: HostName): Promise<Problem[]> {
  const url = new URL(config.urls[host]);
  const unreachable = (error: unknown): Problem[] => [{ state: 'WARN', found: `${url.origin} (${host}) does not answer from here: ${reasonOf(error)}` }];
  if (url.protocol === 'http:') return ownsAddress(config, host).catch(unreachable);
  try {
    const wrong = problemsOfCertificate(`${url.origin} (${host})`, await certificateAt(url), clock.now());
    return wrong.length > 0 ? wrong : await ownsAddress(config, host); // a refused certificate would be found twice
  } catch (error) {
    return unreachable(error);
  }
}

const [SOON_DAYS, DAY] = [14, 86_400_000] as const;
const RENEW = 'Renew it, and see why it was not renewed in time.';

/** What is wrong with the certificate of a place. */
export function problemsOfCertificate(place: string, { until, refused, mismatch }: SeenCertificate, now: Date): Problem[] {
  const left = until.getTime() - now.getTime();
  if (left <= 0) return [{ state: 'BAD', found: `the certificate of ${place} expired at ${until.toISOString()}`, remedy: RENEW }];
  if (mismatch !== undefined) return [{ state: 'BAD', found: `the certificate of ${place} is of another host: ${mismatch}`, remedy: 'Use one that names this host.' }];
  if (refused !== undefined) return [{ state: 'WARN', found: `clients that do not know its issuer refuse the certificate of ${place}: ${refused}`, remedy: 'Use one of a public issuer with its whole chain, or give clients that of yours.' }];
  return left < SOON_DAYS * DAY ? [{ state: 'WARN', found: `the certificate of ${place} expires at ${until.toISOString()}`, remedy: RENEW }] : [];
}

/** Whether what answers at a public address is that host of this deployment, as it says itself. */
async function ownsAddress({ urls }: Pick<Config, 'urls'>, host: HostName): Promise<Problem[]> {
  const { address, found } = await introduced(urls[host], host);
  return address === urls[host] ? [] : [{ state: 'WARN', found: `what answers at ${urls[host]} is not the host ${host} of this deployment: ${found}` }];
}

function reasonOf(error: unknown): string {
  const cause = innermostCause(error);
  return cause instanceof Error ? cause.message : String(cause);
}
