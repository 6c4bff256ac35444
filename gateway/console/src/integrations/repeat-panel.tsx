import { type ReactElement } from 'react';
import { Panel } from '../parts/panel.js';
import { readPlace } from '../shell/place.js';
import { useWords } from '../words/use-words.js';
import { CopyButton } from '../parts/copy-button.js';
import { curlOf, hasDryRun, isFromFile } from './curl-of.js';
import type { ConsoleCallQuery } from './operations/console-call.generated.js';
import { fileTypeOf } from './readable-body.js';
import { RepeatNow } from './repeat-now.js';
import { useConnectionNames } from './use-connection-names.js';

type Call = ConsoleCallQuery['callRecord'];

/** A call again: as a dry run at once, and as commands to paste into a shell, as it was and a write as a dry run where the interface has one. The console has no credential of the connection. */
export function RepeatPanel({ call }: { readonly call: Call }): ReactElement {
  const { integrations: words } = useWords();
  const [origin, file] = [useOrigin(call), fileOf(call)];
  const curl = curlOf(call, { origin, isDry: false, file });
  return (
    <Panel title={words.repeat}>
      <RepeatNow call={call} />
      <h3>{words.asCommand}</h3>
      <p className="soft">{call.surface === 'wms-xml' ? words.userHint : words.keyHint}{isFromFile(call.requestBody) && ` ${words.fileHint}`}</p>
      <pre className="body" tabIndex={0} role="group" aria-label="curl">{curl}</pre>
      <div className="row"><CopyButton text={curl} name="curl" label={words.copyCurl} />{hasDryRun(call) && <CopyButton text={curlOf(call, { origin, isDry: true, file })} name="curl" label={words.copyDryRun} />}</div>
      {hasDryRun(call) && <p className="soft">{words.dryRunHint}</p>}
    </Panel>
  );
}

function useOrigin({ connectionId, surface }: Call): string {
  const host = useConnectionNames().find(({ id }) => id === connectionId)?.dedicatedHost ?? null;
  return host === null ? usualOrigin(surface) : `https://${host}`;
}

/** What the body of the request is called when it is downloaded. */
const fileOf = ({ requestId, requestBody }: Call): string => `${requestId}-request.${fileTypeOf(requestBody ?? '')}`;

function usualOrigin(surface: string): string {
  const { hosts } = readPlace();
  return surface === 'catalog' ? hosts.catalog : hosts.commerce;
}
