/**
 * The EAN-13 of the n-th demo item. It starts with 20, the range GS1 keeps for use inside one company,
 * so that no demo item carries the code of a real product.
 */
export function ean13(serial: number): string {
  const body = `20${String(serial).padStart(10, '0')}`;
  return body + checkDigit(body);
}

/** The last digit: tens complement of the digits weighted 1 and 3 in turn (GS1 General Specifications, section 7.9). */
function checkDigit(body: string): string {
  const sum = Array.from(body, Number).reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return String((10 - (sum % 10)) % 10);
}
