import type { ServerResponse } from 'node:http';
import { answerOfPage, Page, type PageContent } from '#kit/page/pages.js';
import { send } from '#kit/send.js';

/** Answer a page in English, as the descriptions of interfaces are. */
export const answerEnglish = (response: ServerResponse, status: number, content: PageContent): void => {
  send(response, answerOfPage(new Page(content, { language: 'en', languages: ['en'], query: {} }), status));
};
