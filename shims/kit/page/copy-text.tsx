import type { VNode } from 'preact';

interface CopyTextParts {
  /** What it is, such as the name of a file. */
  readonly label: string;
  readonly text: string;
  /** The words of the button, which a script of the page makes of them. */
  readonly words: { readonly copy: string; readonly copied: string };
}

/** A text to be copied elsewhere: a click selects it whole, and a script of the page may put a button beside it. */
export const CopyText = ({ label, text, words: { copy, copied } }: CopyTextParts): VNode => (
  <div class="copy" data-copy={copy} data-copied={copied} data-label={label}>
    <p class="soft small">{label}</p>
    <pre><code>{text}</code></pre>
  </div>
);
