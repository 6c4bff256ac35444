// What makes the pages of the returns portal better; they work without. It runs as a deferred script of our own origin, and reads its texts from the page.
'use strict';

/** Shows a part while the field that it names has a value, or one of those that it names. */
for (const part of document.querySelectorAll('[data-when]')) {
  const { when, is } = part.dataset;
  const fields = [...document.querySelectorAll(`[name="${CSS.escape(when)}"]`)];
  if (fields.length === 0) continue;
  const show = () => {
    const values = fields.filter(({ type, checked }) => type !== 'radio' || checked).map(({ value }) => value);
    part.hidden = !values.some((value) => (is === undefined ? value !== '' && value !== '0' : is.split(' ').includes(value)));
  };
  for (const field of fields) field.addEventListener('input', show);
  window.addEventListener('pageshow', show); // a browser that comes back fills the fields in again
  show();
}

/** Names the chosen photos, and says at once what is wrong with them. */
for (const part of document.querySelectorAll('[data-most]')) {
  const input = part.querySelector('input[type="file"]');
  const list = document.createElement('ul');
  list.className = 'soft small';
  list.setAttribute('aria-live', 'polite');
  part.append(list);
  input.addEventListener('change', () => {
    const files = [...input.files];
    const { most, largest, tooMany, tooLarge } = part.dataset;
    const texts = files.map(({ name, size }) => `${name} (${(size / 1048576).toFixed(1)} MB)${size > Number(largest) ? ` – ${tooLarge}` : ''}`);
    list.replaceChildren(...[...texts, ...(files.length > Number(most) ? [tooMany] : [])].map((text) => {
      const entry = document.createElement('li');
      entry.textContent = text;
      return entry;
    }));
  });
}

/** A form is sent once: a second click would only ask for the same again. */
for (const form of document.forms) {
  let isSent = false;
  form.addEventListener('submit', (event) => {
    if (isSent) event.preventDefault();
    isSent = true;
  });
  window.addEventListener('pageshow', () => { isSent = false; });
}

/** Asks for the label that is being made, less and less often, and never while nobody looks. */
const [FIRST_MILLISECONDS, LAST_MILLISECONDS, GROWTH, MOST_ROUNDS] = [3000, 60000, 1.5, 40];

function waitForLabel(round) {
  if (round >= MOST_ROUNDS) return;
  setTimeout(() => {
    if (document.hidden) document.addEventListener('visibilitychange', () => { void askForLabel(round); }, { once: true });
    else void askForLabel(round);
  }, Math.min(FIRST_MILLISECONDS * GROWTH ** round, LAST_MILLISECONDS));
}

async function askForLabel(round) {
  const [shown, asked] = [document.querySelector('#label-state'), await readPage()];
  const made = asked?.querySelector('#label-state');
  if (made && made.dataset.waits === undefined) {
    delete shown.dataset.waits;
    shown.replaceChildren(...made.childNodes);
  } else waitForLabel(round + 1);
}

async function readPage() {
  try {
    const answer = await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : undefined;
  } catch {
    return undefined; // the network is away: it is asked again
  }
}

if (document.querySelector('#label-state[data-waits]')) waitForLabel(0);
