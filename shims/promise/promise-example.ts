/** A store token, for the documentation. */
export const TOKEN_EXAMPLE = 'npk_7_q3Hn0bYt5mK8sVw2cXz7aLd4fRg6jTy9eUi1oPn3';

/** What is asked for, for the documentation. */
export const ASKED_EXAMPLE = { token: TOKEN_EXAMPLE, country: 'IT', sku: 'SHIRT_WHITE_M', zip: '20121', lang: 'en' };

/** The answer to it on 23 November 2026 at 8:40 UTC. */
export const PROMISE_EXAMPLE = {
  computed_at: '2026-11-23T08:39:30.000Z', country: 'IT', items: [{ sku: 'SHIRT_WHITE_M', quantity: 1, known: true }], available: true,
  options: [
    {
      method: 'standard' as const, status: 'in_stock' as const, available_from: null, order_by: '2026-11-23T11:00:00.000Z', ships_on: '2026-11-23', delivery_from: '2026-11-25', delivery_to: '2026-11-27',
      order_within_minutes: 140, message: 'Order within 2 hours and 20 minutes for delivery between Wednesday 25 and Friday 27 November.',
    },
    {
      method: 'express' as const, status: 'in_stock' as const, available_from: null, order_by: '2026-11-23T11:00:00.000Z', ships_on: '2026-11-23', delivery_from: '2026-11-24', delivery_to: '2026-11-24',
      order_within_minutes: 140, message: 'Order within 2 hours and 20 minutes for delivery tomorrow.',
    },
  ],
  pickup: [{ location_code: 'MILANO', name: 'Milano store', city: 'Milano', address: 'Via Torino 15', ready_at: '2026-11-23T11:00:00.000Z', message: 'Ready for pickup today from 12:00.' }],
  message: 'Order within 2 hours and 20 minutes for delivery between Wednesday 25 and Friday 27 November.',
};
