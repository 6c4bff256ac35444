/** What this browser keeps under a name, such as the chosen language; null where it keeps nothing, or may not. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(`portico:console:${name}`);
  } catch {
    return null;
  }
}

/** Keep a text in this browser; where that is not allowed it lasts until the page is left. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(`portico:console:${name}`, text);
  } catch {
    // a browser that keeps nothing shows the same, without the memory
  }
}
