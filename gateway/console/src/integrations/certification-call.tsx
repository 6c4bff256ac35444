import { type ReactElement } from 'react';
import type { ConnectionKind } from '#contract/schema.generated.js';
import { readPlace } from '../shell/place.js';
import { useWords } from '../words/use-words.js';
import { CopyButton } from '../parts/copy-button.js';
import type { Connection } from './use-connection.js';

/** Where each interface lists the steps that are missing. */
const PATHS: Readonly<Partial<Record<ConnectionKind, string>>> = {
  FULFILLMENT: '/api/fulfillment/v1/sandbox/certification', WMS_JSON: '/V1/Sandbox/Certification', WMS_XML: '/api/admin/sandbox/certificazione', COMMERCE: '/api/commerce/v1/sandbox/certification',
};

/** The call by which the interface itself says how each missing step is shown. */
export function CertificationCall({ connection: { kind, dedicatedHost } }: { readonly connection: Connection }): ReactElement | null {
  const { integrations: words } = useWords();
  const path = PATHS[kind];
  if (path === undefined) return null;
  const isXml = kind === 'WMS_XML';
  const origin = dedicatedHost === null ? readPlace().hosts.commerce : `https://${dedicatedHost}`;
  const curl = `curl '${origin}${path}' \\\n  ${isXml ? '--user "$PORTICO_USER:$PORTICO_KEY"' : '--header "Authorization: Bearer $PORTICO_KEY"'}`;
  return (
    <>
      <p>{words.certifyAsk} {isXml ? words.userHint : words.keyHint}</p>
      <pre className="body" tabIndex={0} role="group" aria-label="curl">{curl}</pre>
      <div className="row"><CopyButton text={curl} name="curl" label={words.copyCurl} /></div>
    </>
  );
}
