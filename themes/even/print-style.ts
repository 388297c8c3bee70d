/*
 * How `even` is set on paper. The theme's grid lets browsers part a heading from what stands below it, and print
 * lines over one another where a page begins. So pages are made of blocks: a heading in the margin takes no
 * height and holds on to the first entry. The theme's own size is for English: the longest word of our headings,
 * `Veröffentlichungen`, has to end before the entries begin.
 */
export function printStyle(paper: 'A4' | 'letter'): string {
  return `
@page{size:${paper};margin:14mm 0}
@page :first{margin-top:0}
:root{color-scheme:light}
html{font-size:10pt}
body,section,.masthead,.stack,.grid-list,.timeline{display:block;gap:0}
body{margin:0}
body:before{content:none}
.masthead{padding:12mm 20mm 8mm 58mm;text-align:left}
.masthead>*+*{margin-top:1em}
section{margin:7mm 20mm 0 58mm}
h3{break-after:avoid;font-size:1.4rem;height:0;margin:0 0 -.47rem -46.5mm;padding-top:.47rem;text-align:right;width:42mm}
.stack>*+*{margin-top:1.2em}
header,h4,h5,.meta{break-inside:avoid}
h4,h5,header:not(:last-child),.timeline>div>div:not(:last-child){break-after:avoid}
p,li,blockquote,.tag-list,.grid-list>div{break-inside:avoid;orphans:3;widows:3}
.grid-list>div{display:inline-block;margin:0 0 1em;padding-right:1em;vertical-align:top;width:49%}
.timeline>div{break-inside:auto}
time-duration{display:none}
`;
}
