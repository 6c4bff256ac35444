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
  { heading: 'What we know, and what is to do', requests: [
    { asks: 'How many visits of the online store led to a purchase?', calls: [{ tool: 'intelligence_funnel', given: { from: '2026-11-01', to: '2026-11-21' }, answers: { sessions: 0 } }] },
    { asks: 'Note that our linen supplier delivers on Mondays. — No, on Tuesdays.', calls: [
      { tool: 'brain_create_note', given: { title: 'Linen supplier', body: 'Delivers on Mondays.', tags: ['suppliers'] }, answers: { title: 'Linen supplier' } },
      { tool: 'brain_update_note', given: (before) => ({ id: last(before, 'brain_create_note').id, body: 'Delivers on Tuesdays.' }), answers: { body: 'Delivers on Tuesdays.' } },
    ] },
    { asks: 'What do we know about linen?', calls: [
      { tool: 'brain_search', given: { search: 'linen' }, answers: { items: [{ kind: 'note', title: 'Linen supplier' }] } },
      { tool: 'brain_get_note', given: (before) => ({ id: last(before, 'brain_search').items[0].id }), answers: { tags: ['suppliers'] } },
    ] },
    { asks: 'Remind me every Monday to count the cellar, and today to order boxes. What is to do?', calls: [
      { tool: 'brain_create_task', given: { title: 'Count the cellar', due_on: '2026-11-23', assignee: 'ada@example.test', repeat: 'weekly' }, answers: { repeats: 'weekly' } },
      { tool: 'brain_create_task', given: { title: 'Order boxes', due_on: '2026-11-21' }, answers: { title: 'Order boxes' } },
      { tool: 'brain_create_task', given: { title: 'Boxes!' }, answers: { title: 'Boxes!' } },
      { tool: 'brain_list_tasks', given: { status: 'open' }, answers: { total: 3 } },
    ] },
    { asks: 'The boxes are there twice. — And they are ordered.', calls: [
      { tool: 'brain_merge_tasks', given: (before) => ({ id: taskOf(before, 'Order boxes'), ids: [taskOf(before, 'Boxes!')] }), answers: { title: 'Order boxes' } },
      { tool: 'brain_update_task', given: (before) => ({ id: taskOf(before, 'Order boxes'), status: 'done' }), answers: { status: 'done' } },
    ] },
    { asks: 'Keep Lucia of Lini, she sells us linen. — Is she there already? — Then make one of them, and note her number.', calls: [
      { tool: 'brain_create_contact', given: { name: 'Lucia Bianchi', emails: ['lucia@lini.example'], company: 'Lini' }, answers: { name: 'Lucia Bianchi', possible_duplicates: [] } },
      { tool: 'brain_create_contact', given: { name: 'L. Bianchi', emails: ['lucia@lini.example'] }, answers: { possible_duplicates: [{ score: 95 }] } },
      { tool: 'brain_search_contacts', given: { search: 'bianchi' }, answers: { total: 2 } },
      { tool: 'brain_find_duplicates', answers: { items: [{ reasons: ['email'] }] } },
      { tool: 'brain_merge_contacts', given: (before) => ({ id: idOf(before, 'brain_create_contact', 'Lucia Bianchi'), ids: [idOf(before, 'brain_create_contact', 'L. Bianchi')] }), answers: { name: 'Lucia Bianchi' } },
      { tool: 'brain_update_contact', given: (before) => ({ id: idOf(before, 'brain_create_contact', 'Lucia Bianchi'), phones: ['+39 02 5550 1234'] }), answers: { phones: ['+390255501234'] } },
      { tool: 'brain_get_contact', given: (before) => ({ id: idOf(before, 'brain_create_contact', 'L. Bianchi') }), answers: { name: 'Lucia Bianchi', notes: [] } },
    ] },
    { asks: 'Ask her whether the linen is on its way, from our shop address.', calls: [
      { tool: 'brain_send_email', given: { from: 'shop@lume.example', to: ['lucia@lini.example'], subject: 'The linen', text: 'Dear Lucia,\n\nis the linen on its way?\n\nAda, Lume' }, answers: { to: ['lucia@lini.example'], status: 'queued', left_today: 199 } },
    ] },
  ] },
];

const idOf = (before: readonly Called[], by: string, name: string): string => before.find(({ tool, result }) => tool === by && result.name === name)?.result.id;

const taskOf = (before: readonly Called[], title: string): string => before.find(({ tool, result }) => tool === 'brain_create_task' && result.title === title)?.result.id;
