import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Application } from '../../contract/application.ts';
import { knownCompany, knownPosition } from '../../contract/job-title.ts';
import { limits } from '../../contract/limits.ts';
import type { Resume } from '../../contract/objects.ts';
import { ApplicationStatusField } from '../parts/application-status.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { useWhenShownAgain } from '../parts/use-when-shown-again.ts';
import { Waiting } from '../parts/waiting.tsx';
import { counted, shownDate } from '../parts/words.ts';
import { addressOf } from '../routes.ts';
import { messageOf, type Service } from '../service.ts';
import { useSurroundings } from '../surroundings.ts';

const pageLength = 25;
const typingMilliseconds = 250;

export function ListView() {
  const { service, fail, go, deleted } = useSurroundings();
  const resumes = useSignal<readonly Resume[] | null>(null);
  const problem = useSignal<string | null>(null);
  const hasMore = useSignal(false);
  const search = useSignal('');
  const chosen = useSignal<readonly string[]>([]);
  const applications = useSignal<ReadonlyMap<string, Application>>(new Map());
  /** Number of waiting proposals by resume id. */
  const proposals = useSignal<ReadonlyMap<string, number>>(new Map());
  const round = useRef(0);

  const load = async ({ after, count = pageLength }: Part = {}): Promise<void> => {
    round.current += 1;
    const ours = round.current;
    try {
      const part = await listPart(service, search.value.trim(), { after, count });
      if (ours !== round.current) return;
      resumes.value = after === undefined ? part.resumes : [...(resumes.value ?? []), ...part.resumes];
      hasMore.value = part.hasMore;
      problem.value = null;
    } catch (error) {
      if (ours !== round.current) return;
      if (resumes.value === null) problem.value = messageOf(error);
      else fail(error);
    }
  };
  const loadDetails = async (): Promise<void> => {
    // If one fails, the other is still shown.
    const known = await Promise.allSettled([
      allApplications(service).then((all) => {
        applications.value = all;
      }),
      service.proposals.resumes().then(({ data }) => {
        proposals.value = new Map(data.map((one) => [one.resume_id, one.proposals]));
      }),
    ]);
    const failed = known.find((one) => one.status === 'rejected');
    // If the list could not be loaded either, it already shows the error.
    if (failed && resumes.value !== null) fail(failed.reason);
  };
  useEffect(() => void loadDetails(), []);
  useWhenShownAgain(() => {
    // Keeps the rows that "Show more" added.
    void load({ count: Math.max(pageLength, resumes.value?.length ?? 0) });
    void loadDetails();
  });
  useEffect(() => {
    const timer = setTimeout(() => void load(), search.value === '' ? 0 : typingMilliseconds);
    return () => clearTimeout(timer);
  }, [search.value]);

  const choose = (id: string): void => {
    const others = chosen.value.filter((other) => other !== id);
    chosen.value = chosen.value.includes(id) ? others : [...others, id].slice(-2);
  };
  const compared = chosen.value.filter((id) => !deleted.value.has(id));
  const [one, other] = compared;
  const list = resumes.value?.filter(({ id }) => !deleted.value.has(id)) ?? null;
  return (
    <>
      <h1>Your tailored resumes</h1>
      <div class="list-tools">
        <div class="field">
          <label for="search">Search for a company or position</label>
          <input
            id="search"
            type="search"
            maxLength={200}
            value={search.value}
            onInput={(event) => {
              search.value = event.currentTarget.value;
            }}
          />
        </div>
        <button
          type="button"
          disabled={one === undefined || other === undefined}
          onClick={() => {
            if (one !== undefined && other !== undefined) go({ view: 'compare', ids: [one, other] });
          }}
        >
          Compare two {compared.length > 0 && <span class="count">{compared.length}</span>}
        </button>
      </div>
      <p role="status" class="unseen">
        {list === null ? '' : `${counted(list.length, 'resume')} shown`}
      </p>
      {problem.value !== null && <LoadFailure message={problem.value} onRetry={() => void load()} />}
      {list === null && problem.value === null && <Waiting what="Reading the list…" />}
      {list?.length === 0 && <Empty search={search.value.trim()} />}
      {list !== null && list.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard
        <section class="table" tabIndex={0} aria-label="Tailored resumes">
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">Compare</span>
                </th>
                <th scope="col">Position</th>
                <th scope="col" class="roomy">
                  Company
                </th>
                <th scope="col" class="figure">
                  Score
                </th>
                <th scope="col" class="roomy">
                  Created
                </th>
                <th scope="col" class="roomy">
                  Application
                </th>
                <th scope="col">
                  <span class="unseen">Delete</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.map((resume) => (
                <Row
                  key={resume.id}
                  resume={resume}
                  application={applications.value.get(resume.id) ?? null}
                  proposals={proposals.value.get(resume.id) ?? 0}
                  onApplication={(application) => {
                    const others = [...applications.value].filter(([id]) => id !== resume.id);
                    applications.value = new Map(
                      application ? [...others, [resume.id, application]] : others,
                    );
                  }}
                  isChosen={chosen.value.includes(resume.id)}
                  onChoose={() => choose(resume.id)}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {hasMore.value && (
        <button type="button" onClick={() => void load({ after: list?.at(-1)?.id })}>
          Show more
        </button>
      )}
    </>
  );
}

function Empty({ search }: { readonly search: string }) {
  return search !== '' ? (
    <p class="empty">No resume has “{search}” in its company or position.</p>
  ) : (
    <p class="empty">
      None yet. <a href={addressOf({ view: 'start' })}>Score your resume against a posting</a>, it takes a
      minute.
    </p>
  );
}

interface RowProps {
  readonly resume: Resume;
  readonly application: Application | null;
  readonly proposals: number;
  readonly onApplication: (application: Application | null) => void;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Row({ resume, application, proposals, onApplication, isChosen, onChoose }: RowProps) {
  const { leaving, deleteLater, keep } = useSurroundings();
  const isLeaving = leaving.value.has(resume.id);
  const position = knownPosition(resume.position) || 'Open position';
  const company = knownCompany(resume.company_name);
  const title = company ? `${position}, ${company}` : position;
  const status = (
    <ApplicationStatusField
      id={resume.id}
      label={`Application: ${title}`}
      application={application}
      onChange={onApplication}
    />
  );
  return (
    <tr class={isLeaving ? 'leaving' : ''}>
      <td>
        <input
          type="checkbox"
          aria-label={`Compare ${title}`}
          checked={isChosen}
          onChange={onChoose}
          disabled={isLeaving}
        />
      </td>
      <th scope="row">
        {isLeaving ? (
          <span dir="auto">{position}</span>
        ) : (
          <a href={addressOf({ view: 'review', id: resume.id })} dir="auto">
            {position}
          </a>
        )}
        <span class="tight quiet small" dir="auto">
          {[company, shownDate(resume.created_at)].filter(Boolean).join(' · ')}
        </span>
        {proposals > 0 && <span class="asks small">{counted(proposals, 'proposal')} to decide on</span>}
        {/* On a narrow screen, where its column is hidden. */}
        <div class="tight">{status}</div>
      </th>
      <td class="roomy" dir="auto">
        {company || <span class="quiet">not known</span>}
      </td>
      <td class="figure">{resume.ats_score}</td>
      <td class="roomy">
        <time dateTime={resume.created_at}>{shownDate(resume.created_at)}</time>
      </td>
      <td class="roomy">{status}</td>
      <td>
        {isLeaving ? (
          <button type="button" class="link" onClick={() => keep(resume.id)}>
            Keep <span class="unseen">{title}</span>
          </button>
        ) : (
          <button type="button" class="link" onClick={() => deleteLater({ id: resume.id, title })}>
            Delete <span class="unseen">{title}</span>
          </button>
        )}
      </td>
    </tr>
  );
}

interface Part {
  /** Id of the last resume before this part. */
  readonly after?: string | undefined;
  readonly count?: number;
}

async function listPart(service: Service, q: string, { after, count }: Part & { readonly count: number }) {
  const resumes: Resume[] = [];
  for (let last = after; ; ) {
    const limit = Math.min(count - resumes.length, limits.page.max);
    const page = await service.resumes.list({
      limit,
      ...(q !== '' && { q }),
      ...(last !== undefined && { after: last }),
    });
    resumes.push(...page.data);
    last = page.data.at(-1)?.id;
    if (!page.has_more || resumes.length >= count || last === undefined)
      return { resumes, hasMore: page.has_more };
  }
}

async function allApplications(service: Service): Promise<ReadonlyMap<string, Application>> {
  const found = new Map<string, Application>();
  for (let after: string | undefined; ; ) {
    const page = await service.applications.list({ limit: limits.page.max, ...(after && { after }) });
    for (const application of page.data) found.set(application.id, application);
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return found;
  }
}
