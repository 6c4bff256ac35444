import { useQuery } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import type { ConnectionKind } from '#contract/schema.generated.js';
import { ask } from '../graph/ask.js';
import { useWords } from '../words/use-words.js';
import { CARRIER_FORMATS, FIELD_RULES, LEVELS } from './create-input.js';
import { ChoiceField, TextField } from '../parts/fields.js';
import { LocationField } from './location-field.js';
import { hasLocation, hasWebhook } from './kind-fields.js';
import { ConsoleSitesDocument } from './operations/console-sites.generated.js';

/** What is asked of one kind of connection alone. */
export function FieldsOfKind({ kind }: { readonly kind: ConnectionKind }): ReactElement {
  const { integrations: words } = useWords();
  return (
    <>
      {hasLocation(kind) && <LocationField />}
      {hasWebhook(kind) && <TextField name="webhookUrl" label={words.webhookUrl} type="url" />}
      {kind === 'CATALOG' && <><ChoiceField name="level" label={words.level} options={LEVELS.map((level) => [level, words.levels[level]])} /><ChoiceField name="fieldRule" label={words.fieldRule} value="INSERIMENTO" options={FIELD_RULES.map((rule) => [rule, words.fieldRules[rule]])} /></>}
      {kind === 'CARRIER' && <><ChoiceField name="format" label={words.format} value="GENERIC" options={CARRIER_FORMATS.map((format) => [format, format])} /><TextField name="timeZone" label={words.timeZone} value="Europe/Rome" /></>}
      {kind === 'STORE' && <TextField name="origins" label={words.pages} hint="https://shop.example" />}
      {kind === 'COLLECTOR' && <TextField name="domains" label={words.domains} hint="shop.example, *.shop.example" />}
      {kind === 'DELIVERY' && <SiteField />}
    </>
  );
}

function SiteField(): ReactElement {
  const { integrations: words } = useWords();
  const { data } = useQuery({ queryKey: ['sites'], queryFn: ({ signal }) => ask(ConsoleSitesDocument, {}, { signal }) });
  return <ChoiceField name="site" label={words.site} options={(data?.workspaces ?? []).flatMap(({ sites }) => sites.map(({ id, name }) => [String(id), name] as const))} />;
}
