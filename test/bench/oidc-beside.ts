import { LIBRARY_TOKEN } from './oidc-data.js';
import { showResult } from './report.js';
import { measure, send, start, type Call, type Under } from './sides.js';

const SURFACE = 'oidc';

/** The calls of tokens beside those of a provider library that keeps everything in memory: reported, and bound by nothing, because it stores nothing and takes no signed token at userinfo. */
export async function showBesideLibrary({ database, databases, credential, ours }: Under, calls: readonly Call[]): Promise<void> {
  const library = await start('oidc-library.js', databases, { args: [credential] });
  for (const call of calls.filter(({ bounds }) => bounds?.logged !== undefined)) {
    const beside: Call = call.name !== 'userinfo' ? call : {
      ...call, send: (side) => (side === library ? send(side, { method: 'GET', path: '/api/oauth/userinfo', headers: { authorization: `Bearer ${LIBRARY_TOKEN}` } }) : call.send(side)),
    };
    const [oursMs = NaN, floorMs = NaN] = await measure(beside, [ours, library]);
    showResult({ surface: SURFACE, call: call.name, database, floor: 'library', oursMs, floorMs, ratio: oursMs / floorMs });
  }
  library.child.disconnect();
}
