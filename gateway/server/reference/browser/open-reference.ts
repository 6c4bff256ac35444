import { mendPage } from './mend-page.js';
import type { ShownReference } from './shown-reference.js';
import { withValues, type Description } from './with-values.js';

declare global {
  /** The library, which the page loads before. */
  const Scalar: { readonly createApiReference: (place: Element, settings: Readonly<Record<string, unknown>>) => unknown };
}

/** Nothing is asked of other hosts, nothing is written anywhere, and there is no second set of examples that the browser makes up. */
const SETTINGS = {
  theme: 'none', withDefaultFonts: false, telemetry: false, agent: { disabled: true }, mcp: { disabled: true }, showDeveloperTools: 'never', hideClientButton: true, hiddenClients: true,
  hideModels: true, hideDarkModeToggle: true, documentDownloadType: 'none', persistAuth: false,
} as const;

async function openReference(place: HTMLElement): Promise<void> {
  const { description, schemes, parameters } = JSON.parse(place.dataset['reference'] ?? '') as ShownReference;
  const answer = await fetch(description);
  if (!answer.ok) throw new Error(`The description was answered ${String(answer.status)}`);
  const [preferredSecurityScheme] = Object.keys(schemes);
  const content = withValues(await answer.json() as Description, parameters);
  mendPage(document.body);
  Scalar.createApiReference(place, { ...SETTINGS, content, authentication: { preferredSecurityScheme, securitySchemes: schemes } });
}

const place = document.getElementById('reference');
if (place) openReference(place).catch((error: unknown) => { place.textContent = `The reference could not be shown: ${error instanceof Error ? error.message : String(error)}`; });
