import { sha256 } from '#kernel/crypto.js';
import { canonicalJson } from '#kernel/canonical-json.js';
import type { TextValue } from './text-value.js';
import { yamlOf } from './yaml-text.js';

/** What is written of a file. */
export interface Written {
  readonly path: string;
  readonly text: string;
}

/** A file as it is to be for what a site has. */
export interface RenderedFile {
  /** Its path, of a text without the ending: a text has one file, whatever its form. */
  readonly slot: string;
  /** Makes the file, once, when it is asked for: comparing needs what it says alone. */
  readonly written: () => Written;
  /** What it says, as {@link LocalFile.value} has it. */
  readonly value: unknown;
  /** Changes with what the site has, and not with the form of the file. */
  readonly base: string;
}

/** A file of YAML alone; its slot is its whole path. */
export const yamlFile = (path: string, value: object, base: unknown = value): RenderedFile => ({ slot: path, written: once(() => ({ path, text: yamlOf(value) })), value, base: markOf({ content: base, names: value }) });

/** What is made at the first call, and kept. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** The mark of what a site has. */
export const baseOf = (value: unknown): string => sha256(canonicalJson(value ?? null)).slice(0, DIGITS);

interface Marked {
  /** What the site has, with references by number. */
  readonly content: unknown;
  readonly publishedAt?: string | null | undefined;
  /** The same with references by path. */
  readonly names: unknown;
}

/** The mark of a file: of what the site has, of whether it is published, and of the paths in it, which change when what they lead to moves. */
const markOf = ({ content, publishedAt, names }: Marked): string => `${baseOf(content)} ${publishedAt ?? ''} ${baseOf(names)}`;

/** The mark of a text. */
export const textBaseOf = ({ title, slug, seo, content }: Pick<TextValue, 'content' | 'seo' | 'slug' | 'title'>, { publishedAt, names }: Omit<Marked, 'content'>): string => markOf({ content: [title, slug, seo, content], publishedAt, names });

/** The part of a mark that says what the site has. */
export const contentMark = (base: string): string => base.split(' ', 1)[0] ?? '';

/** A mark without that of the paths. */
export const ownMark = (base: string): string => base.slice(0, base.lastIndexOf(' '));

/** A mark that says that the paths of a file are not those of the site. */
export const withOldPaths = (base: string): string => `${ownMark(base)} `;

const DIGITS = 20;
