// What the shop of the example does itself: its variant picker, its quantity, and what its cart would be sent. The promises come from /promise.js.
'use strict';

const product = document.querySelector('#product');

/** A variant picker changes the attributes; nothing else has to be called. */
if (product) {
  for (const [field, attribute] of [['variant', 'promiseSku'], ['quantity', 'promiseQty']]) {
    product.elements[field].addEventListener('input', ({ target }) => { product.dataset[attribute] = target.value; });
  }
  product.addEventListener('submit', (event) => {
    event.preventDefault();
    const added = new FormData(product).get('properties[_service_promise]');
    document.querySelector('#added').textContent = added ? `Added with _service_promise = ${added}` : 'Added without a promise';
  });
}
