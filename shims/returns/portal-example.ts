/** A store's portal, for the documentation. */
export const BRAND_EXAMPLE = { name: 'Portico Demo', logo_url: null, accent_color: '#0b6e4f', support_email: 'help@portico.example', support_url: null, slug: 'portico-demo' };

/** An order, for the documentation. */
export const ORDER_EXAMPLE = {
  name: '#1042', placed_at: '2026-11-02T09:12:00.000Z', delivered_at: '2026-11-05T10:30:00.000Z', currency: 'EUR', country: 'IT', returnable_until: '2026-12-05T10:30:00.000Z', blocked: null, language: 'en' as const,
};

/** Its lines. */
export const LINES_EXAMPLE = [{
  id: '0196b1f0-8a52-7c11-b6a5-3f1d2c0e9a01', title: 'Linen shirt', size: 'M', color: 'WHITE', sku: 'SHIRT_WHITE_M', image_url: null, price: 49.9, quantity: 2, returnable: 2, blocked: null,
  exchange_options: [{ barcode: '8050000000017', sku: 'SHIRT_WHITE_L', title: 'Linen shirt', size: 'L', color: 'WHITE', image_url: null, available: 12 }],
}];

/** What is sent back of it. */
export const NEW_RETURN_EXAMPLE = { lines: [{ id: LINES_EXAMPLE[0]?.id, quantity: 1, reason: 'too_small' }], resolution: 'refund', method: 'carrier_label' };

/** The same with a photo, which its reason needs, as a form. */
export const FORM_EXAMPLE = { lines: JSON.stringify([{ ...NEW_RETURN_EXAMPLE.lines[0], reason: 'damaged' }]), resolution: 'refund', method: 'carrier_label', photos: ['photo.jpg'] };

/** The token of a return. */
export const TOKEN_EXAMPLE = 'q3Hn0bYt5mK8sVw2cXz7aLd4fRg6jTy9eUi1oPn3BhE';

/** A session, shortened. */
export const SESSION_EXAMPLE = 'a1b2c3d4.Q2lwaGVydGV4dA';
