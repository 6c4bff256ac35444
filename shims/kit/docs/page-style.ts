/** The look of the description pages: one column of text beside its contents, dark where the reader prefers it. */
export const PAGE_STYLE = `
:root { --ink: #1c2024; --soft: #60646c; --line: #e0e1e6; --ground: #fff; --panel: #f6f7f9; --accent: #0b6e4f; color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { --ink: #edeef0; --soft: #b0b4ba; --line: #363a3f; --ground: #111315; --panel: #1b1e21; --accent: #5fd3a5; } }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 21rem minmax(0, 1fr); color: var(--ink); background: var(--ground); font: 16px/1.55 system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem; border-right: 1px solid var(--line); font-size: .9rem; }
nav ul { list-style: none; padding: 0; } nav li { margin: .35rem 0; overflow-wrap: anywhere; } nav b { display: inline-block; min-width: 3.2em; }
a { color: inherit; text-decoration: none; } a:hover, a:focus-visible { color: var(--accent); text-decoration: underline; }
main { max-width: 58rem; padding: 2rem 2.5rem 6rem; }
h1 { margin: 0 0 1rem; } h1 small, .errors { color: var(--soft); } h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
h3 { margin: 1.5rem 0 .5rem; font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); }
code { overflow-wrap: anywhere; } code, pre { font: .86em/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
pre { padding: 1rem; overflow: auto; max-height: 28rem; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; } th, td { padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
td:first-child { white-space: nowrap; } td:first-child, th:first-child { padding-right: 1.5rem; }
em { color: var(--accent); font-style: normal; font-size: .8em; } summary { cursor: pointer; }
b.GET { color: #1d6fb8; } b.POST { color: #0b7a4b; } b.PUT, b.PATCH { color: #a15c00; } b.DELETE { color: #b3261e; }
@media (prefers-color-scheme: dark) { b.GET { color: #7cc0ff; } b.POST { color: #5fd3a5; } }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; border: 0; border-bottom: 1px solid var(--line); } main { padding: 1.25rem; } table { display: block; overflow-x: auto; } }
`;
