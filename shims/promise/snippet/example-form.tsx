import type { VNode } from 'preact';
import { LANGUAGES } from '#contract/languages.js';
import { Button, Section } from '#kit/page/pages.js';
import type { ExampleQuestion } from './snippet-example.js';

/** Whose promises the example shows, to where: what is in its address. */
export const ExampleForm = ({ token, country, zip, skus, language }: ExampleQuestion): VNode => (
  <Section id="asked" title="What is asked">
    <form method="get">
      <Text name="token" label="Store token" value={token} />
      <Text name="country" label="Country" value={country} />
      <Text name="zip" label="Postcode (optional)" value={zip} />
      <Text name="sku" label="SKUs, separated by commas" value={skus.join(',')} />
      <div class="field">
        <label for="lang">Language</label>
        <select id="lang" name="lang">{LANGUAGES.map((known) => <option value={known} selected={known === language}>{known}</option>)}</select>
      </div>
      <Button kind="secondary">Show</Button>
    </form>
  </Section>
);

const Text = ({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string }): VNode => (
  <div class="field"><label for={name}>{label}</label><input id={name} name={name} value={value} autocomplete="off" /></div>
);
