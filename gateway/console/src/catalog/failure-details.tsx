import { type ReactElement } from 'react';
import { GraphFailure } from '../graph/graph-failure.js';
import { useCatalogWords } from './use-catalog-words.js';

/** What is wrong with which field, where the graph says so; a field is called what the form calls it. */
export function FailureDetails({ error }: { readonly error: unknown }): ReactElement | null {
  const { fields } = useCatalogWords();
  const found = error instanceof GraphFailure ? Object.entries(error.details).flatMap(([path, messages]) => (isTexts(messages) ? messages.map((message) => [path, message] as const) : [])) : [];
  if (found.length === 0) return null;
  const names: Readonly<Partial<Record<string, string>>> = fields;
  const nameOf = (path: string): string => names[path.split('.').at(-1) ?? ''] ?? path;
  return <ul>{found.map(([path, message]) => <li key={`${path}:${message}`}><strong>{nameOf(path)}</strong>: {message}</li>)}</ul>;
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
