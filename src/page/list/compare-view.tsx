import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import type { Resume } from '../../contract/objects.ts';
import type { Report } from '../../contract/report.ts';
import { documentDiff, type LineDifference } from '../../documents/view/document-diff.ts';
import { type ShownLine, shownLines } from '../../documents/view/document-outline.ts';
import { wordsIn } from '../../documents/view/words.ts';
import { isTraditional } from '../../text/document-prose.ts';
import { groupBy } from '../../values/lists.ts';
import { DiffText } from '../parts/diff-text.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { ScoreFigure } from '../parts/score-figure.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { shownDate } from '../parts/words.ts';
import { addressOf } from '../routes.ts';
import { messageOf } from '../service.ts';
import { useSurroundings } from '../surroundings.ts';

type Compared = readonly [{ resume: Resume; report: Report }, { resume: Resume; report: Report }];

export function CompareView({ ids }: { readonly ids: readonly [string, string] }) {
  const { service } = useSurroundings();
  const problem = useSignal<string | null>(null);
  const compared = useSignal<Compared | null>(null);
  const load = (): void => {
    problem.value = null;
    const get = async (id: string) => {
      const [resume, report] = await Promise.all([service.resumes.get(id), service.resumes.report(id)]);
      return { resume, report };
    };
    Promise.all([get(ids[0]), get(ids[1])]).then((both) => {
      compared.value = both;
    }, refuse);
  };
  const refuse = (error: unknown): void => {
    problem.value = messageOf(error);
  };
  useEffect(load, [ids[0], ids[1]]);
  if (problem.value !== null) return <LoadFailure message={problem.value} onRetry={load} />;
  if (!compared.value) return <Waiting what="Reading both…" />;
  const [one, other] = compared.value;
  const sections = [...groupBy(documentDiff(linesOf(one), linesOf(other)), ({ section }) => section)];
  return (
    <>
      <p class="back">
        <a href={addressOf({ view: 'list' })}>← All resumes</a>
      </p>
      <h1>Two resumes side by side</h1>
      <div class="two">
        {[one, other].map(({ resume, report }, index) => (
          <section key={resume.id} class="card">
            <h2>
              <a href={addressOf({ view: 'review', id: resume.id })}>
                {knownPosition(resume.position) || 'Open position'}
              </a>
            </h2>
            <p class="quiet">
              {[knownCompany(resume.company_name), shownDate(resume.created_at)].filter(Boolean).join(' · ')}
            </p>
            <ScoreFigure
              score={report.score.after}
              before={report.score.before}
              ceiling={report.score.ceiling}
              caption={index === 0 ? 'First' : 'Second'}
            />
          </section>
        ))}
      </div>
      <h2>What the second says differently</h2>
      {sections.length === 0 && <p class="empty">Both say the same.</p>}
      {sections.map(([title, lines]) => (
        <Difference key={title} title={title || 'Name, headline and contact'} lines={lines} />
      ))}
    </>
  );
}

function linesOf({ resume: { resume_data: document }, report }: Compared[0]): readonly ShownLine[] {
  return shownLines(document, wordsIn(report.language, isTraditional(document)));
}

function Difference({ title, lines }: { readonly title: string; readonly lines: readonly LineDifference[] }) {
  return (
    <section class="card">
      <h3>{title}</h3>
      <ul>
        {lines.map(({ kind, before, after }, index) => (
          <li key={`${index} ${before ?? after}`}>
            {kind === 'moved' ? `Moved: ${after}` : <DiffText before={before} after={after} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
