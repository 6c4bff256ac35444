import type { VNode } from 'preact';
import { Button, Rows, Section } from '#kit/page/pages.js';

interface Parts {
  readonly skus: readonly string[];
}

/** A product with a variant picker: the picker changes data-promise-sku of its form, and the promise follows. */
export const ExampleProduct = ({ skus }: Parts): VNode => (
  <Section id="a-product" title="A product">
    <form id="product" class="card" data-promise-sku={skus[0]} data-promise-qty="1" data-promise-cart="properties[_service_promise]">
      <div class="field"><label for="variant">Variant</label><select id="variant" name="variant">{skus.map((sku) => <option value={sku}>{sku}</option>)}</select></div>
      <div class="field"><label for="quantity">Quantity</label><input id="quantity" name="quantity" type="number" min="1" max="99" value="1" /></div>
      <p data-promise="">Usually delivered within a week.</p>
      <Button>Add to cart</Button>
      <p id="added" class="soft small" role="status" />
    </form>
  </Section>
);

/** A list of products, each asked for when it comes into sight; none of them is read out. */
export const ExampleList = ({ skus }: Parts): VNode => (
  <Section id="a-list" title="A list of products">
    <Rows rows={skus.map((sku) => ({ title: sku, children: <p class="soft small" aria-live="off" data-promise="" data-promise-sku={sku}>Ask us when it arrives.</p> }))} />
  </Section>
);

/** A cart with the dates of both methods, the countdown and the nearest store. */
export const ExampleCart = ({ skus }: Parts): VNode => (
  <Section id="a-cart" title="A cart">
    <div id="cart" class="card" data-promise="" data-promise-items={skus.map((sku) => `${sku}:1`).join(',')}>
      <p data-promise-field="message">Usually delivered within a week.</p>
      <dl class="facts">
        {(['standard', 'express'] as const).map((method) => (
          <div data-promise-method={method}><dt>{method === 'standard' ? 'Standard' : 'Express'}</dt><dd><Fact field="delivery_to" /></dd></div>
        ))}
        <div><dt>Order within</dt><dd><Fact field="order_within" /></dd></div>
        <div><dt>Pickup</dt><dd><Fact field="pickup" /></dd></div>
      </dl>
      <input type="hidden" name="attributes[_service_promise]" data-promise-cart="" />
    </div>
  </Section>
);

const Fact = ({ field }: { readonly field: string }): VNode => <span data-promise-field={field}>–</span>;

/** How a shop embeds the snippet, in a few lines. */
export const Embedding = (): VNode => (
  <Section id="embedding" title="In your shop">
    <p>Once in the head of the page, with the address of this host:</p>
    <p><code>{'<script src="https://commerce.example/promise.js" data-token="npk_…" data-country="IT" defer></script>'}</code></p>
    <p>Where the promise is to stand; what you write in it stays where there is none:</p>
    <p><code>{'<p data-promise data-promise-sku="MODEL_BLU_M">Usually delivered within a week.</p>'}</code></p>
    <p>On the form that adds to the cart, so that the date the shopper saw is kept with the order:</p>
    <p><code>{'<form data-promise-cart="properties[_service_promise]" data-promise-sku="MODEL_BLU_M">'}</code></p>
  </Section>
);
