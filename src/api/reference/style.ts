/** The style of the reference page. Narrow first: from 40 columns on; the contents stand beside the text where there is room. */
export const style = `
:root { --ink: #1d2129; --soft: #5a6372; --line: #d8dce3; --back: #fff; --box: #f4f6f8; --link: #0b57a8; --mark: #7a4a00; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e8ec; --soft: #a3abb8; --line: #3a404b; --back: #15181d; --box: #1f242b; --link: #82b7f5; --mark: #e8b660; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
main, nav { padding: 1rem; }
main { max-width: 60rem; }
nav { border-bottom: 1px solid var(--line); font-size: .875rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav ul ul { padding-left: .75rem; margin-bottom: .75rem; }
nav > ul > li > a { font-weight: 600; }
a { color: var(--link); text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
h1, h2, h3, h4 { line-height: 1.25; margin: 1.5rem 0 .5rem; }
h1 { font-size: 1.6rem; margin-top: 0; }
h2 { font-size: 1.35rem; margin-top: 3rem; padding-bottom: .25rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.1rem; }
h4 { font-size: .95rem; color: var(--soft); }
section { padding-top: .5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .875em; }
pre { background: var(--box); border: 1px solid var(--line); border-radius: 4px; padding: .75rem; overflow-x: auto; max-height: 28rem; }
dl { margin: .25rem 0 .5rem; padding-left: .75rem; border-left: 2px solid var(--line); }
dt { margin-top: .6rem; }
dd { margin: 0; }
dd p { margin: 0; }
.facts, .name, small { color: var(--soft); }
.facts { font-size: .875rem; }
.facts span + span::before { content: "· "; }
.method, .status { font-weight: 700; }
.summary { font-weight: 600; }
.name { font-weight: 400; font-family: ui-monospace, monospace; font-size: .8rem; }
.mark { color: var(--mark); border: 1px solid currentColor; border-radius: 3px; font-size: .7rem; font-weight: 600; padding: 0 .3em; }
details { border-top: 1px solid var(--line); padding: .4rem 0; }
summary { cursor: pointer; }
:target { scroll-margin-top: 1rem; }
:target > h3 { background: var(--box); }
@media (min-width: 64rem) {
  body { display: grid; grid-template-columns: 20rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { padding: 2rem 3rem; }
}
@media print { nav { display: none; } }
`;
