import type { IncomingMessage, ServerResponse } from 'node:http';
import { introduced } from '#kit/docs/introduced.js';
import { referenceDescription } from '#kit/docs/reference-description.js';
import { send } from '#kit/send.js';
import type { Surface } from '#kit/surface.js';
import type { Deployment } from '../deployment.js';
import { demoIn } from '../index/demo-in.js';
import { isFromHere } from '../index/from-here.js';
import { servedUrls } from '../served-urls.js';
import { demoProofs, NO_PROOFS } from './demo-proofs.js';
import { DESCRIPTION, REFERENCE } from './listed-surface.js';
import { referenceAssets } from './reference-assets.js';
import { referencePage } from './reference-page.js';
import { servedText, type ServedText } from './served-text.js';

type Answers = (surface: Surface, request: IncomingMessage, response: ServerResponse) => void;

/** The page of a surface on its own host; the demo company's credentials are in it for callers on this machine alone. */
export function surfacePages({ config, log }: Pick<Deployment, 'config' | 'log'>): Answers {
  const { graphql = '' } = servedUrls(config);
  return (surface, request, response) => {
    const { title, page: plain = '' } = introduced(surface);
    const demo = isFromHere(request) ? demoIn(config.dataFolder, log) : undefined;
    const shown = { description: `${REFERENCE}/${surface.name}/${DESCRIPTION}`, ...(demo ? demoProofs(surface.name, demo) : NO_PROOFS) };
    send(response, referencePage({ title, plain, shown, home: `${graphql}${REFERENCE}`, assets: referenceAssets() }));
  };
}

/** The description that the page of a surface shows, made at its first request. */
export function surfaceDescriptions({ config }: Pick<Deployment, 'config'>): Answers {
  const urls = servedUrls(config);
  const made = new Map<string, ServedText>();
  return (surface, request, response) => {
    const known = made.get(surface.name) ?? servedText(JSON.stringify(referenceDescription(surface, urls[surface.host] ?? '')), { type: 'application/json', isImmutable: false });
    made.set(surface.name, known);
    known(request, response);
  };
}
