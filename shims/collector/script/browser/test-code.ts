const KEY = 'portico_test';

/** The test code of a page's address, six capitals and digits, for as long as the browser's tab is open; an empty one ends test mode. */
export interface TestCode {
  readonly read: () => string | undefined;
  /** Keep it for the pages to come, which needs the shopper's consent, or take up the one that is kept. */
  readonly keep: () => void;
  readonly forget: () => void;
}

/** Read it. */
export function openTestCode(search: string): TestCode {
  const query = new URLSearchParams(search);
  let code = query.get(KEY) ?? query.get('nucleo_test');
  const inStorage = (work: (storage: Storage) => void): void => {
    try { work(sessionStorage); } catch { /* memory has it */ }
  };
  return {
    read: () => /^[A-Z0-9]{6}$/.exec((code ?? '').trim().toUpperCase())?.[0],
    keep: () => {
      inStorage((storage) => {
        if (code === null) code = storage.getItem(KEY);
        else if (code) storage.setItem(KEY, code);
        else storage.removeItem(KEY);
      });
    },
    forget: () => { inStorage((storage) => { storage.removeItem(KEY); }); },
  };
}
