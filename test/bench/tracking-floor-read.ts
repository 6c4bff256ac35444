import { createHmac } from 'node:crypto';
import type { Sql } from './sql.js';

interface Address { readonly firstName: string | null; readonly city: string | null; readonly countryCode: string | null }

/** A shipment in transit for the holder of its link, as interface F writes it. */
export async function readTracking(identity: Sql, orders: Sql, token = ''): Promise<string> {
  const [position = ''] = token.split('.');
  createHmac('sha256', 'a key of the same length as the other').update(position).digest();
  const [company, id] = JSON.parse(Buffer.from(position, 'base64url').toString('utf8')) as [number, string];
  const of = [company, id];
  const [head] = await orders.read('SELECT s.status, s.carrier_code, s.carrier_name, s.tracking_url, s.shipped_at, s.delivered_at, s.tracked_at, o.number, o.customer, o.shipping_address, o.language FROM shipment s JOIN orders o ON o.company_id = s.company_id AND o.id = s.order_id WHERE s.company_id = ? AND s.id = ?', of);
  const parcels = await orders.read('SELECT tracking_number FROM shipment_parcel WHERE company_id = ? AND shipment_id = ? ORDER BY number', of);
  const items = await orders.read('SELECT l.title AS title, SUM(p.quantity) AS quantity FROM shipment_piece p JOIN order_line l ON l.company_id = p.company_id AND l.id = p.line_id WHERE p.company_id = ? AND p.shipment_id = ? GROUP BY l.id, l.title ORDER BY MIN(p.place)', of);
  const events = await orders.read('SELECT status, description, location, occurred_at FROM tracking_event WHERE company_id = ? AND shipment_id = ? ORDER BY occurred_at DESC, received_at DESC, place DESC LIMIT 50', of);
  const [estimate] = await orders.read('SELECT estimated_at FROM tracking_estimate WHERE company_id = ? AND shipment_id = ? ORDER BY known_at DESC LIMIT 1', of);
  const [brand] = await identity.read('SELECT name, logo_url, accent_color, support_email, support_url FROM company WHERE id = ?', [company]);
  const address = JSON.parse(String(head?.['shipping_address'])) as Address;
  const { name } = JSON.parse(String(head?.['customer'])) as { name: string | null };
  return JSON.stringify({ data: {
    brand: { name: brand?.['name'], logo_url: brand?.['logo_url'], accent_color: brand?.['accent_color'] ?? '#111111', support_email: brand?.['support_email'], support_url: brand?.['support_url'] },
    locale: 'en', order_name: head?.['number'], customer_first_name: address.firstName ?? name?.split(' ')[0] ?? '', destination: [address.city, address.countryCode].filter((part) => part !== null).join(', '),
    carrier: head?.['carrier_name'] ?? head?.['carrier_code'], tracking_numbers: parcels.map((parcel) => parcel['tracking_number']), carrier_url: head?.['tracking_url'],
    status: String(head?.['tracked_at'] === null ? 'picked_up' : head?.['status']).toLowerCase(), status_at: head?.['tracked_at'] ?? head?.['shipped_at'], shipped_at: head?.['shipped_at'], delivered_at: head?.['delivered_at'], estimated_delivery_at: estimate?.['estimated_at'] ?? null,
    items: items.map(({ title, quantity }) => ({ title, quantity: Number(quantity) })),
    events: events.map((event) => ({ occurred_at: event['occurred_at'], status: String(event['status']).toLowerCase(), description: event['description'], location: event['location'] })),
  } });
}
