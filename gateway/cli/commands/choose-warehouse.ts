import type { ConnectionKind } from '#contract/schema.generated.js';
import { linesOf } from '../lines-of.js';
import { CompanyLocationsDocument } from '../operations/company-locations.generated.js';
import type { CompanyLocationViewFragment } from '../operations/company-location-view.generated.js';
import { Refusal } from '../refusal.js';
import type { Session } from '../session.js';
import { readLine } from '../terminal.js';
import { WrongUsage } from '../wrong-usage.js';

const SPEAK_FOR_ONE: readonly ConnectionKind[] = ['FULFILLMENT', 'WMS_JSON', 'WMS_XML'];

/** The id of the warehouse that a person chooses for a connection that needs one; without a person, a refusal that lists those there are. Undefined for a kind without. */
export async function chooseWarehouse({ ask, terminal }: Session, kind: ConnectionKind): Promise<string | undefined> {
  if (!SPEAK_FOR_ONE.includes(kind)) return undefined;
  const { locations } = await ask(CompanyLocationsDocument, {});
  const offered = locations.filter(({ active }) => active);
  if (offered.length === 0) throw new Refusal(`--warehouse is missing: ${kind} speaks for a location, and there is none; location create makes one`);
  if (!terminal.isInteractive) throw new WrongUsage(`--warehouse is missing: ${kind} speaks for one of ${offered.map(inWords).join('; ')}`, { details: { locations: offered.map(({ id, code, name }) => ({ id, code, name })) } });
  terminal.print(`Which location does it speak for?\n${linesOf(offered.map(({ code, name, kind: is }, index) => ({ ' ': String(index + 1), code, name, kind: is })))}\nType its number or its code`);
  return chosenBy(await readLine(terminal), offered).id;
}

const inWords = ({ id, code, name }: CompanyLocationViewFragment): string => `${code} (${name}, ${id})`;

function chosenBy(typed: string, offered: readonly CompanyLocationViewFragment[]): CompanyLocationViewFragment {
  const chosen = offered.find(({ code, id }) => code === typed || id === typed) ?? (/^\d{1,4}$/.test(typed) ? offered[Number(typed) - 1] : undefined);
  if (!chosen) throw new WrongUsage(`${typed === '' ? 'Nothing' : typed} is none of them; nothing was made`);
  return chosen;
}
