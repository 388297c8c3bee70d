import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DiffText } from '../parts/diff-text.tsx';
import { BaseHasChanged, PlaceField, WordsField } from './answer-fields.tsx';
import type { AnswerTarget, FoundTarget } from './answer-target.ts';
import type { Proposals, WaitingProposal } from './proposals.ts';

interface ProposalListProps {
  readonly proposals: Proposals;
  readonly target: AnswerTarget;
  readonly isBusy: boolean;
}

/** Assistants' proposals about the user, who confirms or drops each. */
export function ProposalList({ proposals, target, isBusy }: ProposalListProps) {
  const waiting = proposals.waiting.value;
  const found = target.found.value;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(waiting.length);
  useLayoutEffect(() => {
    // The form with the focus was removed.
    if (waiting.length < shown.current && document.activeElement === document.body) place.current?.focus();
    shown.current = waiting.length;
  }, [waiting.length]);
  return (
    <div ref={place} tabIndex={-1}>
      {waiting.length > 0 && (
        <section class="proposals" aria-labelledby="proposals">
          <h3 id="proposals">
            An assistant says of you <span class="count">{waiting.length}</span>
          </h3>
          <p class="quiet small">Nothing of it is in your resume. Confirm only what you have done.</p>
          {found && !found.takesAnswers && <BaseHasChanged />}
          <ul class="plain">
            {waiting.map((proposal) => (
              // Keyed by requirement, so that typed text remains if the assistant changes its proposal.
              <li key={proposal.requirement_id}>
                <ProposalForm proposal={proposal} proposals={proposals} found={found} isBusy={isBusy} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ProposalFormProps {
  readonly proposal: WaitingProposal;
  readonly proposals: Proposals;
  readonly found: FoundTarget | null;
  readonly isBusy: boolean;
}

function ProposalForm({ proposal, proposals, found, isBusy }: ProposalFormProps) {
  const { requirement_id, text, term, place, earlier } = proposal;
  const id = `proposal-${requirement_id}`;
  /** The user's own words; null: as proposed. */
  const own = useSignal<string | null>(null);
  const chosen = useSignal<string | null>(null);
  const isChecked = useSignal(false);
  const refusals = useSignal(0);
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (own.value !== null) form.current?.querySelector('textarea')?.focus();
  }, [own.value === null]);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals.value]);

  const places = found?.places ?? [];
  const path = chosen.value ?? places.find((one) => one.path === place)?.path ?? '';
  const said = (own.value ?? text).trim();
  const submit = (event: Event): void => {
    event.preventDefault();
    isChecked.value = true;
    if (said !== '' && path !== '') void proposals.confirm(proposal, said, path);
    else refusals.value += 1;
  };
  return (
    <form ref={form} class="proposal" onSubmit={submit} noValidate>
      <p class="quiet small" dir="auto">
        {term === '' ? 'About this posting' : `About “${term}”`}
      </p>
      {own.value === null ? (
        <blockquote dir="auto">
          <DiffText before={earlier} after={text} />
        </blockquote>
      ) : (
        <WordsField
          id={`${id}-own`}
          label="In your own words"
          isLong
          value={own.value}
          problem={isChecked.value && said === '' ? 'Write what you did, or drop the proposal.' : null}
          onInput={(value) => {
            own.value = value;
          }}
        />
      )}
      {earlier !== null && <p class="small">It would take the place of what you answered before.</p>}
      {found?.takesAnswers && (
        <PlaceField
          id={`${id}-place`}
          places={places}
          path={path}
          isChecked={isChecked.value}
          onChoose={(chosenPath) => {
            chosen.value = chosenPath;
          }}
        />
      )}
      <p class="change-actions">
        {found?.takesAnswers && (
          // A new text gets a new button, so that a key pressed for the old text does not confirm it.
          <button
            key={own.value === null ? proposal.created_at : 'own'}
            type="submit"
            class="primary"
            disabled={isBusy}
          >
            {own.value === null ? 'Yes, I have done this' : 'Add my words'}
          </button>
        )}
        {found?.takesAnswers && own.value === null && (
          <button type="button" onClick={() => (own.value = text)}>
            Yes, in other words
          </button>
        )}
        <button type="button" disabled={isBusy} onClick={() => void proposals.drop(proposal)}>
          No, drop it
        </button>
      </p>
    </form>
  );
}
