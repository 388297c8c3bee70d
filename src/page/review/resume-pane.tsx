import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Change } from '../../contract/report.ts';
import { DiffText } from '../parts/diff-text.tsx';
import { EvidenceList } from '../parts/requirement-list.tsx';
import { changeWords } from '../parts/words.ts';
import type { Review } from './review.ts';
import { type ReviewEntry, type ReviewLine, type ReviewSection, shownOrder } from './review-document.ts';

interface InReview {
  readonly review: Review;
}

/** The current resume, with each change at its place. */
export function ResumePane({ review }: InReview) {
  const document = review.document.value;
  if (!document) return null;
  return (
    <div class="resume">
      {document.order.length === 0 && (
        <p class="callout">No changes were made. Answer a question to add what is missing.</p>
      )}
      <p class="person" dir="auto">
        {document.name}
      </p>
      <Line line={document.headline} review={review} />
      <WholeChanges ids={document.changes} review={review} />
      {document.sections.map((section) => (
        <Section key={section.id} section={section} review={review} />
      ))}
    </div>
  );
}

function Section({ section, review }: InReview & { readonly section: ReviewSection }) {
  return (
    <section>
      <h3>{section.title}</h3>
      <WholeChanges ids={section.changes} review={review} />
      {section.entries.map((entry, index) => (
        <Entry key={`${index} ${entry.title}`} entry={entry} review={review} />
      ))}
    </section>
  );
}

function Entry({ entry, review }: InReview & { readonly entry: ReviewEntry }) {
  const paragraphs = entry.lines.filter(({ kind }) => kind === 'paragraph');
  const bullets = entry.lines.filter(({ kind }) => kind === 'bullet');
  return (
    <div class="entry">
      {entry.title && <h4 dir="auto">{entry.title}</h4>}
      {entry.details.length > 0 && <p class="quiet small">{entry.details.join(' · ')}</p>}
      <WholeChanges ids={entry.changes} review={review} />
      {paragraphs.map((line, index) => (
        <Line key={`${index} ${line.origin ?? line.text}`} line={line} review={review} />
      ))}
      {bullets.length > 0 && (
        <ul>
          {bullets.map((line, index) => (
            <li key={`${index} ${line.origin ?? line.text}`}>
              <Line line={line} review={review} />
            </li>
          ))}
        </ul>
      )}
      <Keywords lines={entry.keywords} review={review} />
    </div>
  );
}

/** Skills in a row, with their changes below. */
function Keywords({ lines, review }: InReview & { readonly lines: readonly ReviewLine[] }) {
  if (lines.length === 0) return null;
  const ids = lines.flatMap(({ changes }) => changes);
  return (
    <>
      <ul class="keywords">
        {lines.map(({ origin, text, changes }, index) => (
          <li key={`${index} ${text}`} class={changes.includes(review.current.value ?? '') ? 'current' : ''}>
            {changes.length === 0 ? text : <Marked before={origin} after={text} />}
          </li>
        ))}
      </ul>
      <WholeChanges ids={ids} review={review} />
    </>
  );
}

/** Marks a skill as added as a whole, or marks its changed words. */
function Marked({ before, after }: { readonly before: string | null; readonly after: string | null }) {
  if (before === null || before === '') return <ins>{after}</ins>;
  return <DiffText before={before} after={after} />;
}

function Line({ line, review }: InReview & { readonly line: ReviewLine }) {
  const { origin, text, changes } = line;
  const isChanged = changes.length > 0;
  return (
    <>
      <p dir="auto" class={`line ${line.kind}${isChanged ? ' changed' : ''}`}>
        {text === null ? <del>{origin}</del> : <DiffText before={origin} after={text} />}
      </p>
      <WholeChanges ids={changes} review={review} isOfLine />
    </>
  );
}

interface WholeChangesProps extends InReview {
  readonly ids: readonly string[];
  /** True if the line above shows the change. */
  readonly isOfLine?: boolean;
}

function WholeChanges({ ids, review, isOfLine = false }: WholeChangesProps) {
  return ids.length === 0 ? null : (
    <ul class="changes">
      {ids.map((id) => (
        <ChangeItem key={id} id={id} review={review} isOfLine={isOfLine} />
      ))}
    </ul>
  );
}

function ChangeItem({
  id,
  review,
  isOfLine,
}: InReview & { readonly id: string; readonly isOfLine: boolean }) {
  const found = review.changeOf(id);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCurrent = review.current.value === id;
  useLayoutEffect(() => {
    if (!isCurrent) return;
    button.current?.focus({ preventScroll: true });
    // Shows the whole item; the second call shows the start of an item that is too high.
    item.current?.scrollIntoView({ block: 'nearest' });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  if (!found) return null;
  const { change, isUndone } = found;
  const isAccepted = !isUndone && review.accepted.value.has(id);
  return (
    <li ref={item} class={`change${isCurrent ? ' current' : ''}${isUndone ? ' undone' : ''}`}>
      <button
        ref={button}
        type="button"
        class="change-name"
        aria-expanded={isCurrent}
        onClick={() => review.select(isCurrent ? null : id)}
      >
        <span class="change-sign" aria-hidden="true">
          {signOf(isUndone, isAccepted)}
        </span>
        {changeWords[change.op]}
        {change.op === 'surface_skill' && `: ${change.after ?? ''}`}
        {isUndone && ', undone'}
        {isAccepted && ', accepted'}
      </button>
      {isCurrent && (
        <ChangeDetails
          change={change}
          isOfLine={isOfLine && !isUndone}
          sections={review.document.value?.sections ?? []}
        >
          <p class="change-actions">
            {isUndone ? (
              <button type="button" disabled={review.isBusy.value} onClick={() => void review.redo(id)}>
                Restore it <kbd>u</kbd>
              </button>
            ) : (
              <>
                <button type="button" aria-pressed={isAccepted} onClick={() => review.accept(id)}>
                  {isAccepted ? 'Accepted' : 'Accept'} <kbd>a</kbd>
                </button>
                <button type="button" disabled={review.isBusy.value} onClick={() => void review.undo(id)}>
                  Undo <kbd>x</kbd>
                </button>
              </>
            )}
          </p>
        </ChangeDetails>
      )}
    </li>
  );
}

function signOf(isUndone: boolean, isAccepted: boolean): string {
  if (isUndone) return '↺';
  return isAccepted ? '✓' : '●';
}

interface ChangeDetailsProps {
  readonly change: Change;
  readonly isOfLine: boolean;
  readonly sections: readonly ReviewSection[];
  readonly children: ComponentChildren;
}

function ChangeDetails({ change, isOfLine, sections, children }: ChangeDetailsProps) {
  const isOrder = change.op === 'section_order';
  const shown = (text: string | null) => (isOrder ? shownOrder(text, sections) : text);
  const isShort = change.op === 'answer' || !/\/(?:summary|content)$/.test(change.path);
  return (
    <div class="change-details">
      <p>{change.reason}</p>
      {!isOfLine && isShort && (
        <p class="small">
          <DiffText before={shown(change.before)} after={shown(change.after)} />
        </p>
      )}
      <EvidenceList evidence={change.evidence} />
      {change.engine === 'llm' && <p class="quiet small">Worded by a language model and verified.</p>}
      {change.same_claim && (
        <p class="quiet small">
          Others say the same: undoing this one leaves it in {change.same_claim.length} more.
        </p>
      )}
      {children}
    </div>
  );
}
