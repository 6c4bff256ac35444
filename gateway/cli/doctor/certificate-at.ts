import { isIP } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';

/** The certificate of an https address. */
export interface SeenCertificate {
  /** Its last moment. */
  readonly until: Date;
  /** Why a client that knows the usual issuers refuses it. */
  readonly refused?: string;
  /** Why it is not one of this host. */
  readonly mismatch?: string;
}

const HTTPS_PORT = 443;
const DEADLINE_MILLISECONDS = 5000;

/** The certificate with which an address answers; rejects where none does. */
export function certificateAt({ hostname, port }: Pick<URL, 'hostname' | 'port'>): Promise<SeenCertificate> {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: port === '' ? HTTPS_PORT : Number(port), servername: isIP(host) === 0 ? host : '', rejectUnauthorized: false, timeout: DEADLINE_MILLISECONDS }, () => {
      const certificate = socket.getPeerCertificate();
      const reason: unknown = socket.authorizationError; // a text, whatever its type says
      socket.destroy();
      resolve(seenOf(host, certificate, reason));
    });
    socket.on('timeout', () => socket.destroy(new Error('there was no answer')));
    socket.on('error', reject);
  });
}

function seenOf(host: string, certificate: PeerCertificate, reason: unknown): SeenCertificate {
  const mismatch = checkServerIdentity(host, certificate);
  return { until: new Date(certificate.valid_to), ...(typeof reason === 'string' && { refused: reason }), ...(mismatch && { mismatch: mismatch.message }) };
}
