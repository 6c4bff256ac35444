import { type ReactElement } from 'react';
import { useLocations } from '../orders/use-orders.js';
import { ChoiceField } from '../parts/fields.js';
import { useWords } from '../words/use-words.js';

/** Which location a warehouse works. */
export function LocationField({ value }: { readonly value?: string | undefined }): ReactElement {
  const { integrations: words } = useWords();
  const options = useLocations().map(({ code, name }) => [code, `${name} (${code})`] as const);
  return <ChoiceField name="location" label={words.location} value={value} options={options} {...(value === undefined || value === '' ? { none: '' } : {})} />;
}
