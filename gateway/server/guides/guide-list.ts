/** Guides that belong together, by the names of their files in gateway/docs. */
export interface GuideGroup {
  readonly title: string;
  readonly guides: readonly [string, ...string[]];
}

/** The guides of whoever calls Portico or runs it: their first call, the five things that they do, what errors ask of them. */
export const ROLES: GuideGroup = {
  title: 'Who are you?',
  guides: ['warehouse', 'erp', 'carrier', 'shopper-portal', 'storefront', 'website', 'assistant', 'operator', 'own-router'],
};

/** Every guide there is; a file that is in no group is in none of the lists. */
export const GUIDE_GROUPS: readonly GuideGroup[] = [
  ROLES,
  { title: 'In a hurry', guides: ['first-tasks'] },
  { title: 'The graph and what it keeps', guides: ['graph', 'console', 'catalog', 'files', 'content', 'knowledge'] },
  { title: 'Interfaces in depth', guides: ['returns', 'tracking', 'promise', 'promise-snippet', 'collector', 'collector-script', 'identity', 'identity-pages', 'ai-tools', 'assistant-session', 'webhooks', 'sandbox', 'api-reference'] },
  { title: 'Running it', guides: ['deploying', 'settings', 'command-line', 'commands', 'databases', 'keeping', 'doctor', 'watching', 'capacity'] },
];
