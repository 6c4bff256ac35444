/** For the head of the GraphiQL page: its width on phones, where the editor and the answer stand below each other, and the form's look. */
export const HEAD = `<meta name="viewport" content="width=device-width, initial-scale=1" />
<style>
  #token { max-width: 28rem; margin: auto; padding: 1.5rem; border: 1px solid #888; border-radius: 8px; font: 16px/1.5 system-ui, sans-serif; }
  #token input { box-sizing: border-box; width: 100%; padding: .5rem; font: inherit; }
  #token code { overflow-wrap: anywhere; }
  #token button { margin-top: 1rem; padding: .5rem 1rem; font: inherit; }
  @media (max-width: 700px) {
    .graphiql-sessions > div:not(.graphiql-session-header), .graphiql-session { flex-direction: column !important; }
    .graphiql-sidebar { width: 44px; }
  }
</style>`;

/** Asks for a staff token where the browser has none, and keeps it; without one GraphiQL opens with the example in its Headers tab. */
export const TOKEN_FORM = `<dialog id="token" aria-labelledby="token-title"><form method="dialog">
  <h1 id="token-title">Staff token</h1>
  <p>Make one with <code>npm run portico -- token create --email you@example.com</code>. It stays in this browser; the Headers tab changes it.</p>
  <label>Token <input name="token" type="password" autocomplete="off" placeholder="pst_…" required /></label>
  <button>Open the graph</button>
</form></dialog>
<script>
  function askForToken(open) {
    const headersOf = (token) => JSON.stringify({ Authorization: 'Bearer ' + token.replace(/^Bearer +/i, '') }, undefined, 2);
    const known = localStorage.getItem('portico:token');
    if (known) return open(headersOf(known));
    const dialog = document.getElementById('token');
    dialog.addEventListener('close', () => {
      const token = dialog.querySelector('input').value.trim();
      if (token) localStorage.setItem('portico:token', token);
      open(token && headersOf(token));
    });
    dialog.showModal();
  }
</script>`;
