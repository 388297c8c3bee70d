import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Question } from '../../contract/report.ts';
import { blanksIn } from '../../contract/resume/answer-place.ts';
import { EvidenceList } from '../parts/requirement-list.tsx';
import { withCapital } from '../parts/words.ts';
import { BaseHasChanged, PlaceField, WordsField } from './answer-fields.tsx';
import type { AnswerTarget } from './answer-target.ts';
import { draftOf, filled } from './draft.ts';
import type { Questions } from './questions.ts';

interface QuestionFormProps {
  readonly question: Question;
  readonly questions: Questions;
  readonly target: AnswerTarget;
  readonly isBusy: boolean;
}

/** A question with its requirement. The user fills in the blanks of the proposal or writes their own text. */
export function QuestionForm({ question, questions, target, isBusy }: QuestionFormProps) {
  const { requirement_id: id, text, nearest, proposal } = question;
  const draft = draftOf(proposal);
  const values = useSignal<readonly string[]>(draft.blanks.map(() => ''));
  /** The user's own words; null: the filled-in proposal. */
  const own = useSignal<string | null>(null);
  const chosen = useSignal<string | null>(null);
  const isChecked = useSignal(false);
  const refusals = useSignal(0);
  const form = useRef<HTMLFormElement>(null);
  // A layout effect, so that typing works right after pressing n.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [own.value === null]);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals.value]);

  const found = target.found.value;
  const places = found?.places ?? [];
  const near = question.path ?? (nearest?.path ?? '').split('.')[0];
  const path = chosen.value ?? places.find((place) => place.path === near)?.path ?? '';
  const written = own.value ?? filled(draft, (index, blank) => values.value[index]?.trim() || `[${blank}]`);
  const left = blanksIn(proposal).filter((blank) => written.includes(blank));
  const isComplete = written.trim() !== '' && left.length === 0 && path !== '';

  const submit = (event: Event): void => {
    event.preventDefault();
    isChecked.value = true;
    if (isComplete) void questions.answer(id, written.trim(), path);
    else refusals.value += 1;
  };
  return (
    <form ref={form} class="question" onSubmit={submit} noValidate>
      <p class="question-text">{text}</p>
      {nearest && (
        <>
          <p class="quiet small">The line of your resume that comes nearest:</p>
          <EvidenceList evidence={[nearest]} />
        </>
      )}
      {found && !found.takesAnswers ? (
        <BaseHasChanged />
      ) : (
        <>
          {own.value === null ? (
            draft.blanks.map((blank, index) => (
              <WordsField
                key={`${index} ${blank}`}
                id={`${id}-${index}`}
                label={withCapital(blank)}
                value={values.value[index] ?? ''}
                problem={
                  isChecked.value && !values.value[index]?.trim()
                    ? 'Fill this in, or skip the question.'
                    : null
                }
                onInput={(value) => {
                  values.value = values.value.map((other, at) => (at === index ? value : other));
                }}
              />
            ))
          ) : (
            <WordsField
              id={`${id}-own`}
              label="In your own words"
              isLong
              value={own.value}
              problem={isChecked.value ? ownProblem(own.value, left) : null}
              onInput={(value) => {
                own.value = value;
              }}
            />
          )}
          {own.value === null && (
            <p class="draft">
              <span class="quiet small">In your resume</span>
              {written}{' '}
              <button
                type="button"
                class="link"
                onClick={() => {
                  isChecked.value = false;
                  own.value = written;
                }}
              >
                Change the wording
              </button>
            </p>
          )}
          <PlaceField
            id={`${id}-place`}
            places={places}
            path={path}
            isChecked={isChecked.value}
            onChoose={(place) => {
              chosen.value = place;
            }}
          />
          <p class="change-actions">
            <button type="submit" class="primary" disabled={isBusy}>
              {isBusy ? 'Adding…' : 'Add to my resume'}
            </button>
            <button type="button" onClick={() => questions.next()}>
              Skip
            </button>
          </p>
        </>
      )}
      <p class="dismissals small">
        <button type="button" class="link" disabled={isBusy} onClick={() => void questions.dismiss(id, 'no')}>
          I have not done this
        </button>
        <button
          type="button"
          class="link"
          disabled={isBusy}
          onClick={() => void questions.dismiss(id, 'never')}
        >
          Never ask again
        </button>
      </p>
    </form>
  );
}

function ownProblem(text: string, left: readonly string[]): string | null {
  if (text.trim() === '') return 'Write what you did, or skip the question.';
  return left.length === 0 ? null : `Replace ${left.join(' and ')} by what you did.`;
}
