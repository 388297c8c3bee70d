import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { knownPosition } from '../../contract/job-title.ts';
import { LoadFailure } from '../parts/load-failure.tsx';
import { PagePictures } from '../parts/page-pictures.tsx';
import { type AskedRequirements, RequirementList } from '../parts/requirement-list.tsx';
import { ScoreFigure } from '../parts/score-figure.tsx';
import { useWhenShownAgain } from '../parts/use-when-shown-again.ts';
import { Waiting } from '../parts/waiting.tsx';
import { counted } from '../parts/words.ts';
import { addressOf } from '../routes.ts';
import { useSurroundings } from '../surroundings.ts';
import { type AnswerTarget, createAnswerTarget } from './answer-target.ts';
import { KeyHelp } from './key-help.tsx';
import { createKeySwitch } from './key-switch.ts';
import { PostingPane } from './posting-pane.tsx';
import { ProposalList } from './proposal-list.tsx';
import { createProposals } from './proposals.ts';
import { QuestionForm } from './question-form.tsx';
import { createQuestions, type Questions } from './questions.ts';
import { ResumePane } from './resume-pane.tsx';
import { createReview, type Review, type Reviewed } from './review.ts';

type Pane = 'posting' | 'resume' | 'preview';

const panes: readonly (readonly [Pane, string])[] = [
  ['posting', 'Posting'],
  ['resume', 'Resume'],
  ['preview', 'Preview'],
];

export function ReviewView({ id }: { readonly id: string }) {
  const surroundings = useSurroundings();
  const review = useMemo(() => createReview(id, surroundings), [id]);
  const target = useMemo(() => createAnswerTarget(id, surroundings), [id]);
  const proposals = useMemo(() => createProposals(id, review, target, surroundings), [review]);
  const questions = useMemo(() => {
    // An answer also decides on a proposal for the same requirement.
    const decided = (): void => void proposals.load();
    return createQuestions(id, review, target, { ...surroundings, decided });
  }, [review]);
  const keySwitch = useMemo(() => createKeySwitch(surroundings.memory), []);
  const pane = useSignal<Pane>('resume');
  const isHelpOpen = useSignal(false);
  const load = (): void => {
    void review.load();
    void proposals.load();
  };
  useEffect(load, [review]);
  useWhenShownAgain(() => {
    if (!review.isBusy.value && questions.current.value === null) load();
  });
  // A layout effect, so that keys work from the first frame.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!keySwitch.isOn.value || isTyping(event)) return;
      if (event.key === '?') isHelpOpen.value = !isHelpOpen.value;
      // Keys do nothing behind the help. Escape is handled here, as the dialog reports its closing too late.
      else if (isHelpOpen.value) isHelpOpen.value = event.key !== 'Escape';
      else if (event.key === 'n') {
        event.preventDefault();
        pane.value = 'posting';
        questions.next();
      } else if (isOfChanges(event.key)) {
        // If only one pane is shown, the change must be visible.
        pane.value = 'resume';
        act(review, event.key);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [review, isHelpOpen]);
  const reviewed = review.reviewed.value;
  if (review.missing.value) return <Gone />;
  const { problem } = review;
  if (!reviewed && problem.value !== null) {
    return <LoadFailure message={problem.value} onRetry={load} />;
  }
  if (!reviewed) return <Waiting what="Opening the resume…" />;
  const toDecide = questions.open.value.length + proposals.waiting.value.length;
  return (
    <>
      <ReviewHeading
        review={review}
        reviewed={reviewed}
        hasKeys={keySwitch.isOn.value}
        onHelp={() => (isHelpOpen.value = true)}
      />
      <KeyHelp isOpen={isHelpOpen} keySwitch={keySwitch} />
      <fieldset class="switch">
        <legend class="unseen">What to show</legend>
        {panes.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={pane.value === name}
            onClick={() => {
              pane.value = name;
            }}
          >
            {label}
            {name === 'posting' && toDecide > 0 && (
              <span class="count" title="questions and proposals">
                {toDecide}
              </span>
            )}
          </button>
        ))}
      </fieldset>
      <div class="panes" data-pane={pane.value} data-keys={keySwitch.isOn.value ? 'on' : 'off'}>
        <section class="pane posting-pane" aria-labelledby="posting-pane">
          <h2 id="posting-pane">Posting</h2>
          <ProposalList proposals={proposals} target={target} isBusy={review.isBusy.value} />
          <Ask questions={questions} hasKeys={keySwitch.isOn.value} />
          <RequirementList
            requirements={reviewed.report.requirements}
            asked={askedRequirements(questions, target, review)}
          />
          <PostingPane text={reviewed.posting.job_description} requirements={reviewed.report.requirements} />
        </section>
        <section class="pane resume-pane" aria-labelledby="resume-pane">
          <h2 id="resume-pane">Resume</h2>
          <ResumePane review={review} />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <section class="pane preview-pane" tabIndex={0} aria-labelledby="preview-pane">
          <h2 id="preview-pane">Preview</h2>
          <Preview review={review} />
        </section>
      </div>
    </>
  );
}

/** Invites the user to answer the open questions. */
function Ask({ questions, hasKeys }: { readonly questions: Questions; readonly hasKeys: boolean }) {
  const count = questions.open.value.length;
  const button = useRef<HTMLButtonElement>(null);
  const isAnswering = questions.current.value !== null;
  const wasAnswering = useRef(isAnswering);
  useLayoutEffect(() => {
    // The form with the focus was removed.
    if (wasAnswering.current && !isAnswering && document.activeElement === document.body)
      button.current?.focus();
    wasAnswering.current = isAnswering;
  }, [isAnswering]);
  if (count === 0) return null;
  return (
    <div class="ask">
      <p>
        <strong>{counted(count, 'question')} about what is missing.</strong> Your answers go into your base
        resume, word for word.
      </p>
      {!isAnswering && (
        <button
          ref={button}
          type="button"
          onClick={() => questions.next()}
          aria-keyshortcuts={hasKeys ? 'n' : undefined}
        >
          Answer <kbd>n</kbd>
        </button>
      )}
    </div>
  );
}

function askedRequirements(questions: Questions, target: AnswerTarget, review: Review): AskedRequirements {
  const find = (id: string) => questions.open.value.find((question) => question.requirement_id === id);
  return {
    isAsked: (id) => find(id) !== undefined,
    current: questions.current.value,
    show: (id) => questions.show(id),
    form(id) {
      const question = find(id);
      return (
        question && (
          <QuestionForm
            key={id}
            question={question}
            questions={questions}
            target={target}
            isBusy={review.isBusy.value}
          />
        )
      );
    },
  };
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]');
  return isField || ctrlKey || metaKey || altKey;
}

function isOfChanges(key: string): boolean {
  return ['j', 'k', 'a', 'x', 'u', 'r'].includes(key);
}

function act(review: Review, key: string): void {
  const current = review.current.value;
  if (key === 'j') review.step(1);
  else if (key === 'k') review.step(-1);
  else if (key === 'a' && current !== null) review.accept(current);
  else if (key === 'x' && current !== null) void review.undo(current);
  else if ((key === 'u' || key === 'r') && current !== null) void review.redo(current);
}

interface ReviewHeadingProps {
  readonly review: Review;
  readonly reviewed: Reviewed;
  readonly hasKeys: boolean;
  readonly onHelp: () => void;
}

function ReviewHeading({ review, reviewed, hasKeys, onHelp }: ReviewHeadingProps) {
  const { resume, report, posting } = reviewed;
  const { score, changes, undone = [], warnings } = report;
  const accepted = changes.filter(({ id }) => review.accepted.value.has(id)).length;
  const title = knownPosition(resume.position) || 'Open position';
  return (
    <div class="review-heading">
      <div>
        <h1 dir="auto">{title}</h1>
        <p class="quiet">{posting.company_name ?? 'Company: not found in the posting'}</p>
      </div>
      <ScoreFigure score={score.after} before={score.before} ceiling={score.ceiling} caption={dials(score)} />
      <div class="review-actions">
        <p class="tally">
          {counted(changes.length, 'change')}
          {accepted > 0 && `, ${accepted} accepted`}
          {undone.length > 0 && `, ${undone.length} undone`}
        </p>
        <p>
          <a class="button primary" href={addressOf({ view: 'documents', id: resume.id })}>
            Get the documents
          </a>
          <button type="button" onClick={onHelp} aria-keyshortcuts={hasKeys ? '?' : undefined}>
            Keys
          </button>
        </p>
      </div>
      {warnings.map(({ code, message }) => (
        <p key={`${code} ${message}`} class="callout wide">
          {message}
        </p>
      ))}
    </div>
  );
}

function dials({ fit, presentation }: Reviewed['report']['score']): string {
  if (!fit || !presentation) return 'Match';
  return `Fit ${fit.after} of ${fit.of} · Presentation ${presentation.after} of ${presentation.of}`;
}

function Preview({ review }: { readonly review: Review }) {
  const pages = review.pages.value;
  const reason = review.noPages.value;
  const shown = useRef(pages);
  shown.current = pages ?? shown.current;
  return (
    <>
      <p class="quiet small">{reason ?? (pages ? `${counted(pages.length, 'page')}, as printed` : '')}</p>
      {!pages && !reason && <Waiting what="Drawing the pages…" />}
      {shown.current && <PagePictures pages={shown.current} />}
    </>
  );
}

function Gone() {
  return (
    <section class="narrow">
      <h1>This resume is not there</h1>
      <p>
        It was deleted or belongs to another account. <a href={addressOf({ view: 'list' })}>All resumes</a>
      </p>
    </section>
  );
}
