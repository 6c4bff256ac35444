import { createRequire } from 'node:module';
import type bwipjs from 'bwip-js';
import type { VNode } from 'preact';

/** Modules that must stay white on every side (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The library is two megabytes of text: loaded with the first code. */
const barcodes = (): typeof bwipjs => createRequire(import.meta.url)('bwip-js') as typeof bwipjs;

interface Matrix {
  /** Row by row, 1 is dark. */
  readonly modules: readonly number[];
  readonly width: number;
}

function matrixOf(text: string): Matrix {
  const [symbol] = barcodes().raw({ bcid: 'qrcode', text });
  if (!symbol || !('pixs' in symbol)) throw new TypeError('The barcode library answered no matrix symbol');
  return { modules: symbol.pixs, width: symbol.pixx };
}

/** A text as a QR code, drawn as one path; dark on white also on a dark page, as cameras want it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): VNode {
  const { modules, width } = matrixOf(text);
  const size = String(width + 2 * QUIET_ZONE);
  const path = Array.from({ length: modules.length / width }, (_, row) => rowPath(modules.slice(row * width, (row + 1) * width), row)).join('');
  return (
    <svg class="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="220" height="220" shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Each run of dark modules as one rectangle. */
function rowPath(row: readonly number[], index: number): string {
  const starts = row.flatMap((module, at) => (module === 1 && row[at - 1] !== 1 ? [at] : []));
  return starts.map((start) => {
    const end = row.indexOf(0, start);
    const length = String((end < 0 ? row.length : end) - start);
    return `M${String(QUIET_ZONE + start)} ${String(QUIET_ZONE + index)}h${length}v1h-${length}z`;
  }).join('');
}
