import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameOperation, type Handler } from '#kit/handler.js';
import { send } from '#kit/send.js';
import { missingPage } from '../index/index-page.js';
import { servedUrls } from '../served-urls.js';
import { answerEnglish } from './answer-english.js';
import { listAnswer } from './list-answer.js';
import { DESCRIPTION, REFERENCE } from './listed-surface.js';
import { referenceAssets } from './reference-assets.js';
import type { ReferredHost } from './referred-host.js';
import { surfaceDescriptions, surfacePages } from './surface-answers.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const ASSETS = /^\/assets\/(?:scalar|reference)-[\da-f]+\.(?:js|css)$/;
const [FOUND, NOT_FOUND] = [302, 404];

/** The reference of a host: the list of interfaces with its search at /reference, below it the page of each interface that the host serves, and their files. Everything is made at its first request. */
export function reference(referred: ReferredHost): Handler {
  const [list, below] = [listAnswer(referred), answersBelow(referred)];
  return (request, response) => {
    const path = pathOf(request);
    if (ASSETS.test(path)) return served(path, request, response);
    if (path !== REFERENCE && !path.startsWith(`${REFERENCE}/`)) return false;
    nameOperation(response, 'reference');
    const answer = path === REFERENCE || path === `${REFERENCE}/` ? list : below(path);
    answer(request, response).catch((error: unknown) => {
      referred.log.error({ err: error }, 'A page of the reference could not be written');
      response.destroy();
    });
    return true;
  };
}

/** Of GET and HEAD; there is nothing for other methods. */
const pathOf = ({ method, url = '' }: IncomingMessage): string => (method === 'GET' || method === 'HEAD' ? url.split('?', 1)[0] ?? '' : '');

function served(path: string, request: IncomingMessage, response: ServerResponse): boolean {
  const file = referenceAssets().served.get(path);
  file?.(request, response);
  return file !== undefined;
}

/** The page of a surface, or its description; that of another host is there. */
function answersBelow({ host, surfaces, ...deployment }: ReferredHost): (path: string) => Answer {
  const files = new Map([['', surfacePages(deployment)], [DESCRIPTION, surfaceDescriptions(deployment)]]);
  const urls = servedUrls(deployment.config);
  return (path) => async (request, response) => {
    const [name = '', ...rest] = path.slice(REFERENCE.length + 1).split('/');
    const [surface, answer] = [(await surfaces()).find((one) => one.name === name), files.get(rest.join('/'))];
    if (!surface || !answer) answerEnglish(response, NOT_FOUND, missingPage('en'));
    else if (surface.host === host) answer(surface, request, response);
    else send(response, { status: FOUND, headers: { Location: `${urls[surface.host] ?? ''}${path}`, 'Cache-Control': 'no-cache' }, body: '' });
  };
}
