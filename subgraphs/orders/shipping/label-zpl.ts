import { addressLines } from './address-lines.js';
import type { LabelRequest } from './label-maker.js';
import { labelTexts } from './label-texts.js';

/** 10 by 15 cm at 8 dots a millimetre (203 dpi). */
const WIDTH = 800;
const HEIGHT = 1200;
const LEFT = 40;
const RIGHT = 420;

/** The same label in the language of label printers (ZPL II), as UTF-8. */
export function labelZpl(request: LabelRequest): Buffer {
  const { carrier, service, parcel, weight, routing, date, reference } = labelTexts(request);
  return Buffer.from([
    '^XA', '^CI28', `^PW${String(WIDTH)}`, `^LL${String(HEIGHT)}`, '^LH0,0',
    field(LEFT, 40, { text: carrier, height: 50 }),
    field(RIGHT + 150, 48, { text: service, height: 36 }),
    rule(120),
    ...addressLines(request.sender).map((text, index) => field(LEFT, 132 + index * 26, { text, height: 22 })),
    rule(292),
    ...addressLines(request.recipient).map((text, index) => field(LEFT, 308 + index * 50, { text, height: 42 })),
    rule(614),
    field(LEFT, 630, { text: `Order ${request.orderNumber}`, height: 34 }),
    field(RIGHT, 630, { text: parcel, height: 34 }),
    field(LEFT, 680, { text: reference === '' ? date : `${date}  Ref. ${reference}`, height: 26 }),
    field(RIGHT, 680, { text: weight, height: 28 }),
    rule(730),
    field(LEFT, 752, { text: routing, height: 80 }),
    rule(860),
    // Code 128, height 220, text line below, mode A: the printer chooses the subsets
    `^FO80,890^BY3^BCN,220,Y,N,N,A^FH_^FD${escaped(request.trackingNumber)}^FS`,
    '^XZ',
  ].join('\n'), 'utf8');
}

const field = (x: number, y: number, { text, height }: { text: string; height: number }): string =>
  `^FO${String(x)},${String(y)}^A0N,${String(height)},${String(height)}^FH_^FD${escaped(text)}^FS`;

const rule = (y: number): string => `^FO${String(LEFT)},${String(y)}^GB${String(WIDTH - 2 * LEFT)},3,3^FS`;

/** The characters ZPL reads as commands, as `_` and their hexadecimal code (^FH). */
const escaped = (text: string): string => text.replace(/[_^~\\\r\n]/g, (character) => `_${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
