import type { ApiDescription } from '../api-description.js';
import type { DescribedRoute } from '../described-route.js';
import { cSharp } from './c-sharp.js';
import { curl } from './curl.js';
import type { ExampleRequest, WriteSample } from './example-request.js';
import { javaScript } from './javascript.js';
import { php } from './php.js';
import { python } from './python.js';
import { requestsOf } from './requests-of.js';

/** A call of a route as a program, as `x-codeSamples` of OpenAPI holds it. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

interface Language {
  readonly lang: string;
  readonly label: string;
  readonly write: WriteSample;
}

/** The languages of the examples beside the shell. */
const LANGUAGES: readonly Language[] = [
  { lang: 'JavaScript', label: 'JavaScript', write: javaScript },
  { lang: 'Python', label: 'Python', write: python },
  { lang: 'PHP', label: 'PHP', write: php },
  { lang: 'C#', label: 'C#', write: cSharp },
];

/** Where the calls of samples go. */
export interface SamplePlace {
  /** Where the paths of the calls begin. */
  readonly root: string;
  /** The address of the host; a variable of the environment holds it unless it is given. */
  readonly address?: string | undefined;
}

/** The example of a route in each language, with its other body where it has one. One that is steps of a shell, or a page that people are sent to, is that alone. */
export function codeSamples(route: DescribedRoute, api: ApiDescription, { root, address }: SamplePlace): readonly CodeSample[] {
  if (route.isOnlyShell && route.shell !== undefined) return [inShell(route.shell)];
  const [[first, ...others] = [], ...withFiles] = requestsOf(route, root, api).map((request) => samplesOf(request, address));
  if (!first) return [];
  return [route.shell === undefined ? first : inShell(route.shell), ...others, ...withFiles.flat().map((sample) => ({ ...sample, label: `${sample.label} with files` }))];
}

/** A call in each language. */
export const samplesOf = (request: ExampleRequest, address?: string): readonly CodeSample[] =>
  [inShell(curl(request, address)), ...LANGUAGES.map(({ lang, label, write }) => ({ lang, label, source: write(request, address) }))];

const inShell = (source: string): CodeSample => ({ lang: 'Shell', label: 'curl', source });
