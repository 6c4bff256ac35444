/** For the head of the GraphiQL page: its width on phones, where the editor and the answer stand below each other, and the look of what is ours. */
export const HEAD = `<meta name="viewport" content="width=device-width, initial-scale=1" />
<style>
  :root { color-scheme: light dark; background: Canvas; }
  body { display: flex; flex-direction: column; height: 100vh; height: 100dvh; }
  #root { flex: 1; min-height: 0; }
  #root .graphiql-container { width: 100%; height: 100%; }
  #bar, #ask { color-scheme: light dark; background: Canvas; color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
  body.graphiql-dark :is(#bar, #ask) { color-scheme: dark; }
  body.graphiql-light :is(#bar, #ask) { color-scheme: light; }
  #bar { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1rem; padding: .5rem 1rem; border-bottom: 1px solid #888; font-size: 14px; }
  #bar h1 { margin: 0; font-size: inherit; }
  #who { margin: 0; overflow-wrap: anywhere; }
  :is(#bar, #ask) :is(button, select, input) { box-sizing: border-box; min-height: 2.25rem; max-width: 100%; padding: .25rem .75rem; font: inherit; }
  #ask { box-sizing: border-box; width: min(30rem, 100% - 2rem); margin: auto; padding: 1.5rem; border: 1px solid #888; border-radius: 8px; }
  #ask h2 { margin: 0; font-size: 1.25rem; }
  #ask input { width: 100%; }
  #ask code { overflow-wrap: anywhere; }
  #ask form { margin-top: 1.5rem; }
  #ask form button { margin-top: 1rem; }
  #complaint:empty { display: none; }
  [hidden] { display: none !important; }
  @media (max-width: 700px) {
    .graphiql-sessions > div:not(.graphiql-session-header), .graphiql-session { flex-direction: column !important; }
    .graphiql-sidebar { width: 44px; }
  }
</style>`;

/** Who calls, and in which company. */
const BAR = `<header id="bar">
  <h1>Portico graph</h1>
  <p id="who" role="status"></p>
  <label id="companies" hidden>Company <select id="company"></select></label>
  <button id="begin" type="button" hidden>Sign in</button>
  <button id="end" type="button" hidden>Sign out</button>
</header>`;

/** Asks whoever opens the page; closed without an answer GraphiQL opens with the example in its Headers tab. */
const QUESTION = `<dialog id="ask" aria-labelledby="ask-title">
  <h2 id="ask-title">Who are you?</h2>
  <p id="complaint" role="alert"></p>
  <div id="ask-sign-in">
    <p>Sign in with the e-mail address and password of your account. It lasts until you sign out or close this tab.</p>
    <button id="ask-begin" type="button">Sign in</button>
  </div>
  <form method="dialog">
    <p>Or use a staff token, made with <code>npm run portico -- token create --email you@example.com</code>. It stays in this browser; the Headers tab changes it.</p>
    <label>Token <input id="token" type="password" autocomplete="off" placeholder="pst_…" required /></label>
    <button>Open the graph</button>
  </form>
</dialog>`;

/** The content of the GraphiQL page. */
export const BODY = `${BAR}<main id="root"></main>${QUESTION}`;
