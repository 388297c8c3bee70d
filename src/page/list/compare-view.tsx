import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Resume } from '../../contract/objects.ts';
import type { Report } from '../../contract/report.ts';
import { knownCompany, knownPosition } from '../../contract/reserved-names.ts';
import { DiffText } from '../parts/diff-text.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { ScoreFigure } from '../parts/score-figure.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { shownDate } from '../parts/words.ts';
import { addressOf } from '../places.ts';
import { reviewDocument } from '../review/review-document.ts';
import { messageOf } from '../service.ts';
import { useSurroundings } from '../surroundings.ts';
import { type ComparedSection, comparedSections } from './compared-sections.ts';

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
  const sections = comparedSections(
    reviewDocument(one.resume.resume_data, { language: one.report.language, changes: [] }),
    reviewDocument(other.resume.resume_data, { language: other.report.language, changes: [] }),
  );
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
      {sections.map((section) => (
        <Difference key={section.title} section={section} />
      ))}
    </>
  );
}

function Difference({ section: { title, lines } }: { readonly section: ComparedSection }) {
  return (
    <section class="card">
      <h3>{title}</h3>
      <ul>
        {lines.map(({ before, after }, index) => (
          <li key={`${index} ${before ?? after}`}>
            <DiffText before={before} after={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}
