import { readdirSync } from 'node:fs';
import { sourceFolder } from '#kernel/source-folder.js';
import type { Log } from '#kernel/log.js';
import { nameOperation, type Handler } from '#kit/handler.js';
import { send } from '#kit/send.js';
import { once } from '../once.js';
import type { GuideFiles } from './guide-answers.js';
import { addressFrom, GUIDES_PATH } from './guide-address.js';

const ROOT = new URL('../../../', sourceFolder(import.meta.url));
const FOLDERS = ['gateway/docs', 'gateway/decisions', 'gateway/docs/screenshots'];

/** The guides of gateway/docs as pages, with their pictures and the decisions that they name. What reads Markdown is loaded with the first page. */
export function guides(log: Pick<Log, 'error'>, urls: GuideFiles['urls']): Handler {
  let found: ReadonlyMap<string, string> | undefined;
  const files = (): ReadonlyMap<string, string> => found ??= servedFiles();
  const answers = once(async () => (await import('./guide-answers.js')).guideAnswers({ root: ROOT, files: files(), urls }));
  return ({ method = '', url = '' }, response) => {
    const [path = ''] = url.split('?', 1);
    if (!READ.has(method) || !path.startsWith(GUIDES_PATH) || (path !== GUIDES_PATH && !files().has(path))) return false;
    nameOperation(response, 'guides');
    void answers().then((answer) => { send(response, answer(path) ?? NOT_FOUND); }).catch((error: unknown) => {
      log.error({ err: error }, 'A guide could not be written');
      response.destroy();
    });
    return true;
  };
}

const READ: ReadonlySet<string> = new Set(['GET', 'HEAD']);
const NOT_FOUND = { status: 404, headers: {}, body: '' };

/** Every file that is served, by its address. */
const servedFiles = (): ReadonlyMap<string, string> => new Map(FOLDERS.flatMap((folder) => readdirSync(new URL(`${folder}/`, ROOT)).flatMap((file) => {
  const address = addressFrom(folder)(file);
  return address === undefined ? [] : [[address, `${folder}/${file}`] as const];
})));
