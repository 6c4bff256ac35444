/** Runs a SELECT: the product's own reader, or one past it. */
export type Select = <Row>(sql: string) => Promise<Row[]>;

/** Invariants of a company's orders, stock and events: each a SELECT of the rows that violate it. */
const NEVER: Readonly<Record<string, (company: string) => string>> = {
  'reserved is what open orders hold, and nothing is below zero': (company) =>
    `SELECT p.variant_id, p.location_id, p.reserved, p.on_hand, h.pieces FROM stock_position p LEFT JOIN (
       SELECT i.variant_id, f.location_id, SUM(l.quantity - l.shipped - l.cancelled - l.unfulfillable) AS pieces FROM fulfillment_order f
       JOIN fulfillment_line l ON l.company_id = f.company_id AND l.fulfillment_order_id = f.id JOIN order_line i ON i.company_id = l.company_id AND i.order_id = l.order_id AND i.id = l.line_id
       WHERE f.company_id = ${company} AND f.status IN ('NOT_READY', 'TO_FULFILL', 'REJECTED') GROUP BY i.variant_id, f.location_id) h
     ON h.variant_id = p.variant_id AND h.location_id = p.location_id WHERE p.company_id = ${company} AND (p.reserved <> COALESCE(h.pieces, 0) OR p.reserved < 0 OR p.on_hand < 0)`,
  'what can be sold is what was counted as sellable': (company) =>
    `SELECT p.variant_id, p.location_id, p.on_hand, s.pieces FROM stock_position p LEFT JOIN (
       SELECT variant_id, location_id, SUM(quantity) AS pieces FROM stock_level WHERE company_id = ${company} AND classification = 'SELLABLE' GROUP BY variant_id, location_id) s
     ON s.variant_id = p.variant_id AND s.location_id = p.location_id WHERE p.company_id = ${company} AND p.on_hand <> COALESCE(s.pieces, 0)`,
  'lists show an item at the position that changed last, and at no other': (company) =>
    `SELECT variant_id, SUM(latest) AS latest, MAX(changed_at) AS changed, MAX(CASE latest WHEN 1 THEN changed_at END) AS shown FROM stock_position
     WHERE company_id = ${company} GROUP BY variant_id HAVING SUM(latest) <> 1 OR MAX(changed_at) <> MAX(CASE latest WHEN 1 THEN changed_at END)`,
  'no more is refunded than was paid': (company) =>
    `SELECT o.number, o.total_minor, SUM(r.total_minor) AS refunded FROM orders o JOIN refund r ON r.company_id = o.company_id AND r.order_id = o.id
     WHERE o.company_id = ${company} GROUP BY o.number, o.total_minor HAVING SUM(r.total_minor) > o.total_minor`,
  'what cannot be sent is refunded once, and what left was picked': (company) =>
    `SELECT order_id, unfulfillable, refunded, quantity FROM fulfillment_line WHERE company_id = ${company} AND (refunded < unfulfillable OR refunded > quantity OR shipped > picked)`,
  'what left is in shipments, unit by unit, but for what customers collected': (company) =>
    `SELECT l.order_id, l.line_id, l.shipped, s.pieces FROM fulfillment_line l JOIN orders o ON o.company_id = l.company_id AND o.id = l.order_id LEFT JOIN (
       SELECT p.line_id, h.fulfillment_order_id, SUM(p.quantity) AS pieces FROM shipment_piece p JOIN shipment h ON h.company_id = p.company_id AND h.id = p.shipment_id
       WHERE p.company_id = ${company} AND h.status <> 'VOIDED' GROUP BY p.line_id, h.fulfillment_order_id) s
     ON s.line_id = l.line_id AND s.fulfillment_order_id = l.fulfillment_order_id WHERE l.company_id = ${company} AND l.shipped <> COALESCE(s.pieces, 0) AND NOT (LOWER(COALESCE(o.method_code, '')) = 'pickup' AND o.status = 'DELIVERED' AND s.pieces IS NULL)`,
  'each event has an id of its own': (company) => `SELECT id FROM outbox WHERE company_id = ${company} GROUP BY id HAVING COUNT(*) > 1`,
};

/** The violated invariants of a company's orders, stock and events. */
export async function companyFlaws(select: Select, companyId: number): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, sql] of Object.entries(NEVER)) found.push(...(await select(sql(String(companyId)))).map((row) => `${rule}: ${JSON.stringify(row)}`));
  return found;
}
