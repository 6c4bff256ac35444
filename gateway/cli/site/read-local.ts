import type { z } from 'zod';
import { checked } from './checked-yaml.js';
import { FileProblem } from './file-problem.js';
import { CollectionFile, MenuFile, OrderFile, RedirectsFile, SiteFile, TemplateFile } from './file-schemas.js';
import { readableText, readLocalFiles, type FileFault, type LocalFile } from './local-files.js';
import type { LocalDocument, LocalSite } from './local-site.js';
import { readDocument, type Parts } from './read-document.js';
import type { RemoteFrame } from './remote-site.js';
import { plain } from './text-parts.js';

interface Reading {
  readonly values: Map<string, unknown>;
  readonly faults: FileFault[];
}

/** Read a site in a folder; templates and collections that it has no files of are those of the site as it is. */
export function readLocal(folder: string, frame: RemoteFrame | undefined): LocalSite {
  const found = readLocalFiles(folder);
  const reading: Reading = { values: new Map(), faults: [...found.faults] };
  const files = bySlot(found.files, reading.faults);
  const parts = partsOf(files, reading);
  const keyed = <T extends object>(prefix: string, schema: z.ZodType<T>, name: (value: T) => string | undefined) =>
    new Map([...parts.frame].filter(([slot]) => slot.startsWith(prefix)).flatMap(([slot, file]) => one(file, schema, { slot, reading }).map((value) => [name(value) ?? nameOf(slot), value] as const)));
  const alone = <T>(slot: string, schema: z.ZodType<T>): T | undefined => [...parts.frame].flatMap(([at, file]) => (at === slot ? one(file, schema, { slot, reading }) : []))[0];
  const [site, templates, collections] = [alone('site.yaml', SiteFile), keyed('templates/', TemplateFile, ({ key }) => key), keyed('collections/', CollectionFile, ({ slug }) => slug)];
  const documents = [...parts.documents.values()].flatMap((document): LocalDocument[] => readDocument(document, { reading, templates, collections, frame, defaultLocale: site?.default_locale ?? frame?.defaultLocale ?? '' }));
  const orders = new Map([...parts.orders].flatMap(([slot, file]) => one(file, OrderFile, { slot, reading }).map(({ order }) => [slot.split('/').slice(1, -1).join('/'), order.map((name) => name.normalize('NFC'))] as const)));
  return { site, templates, collections, menus: keyed('menus/', MenuFile, ({ handle }) => handle), redirects: alone('redirects.yaml', RedirectsFile), documents, orders, files, unread: found.unread, ...reading };
}

const nameOf = (slot: string): string => slot.slice(slot.lastIndexOf('/') + 1, -'.yaml'.length);

/** Of a text the ending is no part of its name; two files of one text are a fault of both. */
function bySlot(files: readonly LocalFile[], faults: FileFault[]): Map<string, LocalFile> {
  const slots = new Map<string, LocalFile>();
  for (const file of files) {
    const slot = slotOf(file.path.normalize('NFC'));
    const other = slots.get(slot);
    if (other) faults.push({ path: file.path, message: `says the same as ${other.path}: keep one of them` });
    else slots.set(slot, file);
  }
  return slots;
}

const OF_FOLDERS = new Set(['page.yaml', 'entry.yaml', 'order.yaml']);

const slotOf = (path: string): string => (!/^(?:pages|entries)\//.test(path) || OF_FOLDERS.has(path.slice(path.lastIndexOf('/') + 1)) ? path : path.replace(/\.(?:md|yaml)$/, ''));

interface Sorted {
  readonly frame: ReadonlyMap<string, LocalFile>;
  readonly orders: ReadonlyMap<string, LocalFile>;
  readonly documents: ReadonlyMap<string, Parts>;
}

function partsOf(files: ReadonlyMap<string, LocalFile>, { faults }: Reading): Sorted {
  const [frame, orders, documents] = [new Map<string, LocalFile>(), new Map<string, LocalFile>(), new Map<string, Parts>()];
  for (const [slot, file] of files) {
    const steps = slot.split('/');
    if (FRAME.test(slot)) frame.set(slot, file);
    else if (ORDER.test(slot)) orders.set(slot, file);
    else if (isOfDocument(steps)) addPart(documents, { slot, file, steps });
    else faults.push({ path: file.path, message: 'is no file of a site: the guide says which there are' });
  }
  return { frame, orders, documents };
}

const FRAME = /^(?:(?:templates|collections|menus)\/[^/]+|site|redirects)\.yaml$/;

const ORDER = /^pages\/(?:[^/]+\/)*order\.yaml$/;

const [PAGE_STEPS, ENTRY_STEPS] = [3, 4] as const;

const isOfDocument = ({ 0: root, length }: readonly string[]): boolean => (root === 'pages' ? length >= PAGE_STEPS : root === 'entries' && length === ENTRY_STEPS);

function addPart(documents: Map<string, Parts>, { slot, file, steps }: { readonly slot: string; readonly file: LocalFile; readonly steps: readonly string[] }): void {
  const above = steps.slice(0, -1).join('/');
  const parts = documents.get(above) ?? { kind: steps[0] === 'pages' ? 'page' : 'entry', folder: steps.slice(1, -1).join('/'), own: undefined, texts: new Map() };
  documents.set(above, slot === `${above}/${parts.kind}.yaml` ? { ...parts, own: { slot, file } } : { ...parts, texts: new Map([...parts.texts, [slot, file]]) });
}

function one<T>(file: LocalFile, schema: z.ZodType<T>, { slot, reading: { values, faults } }: { readonly slot: string; readonly reading: Reading }): T[] {
  try {
    const value = checked(schema, plain(readableText(file)));
    values.set(slot, value);
    return [value];
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    faults.push({ path: file.path, line: error.line, message: error.message });
    return [];
  }
}
