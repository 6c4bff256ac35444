import type { VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Answer } from '#kit/answer.js';
import type { ShownReference } from './browser/shown-reference.js';
import type { ReferenceAssets } from './reference-assets.js';

interface PageFacts {
  readonly title: string;
  readonly shown: ShownReference;
  /** The list of all interfaces. */
  readonly home: string;
  /** The page that works without a script. */
  readonly plain: string;
  readonly assets: Pick<ReferenceAssets, 'library' | 'script' | 'style'>;
}

/** The library makes its styles itself, as elements and attributes; it runs no text as a script, and calls its own origin alone. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** It may hold keys of the demo company, so nothing keeps it. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'same-origin', 'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin', 'X-Frame-Options': 'DENY',
} as const;

/** The reference page of a surface. */
export const referencePage = (facts: PageFacts): Answer => ({ status: 200, headers: HEADERS, body: `<!doctype html>\n${renderToString(<Page {...facts} />)}\n` });

const Page = ({ title, shown, home, plain, assets: { library, script, style } }: PageFacts): VNode => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="data:," />
      <title>{`${title} – Portico API reference`}</title>
      <link rel="stylesheet" href={style} />
      <script src={library} defer />
      <script src={script} defer />
    </head>
    <body>
      <nav aria-label="Pages">
        <strong>{title}</strong>
        <a href={home}>All interfaces</a>
        <a href={plain}>Plain page</a>
      </nav>
      <div id="reference" data-reference={JSON.stringify(shown)} />
      <noscript><p>This page needs scripts; <a href={plain}>the plain page</a> does not.</p></noscript>
    </body>
  </html>
);
