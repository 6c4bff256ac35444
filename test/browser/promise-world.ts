import type { IncomingMessage, ServerResponse } from 'node:http';
import { firstOf } from '#kit/handler.js';
import { pageAssets } from '#kit/page/pages.js';
import { snippet } from '../../shims/promise/snippet/snippet.js';
import { snippetExample } from '../../shims/promise/snippet/snippet-example.js';
import { listen } from '../kit/listen.js';

/** A store token of the form that the document gives. */
export const TOKEN = `npk_1_${'a1B2'.repeat(10)}`;

/** The moment at which the surface of these tests answers. */
export const ANSWERED_AT = '2026-03-03T09:54:30.000Z';

const option = (method: string, changes: object = {}): object => ({
  method, status: 'in_stock', available_from: null, order_by: '2026-03-03T12:00:00.000Z', ships_on: '2026-03-03', delivery_from: '2026-03-04', delivery_to: method === 'express' ? '2026-03-04' : '2026-03-06',
  order_within_minutes: 125, message: `by ${method}`, ...changes,
});

/** An answer of the surface (document 2, G): everything in stock, the cutoff in 2 hours, 5 minutes and 30 seconds. */
export const answer = (message: string, changes: object = {}): object => ({
  computed_at: ANSWERED_AT, country: 'IT', items: [{ sku: 'A', quantity: 1, known: true }], available: true, options: [option('standard'), option('express')],
  pickup: [{ location_code: 'MI1', name: 'Milano <b>Duomo</b>', city: 'Milano', address: 'Via Torino 1', ready_at: '2026-03-03T15:00:00.000Z', message: 'Today in Milano <b>Duomo</b>' }], message, ...changes,
});

/** The same with both options changed. */
export const answerWith = (message: string, changes: object): object => answer(message, { options: [option('standard', changes), option('express', changes)] });

/** Answers one call of the promise. */
export type Playing = (query: URLSearchParams, response: ServerResponse, request: IncomingMessage) => void;

/** Answers JSON to a page of any origin, without a cache. */
export const json = (response: ServerResponse, body: object, status = 200): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' }).end(JSON.stringify(body));
};

/** A commerce host that plays the promise, and a shop of another origin whose page is what a test says. */
export interface PromiseWorld {
  readonly host: string;
  readonly shop: string;
  /** The queries that were asked, without token. */
  readonly asked: string[];
  /** The page of the shop. */
  page: string;
  play: Playing;
  close(): Promise<void>;
}

/** Open it; every question is answered with its SKU and quantity, or its items, as the message. */
export async function openPromiseWorld(): Promise<PromiseWorld> {
  const serves = firstOf([snippet, snippetExample, pageAssets]);
  const commerce = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
    if (pathname !== '/api/oms/v1/public/promise') return void (serves(request, response) || response.writeHead(404).end());
    const query = new URLSearchParams(searchParams);
    query.delete('token');
    world.asked.push(decodeURIComponent(query.toString()));
    world.play(searchParams, response, request);
  });
  const shop = await listen((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': `default-src 'none'; script-src ${commerce.base}; connect-src ${commerce.base}; style-src 'unsafe-inline'` }).end(world.page);
  });
  const world: PromiseWorld = {
    host: commerce.base, shop: shop.base, asked: [], page: '', play: said,
    close: async () => { await Promise.all([commerce.close(), shop.close()]); },
  };
  return world;
}

/** Answers with what was asked for. */
export const said: Playing = (query, response) => { json(response, answer(query.get('items') ?? `${query.get('sku') ?? ''} × ${query.get('qty') ?? '1'}`)); };
