/** A shipment on its way, for the documentation. */
export const TRACKING_EXAMPLE = {
  brand: { name: 'Bottega Fiorentina', logo_url: null, accent_color: '#0b6e4f', support_email: 'help@bottega.example', support_url: null },
  locale: 'en' as const, order_name: '#1042', customer_first_name: 'Anna', destination: 'Torino, IT', carrier: 'BRT', tracking_numbers: ['BRT0001234565'],
  carrier_url: 'https://tracking.brt.example/BRT0001234565', status: 'out_for_delivery' as const, status_at: '2026-11-21T07:12:00.000Z', shipped_at: '2026-11-19T16:30:00.000Z', delivered_at: null,
  estimated_delivery_at: '2026-11-21T17:00:00.000Z', items: [{ title: 'Linen shirt, white, M', quantity: 1 }],
  events: [
    { occurred_at: '2026-11-21T07:12:00.000Z', status: 'out_for_delivery' as const, description: 'In consegna', location: 'Torino, IT' },
    { occurred_at: '2026-11-20T22:05:00.000Z', status: 'in_transit' as const, description: 'Arrivata in filiale', location: 'Torino, IT' },
  ],
};
