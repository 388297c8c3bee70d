import { type Html, html, nothing } from '../../../contract/html.ts';
import type { Report } from '../../../contract/report.ts';
import { standalonePage } from '../../../contract/standalone-page.ts';
import { changesPart } from './changes-part.ts';
import { gapsPart, hiddenPart, warningsPart } from './other-parts.ts';
import { reportStyle } from './report-style.ts';
import { requirementsPart } from './requirements-part.ts';
import { scorePart } from './score-part.ts';

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
