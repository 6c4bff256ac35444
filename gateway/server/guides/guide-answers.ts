import { readFileSync } from 'node:fs';
import { HOSTS, readConfig, type HostName } from '#kernel/config.js';
import type { Answer } from '#kit/answer.js';
import { answerOfPage, Page, type PageContent } from '#kit/page/pages.js';
import { GUIDES_PATH } from './guide-address.js';
import { guidePage, guidesPage } from './guide-page.js';
import { readGuide, type Guide } from './guide.js';

/** The files behind the addresses of the guides, as they are found at the first call of one. */
export interface GuideFiles {
  /** The root of the project. */
  readonly root: URL;
  /** The file of each address below {@link GUIDES_PATH}, relative to the root. */
  readonly files: ReadonlyMap<string, string>;
  /** The public addresses of the hosts. */
  readonly urls: Readonly<Record<HostName, string>>;
}

/** Say what a usual start is. */
const OF_USUAL_STARTS: ReadonlySet<string> = new Set(['gateway/docs/settings.md', 'gateway/docs/deploying.md']);

/** A text of a guide, whose commands and links name the hosts of a usual start, for these addresses. */
function addressed(urls: GuideFiles['urls']): (text: string) => string {
  const { urls: usual } = readConfig({});
  return (text) => HOSTS.reduce((written, host) => written.replaceAll(usual[host], urls[host]), text);
}

/** Answers the addresses of the guides; each page is written once. */
export function guideAnswers({ root, files, urls }: GuideFiles): (path: string) => Answer | undefined {
  const here = addressed(urls);
  const [guides, answers] = [new Map<string, Guide>(), new Map<string, Answer>()];
  const read = (file: string): Guide => kept(guides, file, () => readGuide(new URL(file, root), OF_USUAL_STARTS.has(file) ? undefined : here));
  const named = (name: string): Guide => read(`gateway/docs/${name}.md`);
  const write = (path: string): PageContent => {
    const file = files.get(path) ?? '';
    if (path === GUIDES_PATH) return guidesPage(named);
    const isGuide = file.startsWith('gateway/docs/');
    return guidePage({ guide: read(file), folder: file.slice(0, file.lastIndexOf('/')), read: named, ...(isGuide && { name: path.slice(GUIDES_PATH.length + 1) }) });
  };
  return (path) => {
    const file = files.get(path);
    if (file === undefined && path !== GUIDES_PATH) return undefined;
    const type = TYPES.find(([ending]) => file?.endsWith(ending) === true)?.[1];
    if (file !== undefined && type !== undefined) return pictureAnswer(type, readFileSync(new URL(file, root)));
    return kept(answers, path, () => answerOfPage(new Page(write(path), { language: 'en', languages: ['en'], query: {} })));
  };
}

const TYPES = [['.png', 'image/png'], ['.svg', 'image/svg+xml']] as const;

/** A picture of our own has styles of its own, and loads nothing. */
const pictureAnswer = (type: string, bytes: Buffer): Answer => ({
  status: 200, body: '', bytes,
  headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=300', 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'", 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' },
});

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key) ?? make();
  known.set(key, found);
  return found;
}
