import { bytesOf, type FuzzCall } from './call.js';
import type { Found } from './finding.js';
import type { Share, Shares } from './shares.js';
import type { Shrunk } from './shrink.js';

const [LONGEST, COLUMN] = [6000, 58];

/** A finding as text: what is wrong, how to reproduce it, and the exact bytes. */
export function findingText({ finding, call, answer, round }: Found, { seed, calls, database }: { seed: number; calls: number; database: string }, shrunk: Shrunk): string {
  const { before } = shrunk;
  return [
    `\n${finding.kind.toUpperCase()}: ${call.target}`, `  ${finding.detail.slice(0, 1500)}`,
    `  as ${call.as}${call.hostile.length > 0 ? `, with ${call.hostile.join(', ')}` : ''}; again with: npm run fuzz -- --seed ${String(seed)} --round ${String(round)} --calls ${String(calls)} --database ${database}`,
    `  answered ${String(answer.status)}: ${answer.body.toString('latin1').slice(0, 300)}`,
    before === undefined ? '  It was not seen again in a fresh product; the call as it was:' : before.length === 0 ? '  The least that shows it:' : `  The least that shows it, behind ${String(before.length)} other calls:`,
    ...(before ?? []).map(shown), shown(shrunk.call), '',
  ].join('\n');
}

const shown = (call: FuzzCall): string => `  [${String(call.index)}] as ${call.as}, ${call.framing}\n${escaped(Buffer.concat(bytesOf(call, [['Authorization', `(that of ${call.as})`]])))}`;

/** Bytes as text that can be pasted into printf. */
const escaped = (bytes: Buffer): string => {
  const text = [...bytes.subarray(0, LONGEST)].map((byte) => (byte === 0x0a ? '\\n\n' : byte === 0x0d ? '\\r' : byte === 0x5c ? '\\\\' : byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('');
  return `${text}${bytes.length > LONGEST ? ` ... (${String(bytes.length)} bytes)` : ''}`.split('\n').map((line) => `    ${line}`).join('\n');
};

/** The most frequent refusal of a route's or field's well-formed calls. */
export const commonRefusal = (share: Share | undefined): string => [...share?.refusals ?? []].toSorted(([, one], [, other]) => other - one)[0]?.join(' x') ?? '-';

/** How often each of some succeeded, and how often it was called. */
export const countsText = (shares: Shares, some: readonly string[]): string => some.map((name) => `${name} ${String(shares.get(name)?.well ?? 0)} of ${String(shares.get(name)?.made ?? 0)}`).join(', ');

/** How often each route and field was called and succeeded: of all calls, and of the well-formed ones. */
export function sharesText(shares: Shares): string {
  const percent = (part: number, of: number): string => (of === 0 ? '-' : `${String(Math.round((100 * part) / of))}%`).padStart(5);
  const lines = [...shares].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, share]) => {
    const { made, well, wellMade, wellDone } = share;
    return `${name.padEnd(COLUMN)} ${String(made).padStart(6)} ${percent(well, made)} ${percent(wellDone, wellMade)}${wellDone < wellMade / 4 ? `  ${commonRefusal(share)}` : ''}`;
  });
  const all = [...shares.values()].reduce((sum, { made, well, wellMade, wellDone }) => ({ made: sum.made + made, well: sum.well + well, wellMade: sum.wellMade + wellMade, wellDone: sum.wellDone + wellDone }), { made: 0, well: 0, wellMade: 0, wellDone: 0 });
  return [`${'row or field'.padEnd(COLUMN)}  calls  done  done of those not hostile`, ...lines, `${'all'.padEnd(COLUMN)} ${String(all.made).padStart(6)} ${percent(all.well, all.made)} ${percent(all.wellDone, all.wellMade)}`].join('\n');
}
