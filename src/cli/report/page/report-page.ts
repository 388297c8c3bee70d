import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Report } from '../../../contract/report.ts';
import type { Component } from '../../../contract/score.ts';
import { standalonePage } from '../../../contract/standalone-page.ts';
import { ceilingText } from '../ceiling-text.ts';
import { componentLabels, togetherText } from '../components-text.ts';
import { changesPart } from './changes-part.ts';
import { gapsPart, hiddenPart, warningsPart } from './other-parts.ts';
import { reportStyle } from './report-style.ts';
import { requirementsPart } from './requirements-part.ts';

/** Whose resume it is, and what for. */
export interface ReportSubject {
  readonly person: string;
  readonly company: string;
  readonly position: string;
}

/** The report as one HTML file that is complete in itself: to read, to print, to keep beside the application. */
export function reportPage(report: Report, subject: ReportSubject): string {
  const { person, company, position } = subject;
  const title = [position, company].filter((part) => part !== '').join(' at ');
  const content = html`<header class="page-head">
<p class="kicker">What was changed, and why</p>
<h1>${title}</h1>
<p class="quiet">${person} · ${report.as_of} · ${report.id}</p>
</header>
${scorePart(report)}${requirementsPart(report.requirements)}${gapsPart(report.gaps)}${changesPart(report)}${hiddenPart(report.hidden)}${warningsPart(report)}${footer(report)}`;
  return standalonePage({
    language: 'en',
    title: [person, title].filter((part) => part !== '').join(': '),
    style: reportStyle,
    content,
  });
}

function footer({ changes, id }: Report): Html {
  const [change] = changes;
  if (!change) return nothing;
  return html`<footer>
<p>Every change can be undone alone, free: <code>resume-tailor revert ${id} ${change.id}</code></p>
</footer>
`;
}

/** Before, after and the ceiling on one scale, then the parts of the score. */
function scorePart({ score, components }: Report): Html {
  const asked = components.filter(({ applicable }) => applicable);
  const gain = score.after - score.before;
  return html`<section aria-labelledby="score">
<h2 id="score">Score</h2>
<div class="score">
<p class="figures"><span class="before">${score.before}</span> <span class="arrow" aria-label="becomes">→</span> <strong>${score.after}</strong> <span class="quiet">of 100</span></p>
<div class="scale" role="img" aria-label="${`Before ${score.before}, now ${score.after}, at most ${score.ceiling} of 100`}">
<span class="was" style="width: ${score.before}%"></span><span class="gained" style="left: ${score.before}%; width: ${Math.max(0, gain)}%"></span><span class="ceiling" style="left: ${score.ceiling}%"></span>
</div>
<p class="quiet">${gainText(gain)} ${ceilingText(score.ceiling)}.</p>
</div>
<table class="parts">
<caption>Parts of the score</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Share</th><th scope="col" class="number">Points</th></tr></thead>
<tbody>
${asked.map(componentRow)}</tbody>
</table>
<p class="quiet">${togetherText(asked)}</p>
</section>
`;
}

function gainText(gain: number): string {
  if (gain === 0) return 'As before.';
  return gain > 0 ? `${gain} more than before.` : `${-gain} less than before.`;
}

function componentRow({ id, points, value }: Component): Html {
  const percent = Math.round(value * 100);
  return html`<tr><th scope="row">${componentLabels[id]}</th><td><span class="bar"><span style="width: ${percent}%"></span></span> <span class="percent">${percent} %</span></td><td class="number">${(points * value).toFixed(1)} of ${points.toFixed(1)}</td></tr>
`;
}
