import { useState } from 'react';

/** Puts a text on the clipboard, and whether that worked. */
export function useCopy(text: string): { readonly copy: () => void; readonly isCopied: boolean | undefined } {
  const [isCopied, setIsCopied] = useState<boolean>();
  return { isCopied, copy: () => { write(text).then(() => { setIsCopied(true); }, () => { setIsCopied(false); }); } };
}

/** Browsers have a clipboard on pages by https alone, or of their own machine. */
async function write(text: string): Promise<void> {
  if (!isSecureContext) throw new Error('This page has no clipboard');
  await navigator.clipboard.writeText(text);
}
