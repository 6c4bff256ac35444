const SIGNS = new Set(['€', '$', '£', '¥', ' ', '\u00a0', '\u202f', "'"]);

/**
 * A number as people write it, as the catalog API takes it: `1.234,50 €` is `1234.50`. A comma or point is that of the decimals where it comes last and one or two digits follow; what is
 * no number stays as it is, to be refused with its text.
 */
export function amountText(cell: string): string {
  const text = Array.from(cell).filter((character) => !SIGNS.has(character)).join('');
  return plainNumber(text) ?? withoutWhole(text) ?? grouped(text) ?? withDecimals(text) ?? cell;
}

/** As programs write it. */
const plainNumber = (text: string): string | undefined => (text.split('.').length <= 2 && text.split('.').every(isDigits) ? text : undefined);

/** `.5` is 0.5. */
const withoutWhole = (text: string): string | undefined => ((text.startsWith('.') || text.startsWith(',')) && isDigits(text.slice(1)) ? `0.${text.slice(1)}` : undefined);

/** `1.234.567` and `1,234,567`: the same separator several times is that of thousands. */
function grouped(text: string): string | undefined {
  for (const separator of [',', '.']) {
    const groups = text.split(separator);
    if (groups.length > 2 && areThousands(groups)) return groups.join('');
  }
  return undefined;
}

function withDecimals(text: string): string | undefined {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  if (last === -1 || decimals.length > MOST_DECIMALS || !isDigits(decimals)) return undefined;
  if (isDigits(whole)) return `${whole}.${decimals}`;
  for (const separator of [',', '.']) {
    const groups = whole.split(separator);
    if (groups.length > 1 && areThousands(groups)) return `${groups.join('')}.${decimals}`;
  }
  return undefined;
}

const [THOUSANDS, MOST_DECIMALS] = [3, 2] as const;

const areThousands = ([first = '', ...others]: readonly string[]): boolean => isDigits(first) && first.length <= THOUSANDS && others.every((group) => isDigits(group) && group.length === THOUSANDS);

const isDigits = (text: string): boolean => /^\d+$/.test(text);
