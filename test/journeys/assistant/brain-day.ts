import type { Called, Part } from './working-day.js';

const last = (before: readonly Called[], tool: string): Called['result'] => before.findLast((called) => called.tool === tool)?.result;

const found = (before: readonly Called[]): { id: number } => ({ id: last(before, 'brain_search_content').items[0].id });

/** The afternoon, over the site of `editSite`: every tool of the brain module. */
export const BRAIN_DAY: readonly Part[] = [
  { heading: 'The website', requests: [
    { asks: 'What does our site say about the shop?', calls: [
      { tool: 'brain_search_content', given: { search: 'bottega' }, answers: { items: [{ kind: 'page', title: 'Chi siamo', path: '/chi-siamo' }] } },
      { tool: 'brain_get_content', given: found, answers: { blocks: [{ body: 'Una bottega di Milano dal 1978.' }], site: { locales: ['it', 'en'] } } },
    ] },
    { asks: 'Translate it into English, and show me before it goes online.', calls: [
      { tool: 'brain_save_content_draft', given: (before) => ({ ...found(before), kind: 'page', locale: 'en', title: 'About us', version: 0, blocks: [{ id: 'b1', type: 'text', body: 'A shop in Milan since 1978.' }] }), answers: { status: 'draft', path: null } },
      { tool: 'brain_publish_content', given: (before) => ({ ...found(before), locales: ['en'] }), answers: { dry_run: true, public: [{ locale: 'en', path: '/about-us' }] } },
      { tool: 'brain_publish_content', given: (before) => ({ ...found(before), locales: ['en'], confirm: true }), answers: { public: [{ locale: 'en', path: '/about-us' }] } },
    ] },
  ] },
];
