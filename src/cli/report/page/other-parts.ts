import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Gap, Hidden, Report } from '../../../contract/report.ts';
import { classNames } from '../class-names.ts';
import { placeName } from '../place-name.ts';
import { byWeight } from '../requirement-status.ts';

/** What is missing, as questions: only the person knows the answers. */
export function gapsPart(gaps: readonly Gap[]): Html {
  if (gaps.length === 0) return nothing;
  const questions = byWeight(gaps).map(
    ({ term, class: asked, question, near }) => html`<li>
<h3>${term} <span class="class">${classNames[asked]}</span></h3>
<p>${question}</p>
${near.length === 0 ? nothing : html`<ul class="quotes">${near.map(({ path, quote }) => html`<li><span class="quiet">near:</span> <q>${quote}</q> <span class="quiet">${placeName(path)}</span></li>`)}</ul>\n`}</li>
`,
  );
  return html`<section aria-labelledby="gaps">
<h2 id="gaps">Is there more to tell?</h2>
<p class="quiet">The posting asks for it and the resume does not show it. Only you know the answers.</p>
<ul class="questions">
${questions}</ul>
</section>
`;
}

/** What the tailored document leaves out; it is still in the base resume. */
export function hiddenPart(hidden: readonly Hidden[]): Html {
  if (hidden.length === 0) return nothing;
  const rows = hidden.map(
    ({ change, source, text, reason }) =>
      html`<tr><th scope="row">${text}</th><td class="place">${placeName(source)}</td><td>${reason} <span class="quiet">(${change})</span></td></tr>\n`,
  );
  return html`<section aria-labelledby="hidden">
<h2 id="hidden">Hidden (${hidden.length})</h2>
<p class="quiet">Left out here, and still in your base resume.</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Where</th><th scope="col">Why</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
</section>
`;
}

export function warningsPart({ warnings, pdf_check }: Report): Html {
  const messages = [...warnings.map(({ message }) => message), ...(pdf_check?.warnings ?? [])];
  if (messages.length === 0) return nothing;
  return html`<section aria-labelledby="warnings">
<h2 id="warnings">Good to know</h2>
<ul>
${messages.map((message) => html`<li>${message}</li>\n`)}</ul>
</section>
`;
}
