import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** A certificate with its key, both PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** The issuer of a certificate. */
export interface Authority extends Certificate {
  readonly name: string;
  readonly signingKey: KeyObject;
}

interface Wanted {
  readonly name: string;
  /** Itself by default. */
  readonly by?: Authority;
  readonly until?: string;
}

// X.509 in DER by hand, so that no key and no certificate lies in the repository.
const LONG = 0x80;
const [INTEGER, BITS, OCTETS, OID, TEXT, TIME, SEQUENCE, SET, BOOLEAN] = [0x02, 0x03, 0x04, 0x06, 0x0c, 0x17, 0x30, 0x31, 0x01];
const [VERSION_FIELD, EXTENSIONS_FIELD, DNS_NAME] = [0xa0, 0xa3, 0x82];
const BYTE = 256;

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const digits = content.length < BYTE ? [content.length] : [Math.floor(content.length / BYTE), content.length % BYTE];
  const length = content.length < LONG ? digits : [LONG + digits.length, ...digits];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const hex = (tag: number, digits: string): Buffer => der(tag, Buffer.from(digits, 'hex'));
const text = (tag: number, characters: string): Buffer => der(tag, Buffer.from(characters));
const ECDSA_SHA256 = der(SEQUENCE, hex(OID, '2a8648ce3d040302'));
const commonName = (name: string): Buffer => der(SEQUENCE, der(SET, der(SEQUENCE, hex(OID, '550403'), text(TEXT, name))));
const extension = (id: string, value: Buffer): Buffer => der(SEQUENCE, hex(OID, id), der(OCTETS, value));
const pem = (bytes: Buffer): string => `-----BEGIN CERTIFICATE-----\n${bytes.toString('base64').replaceAll(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;

let made = 0;

/** A new certificate for a host name; `until` is its last second as `YYMMDDHHMMSSZ`. Without `by` it is self-signed and may issue others. */
export function certificate({ name, by, until = '490101000000Z' }: Wanted): Authority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  made += 1;
  const extensions = der(SEQUENCE, extension('551d11', der(SEQUENCE, text(DNS_NAME, name))), extension('551d13', der(SEQUENCE, ...(by ? [] : [hex(BOOLEAN, 'ff')]))));
  const toSign = der(SEQUENCE,
    der(VERSION_FIELD, hex(INTEGER, '02')), der(INTEGER, Buffer.from([made])), ECDSA_SHA256, commonName(by?.name ?? name),
    der(SEQUENCE, text(TIME, '000101000000Z'), text(TIME, until)), commonName(name), publicKey.export({ type: 'spki', format: 'der' }), der(EXTENSIONS_FIELD, extensions));
  const signature = sign('sha256', toSign, by?.signingKey ?? privateKey);
  return { name, signingKey: privateKey, cert: pem(der(SEQUENCE, toSign, ECDSA_SHA256, der(BITS, Buffer.from([0]), signature))), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}
