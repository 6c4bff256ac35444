// What makes the page about assistants better; it works without. It runs as a deferred script of our own origin, and reads its texts from the page.
'use strict';

const SHOWN_MILLISECONDS = 3000;

/** Puts the text into the clipboard; where the browser does not let us, selects it. */
async function copyText(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(code);
    return false;
  }
}

const span = (text, name) => {
  const made = document.createElement('span');
  made.textContent = text;
  if (name !== undefined) made.className = name;
  return made;
};

/** A button beside each text that is to be copied. */
for (const part of document.querySelectorAll('[data-copy]')) {
  const { copy, copied, label } = part.dataset;
  const [button, words, status] = [document.createElement('button'), span(copy), span('', 'unseen')];
  button.type = 'button';
  button.className = 'button button-secondary';
  button.append(words, span(` ${label}`, 'unseen'));
  status.setAttribute('role', 'status');
  part.append(button, status);
  const say = (isCopied) => {
    words.textContent = isCopied ? copied : copy;
    status.textContent = isCopied ? copied : '';
  };
  button.addEventListener('click', async () => {
    if (!await copyText(part.querySelector('code'))) return;
    say(true);
    setTimeout(() => { say(false); }, SHOWN_MILLISECONDS);
  });
}

/** Times are UTC in the page, and those of the reader here. */
const { lang } = document.documentElement;
const format = new Intl.DateTimeFormat(navigator.languages.find((one) => one.startsWith(lang)) ?? lang, { dateStyle: 'long', timeStyle: 'short' });
for (const time of document.querySelectorAll('time')) time.textContent = format.format(new Date(time.dateTime));
