import { componentLabels } from '../../../contract/component-labels.ts';
import { type Html, html } from '../../../contract/html.ts';
import type { Report } from '../../../contract/report.ts';
import type { Component } from '../../../contract/score.ts';
import { dialLabels, partsOf, pointsText, type ScoreSum, sumOfMove, togetherText } from '../score-sum.ts';
import { ceilingText } from '../score-text.ts';

/** Before, after and the ceiling on one scale, then the parts of the score. */
export function scorePart({ score, components }: Report): Html {
  const sum = sumOfMove(score);
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
${sum ? sumTable(components, sum) : earlierParts(components)}</section>
`;
}

/** The dials with their parts, what is taken off, and the score under them: a sum to be checked. */
function sumTable(components: readonly Component[], sum: ScoreSum): Html {
  const dials = (['fit', 'presentation'] as const).map(
    (dial) => html`<tbody>
<tr class="total"><th scope="rowgroup">${dialLabels[dial].name}</th><td class="quiet">${dialLabels[dial].meaning}</td><td class="number">${pointsText(sum[dial])} of ${sum[dial].of}</td></tr>
${partsOf(components, dial).map((part) => componentRow(part, `${part.earned ?? 0} of ${part.points}`))}</tbody>
`,
  );
  const less = sum.deductions.map(
    (deduction) =>
      html`<tr><th scope="row">${deduction.reason}</th><td></td><td class="number">−${pointsText(deduction)}</td></tr>
`,
  );
  return partsTable(html`${dials}<tbody>
${less}<tr class="total"><th scope="row">Score</th><td></td><td class="number">${pointsText(sum.score)} of 100</td></tr>
</tbody>
`);
}

/** Scores of earlier versions as they were shown. */
function earlierParts(components: readonly Component[]): Html {
  const asked = components.filter(({ applicable }) => applicable);
  const rows = asked.map((component) => {
    const { points, value } = component;
    return componentRow(component, `${(points * value).toFixed(1)} of ${points.toFixed(1)}`);
  });
  return html`${partsTable(html`<tbody>
${rows}</tbody>
`)}<p class="quiet">${togetherText(asked)}</p>
`;
}

function partsTable(bodies: Html): Html {
  return html`<table class="parts">
<caption>Parts of the score</caption>
<thead><tr><th scope="col">Part</th><th scope="col">Share</th><th scope="col" class="number">Points</th></tr></thead>
${bodies}</table>
`;
}

function gainText(gain: number): string {
  if (gain === 0) return 'As before.';
  return gain > 0 ? `${gain} more than before.` : `${-gain} less than before.`;
}

function componentRow({ id, value }: Component, points: string): Html {
  const percent = Math.round(value * 100);
  return html`<tr><th scope="row">${componentLabels[id]}</th><td><span class="bar"><span style="width: ${percent}%"></span></span> <span class="percent">${percent} %</span></td><td class="number">${points}</td></tr>
`;
}
