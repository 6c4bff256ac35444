import { itemKeyOf, unexpectedLine, type Goods, type ReturnLine } from './return-line.js';

/**
 * The lines of a return after its warehouse reported what arrived; a report replaces the one before. Units fill the expected lines
 * of their item in order; units in a different condition than those already recorded, and unexpected units, get lines of their own.
 */
export function putGoodsAway(lines: readonly ReturnLine[], arrived: readonly Goods[]): ReturnLine[] {
  return arrived.reduce(put, lines.filter(({ quantityExpected }) => quantityExpected > 0).map(notArrived));
}

const notArrived = (line: ReturnLine): ReturnLine =>
  ({ ...line, quantityReceived: 0, classification: null, lotNumber: null, serialNumber: null, note: null });

function put(lines: readonly ReturnLine[], goods: Goods): ReturnLine[] {
  let left = goods.quantity;
  const filled = lines.map((line) => {
    if (left === 0 || line.quantityReceived > 0 || !isSameItem(line, goods)) return line;
    const taken = Math.min(left, line.quantityExpected);
    left -= taken;
    return arrivedOn(line, goods, taken);
  });
  return left === 0 ? filled : withSurplus(filled, { ...goods, quantity: left });
}

function withSurplus(lines: readonly ReturnLine[], goods: Goods): ReturnLine[] {
  const alike = lines.findIndex((line) => line.quantityReceived > 0 && isSameItem(line, goods) && isSameCondition(line, goods));
  if (alike < 0) return [...lines, unexpectedLine(goods)];
  return lines.map((line, index) => (index === alike ? { ...line, quantityReceived: line.quantityReceived + goods.quantity } : line));
}

const arrivedOn = (line: ReturnLine, { classification, reasonCode, lotNumber, serialNumber, note }: Goods, quantity: number): ReturnLine =>
  ({ ...line, quantityReceived: quantity, classification, reasonCode: reasonCode ?? line.reasonCode, lotNumber, serialNumber, note });

const isSameItem = (line: ReturnLine, { item }: Goods): boolean => itemKeyOf(line) === itemKeyOf(item);

const isSameCondition = (line: ReturnLine, goods: Goods): boolean =>
  line.classification === goods.classification && line.lotNumber === goods.lotNumber && line.serialNumber === goods.serialNumber
  && line.note === goods.note && (goods.reasonCode === null || line.reasonCode === goods.reasonCode);
