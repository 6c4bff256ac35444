import type { Caller } from '../route.js';
import type { Surface } from '../surface.js';
import type { ApiDescription } from './api-description.js';
import { describedRoutes } from './described-route.js';
import { shownCode, statusesOf } from './errors-section.js';
import { withOneMediaType } from './one-media-type.js';
import { openApi } from './openapi.js';
import { remediesOf } from './remedies-of.js';
import { introduced } from './introduced.js';

type Described = Parameters<typeof withOneMediaType>[0] & { readonly info: Readonly<Record<string, unknown>> & { readonly description?: string } };

/** The description of a surface as its reference page shows it: its OpenAPI document with samples that call the address of its host, every error with its remedy, and the other forms of the same. */
export function referenceDescription(surface: Surface, address: string): Described | undefined {
  const { description: api } = surface;
  const described = (api ? openApi(surface, api, address) : surface.openApi?.(address)) as Described | undefined;
  if (!described) return undefined;
  const { info } = described;
  return { ...withOneMediaType(described), info: { ...info, description: [info.description ?? '', ...(api ? [errorsText(surface, api)] : []), formsText(surface)].join('\n\n') } };
}

/** Every code of a surface: its statuses, and what it means. */
function errorsText<C extends Caller>(surface: Surface<C>, api: ApiDescription): string {
  const routes = describedRoutes(surface, api);
  const answered = [...Object.values(api.errors), ...routes.flatMap(({ errors }) => errors)];
  const { branchOn: [field] = ['error.code'], errorShape = '', meanings } = api;
  return [
    '## Errors', ...(errorShape === '' ? [] : [`The shape of an error is \`${errorShape}\`.`]), ...(field === undefined ? [] : [`Branch on \`${field}\`.`]),
    Object.entries(meanings).map(([code, meaning]) => `- \`${shownCode(code)}\` (${statusesOf(code, answered)}): ${[meaning, remediesOf(code, routes, api)].filter((text) => text !== '').join(' ')}`).join('\n'),
  ].join('\n\n');
}

/** The same for programs, and without a script. */
const formsText = (surface: Surface): string =>
  ['## Other forms', [...introduced(surface).descriptions.map((path) => `- [${path}](${path})`), `- [The same without a script](${introduced(surface).page ?? ''})`].join('\n')].join('\n\n');
