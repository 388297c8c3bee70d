import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { bestBase } from '../../contract/base-names.ts';
import { limits } from '../../contract/limits.ts';
import { BaseChoice } from '../parts/base-choice.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { postingFiles } from '../parts/posting-source.ts';
import { StepHeading } from '../parts/step-heading.tsx';
import { Waiting } from '../parts/waiting.tsx';
import { counted } from '../parts/words.ts';
import { useSurroundings } from '../surroundings.ts';
import { GapTable } from './gap-table.tsx';
import { PostingOrder, titleOf } from './posting-order.tsx';
import type { PostingSearch } from './posting-search.ts';

interface SearchProps {
  readonly search: PostingSearch;
}

export function PostingsView({ search }: SearchProps) {
  useEffect(() => void search.load(), [search]);
  const isBusy = search.isBusy.value;
  const pause = search.pause.value;
  return (
    <>
      <div class="heading">
        <h1>Which postings suit you best?</h1>
        <p class="lead">
          Put many postings in order before you tailor to one. It is free, and none is stored.
        </p>
      </div>
      <div class="start">
        <div class="stack">
          <AddStep search={search} />
          <HeldPostings search={search} />
        </div>
        <section class="card" aria-labelledby="order-step">
          <StepHeading id="order-step" step={2}>
            The order
          </StepHeading>
          <Actions search={search} />
          {isBusy && <Waiting what={pause === null ? 'Reading…' : pausing(pause)} />}
          <p role="status" class="unseen">
            {isBusy ? '' : orderStatus(search)}
          </p>
          {search.order.value && <PostingOrder search={search} order={search.order.value} />}
        </section>
      </div>
      {search.gaps.value && (
        <GapTable gaps={search.gaps.value} isOfResumes={search.postings.value.length === 0} />
      )}
    </>
  );
}

/** A short status for screen readers, instead of the long results. */
function orderStatus({ order, compared, gaps }: PostingSearch): string {
  const rows = order.value?.filter(({ row }) => row.same_as === null) ?? [];
  const said = [
    rows.length > 0 && `${counted(rows.length, 'posting')} in order.`,
    compared.value && 'Two are compared below.',
    gaps.value && 'What they keep asking for is in a table below.',
  ];
  return said.filter(Boolean).join(' ');
}

function pausing(seconds: number): string {
  return `The server takes only so many postings in a minute. It goes on by itself in ${counted(seconds, 'second')}.`;
}

function AddStep({ search }: SearchProps) {
  const { readsAddresses } = useSurroundings();
  const text = useSignal('');
  const add = async (): Promise<void> => {
    const added = text.value;
    if ((await search.add(added)) && text.value === added) text.value = '';
  };
  return (
    <section class="card" aria-labelledby="postings-step">
      <StepHeading id="postings-step" step={1}>
        The postings
      </StepHeading>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <div class="field">
          <label for="another">
            {readsAddresses.value ? 'Text or address of a posting' : 'Text of a posting'}
          </label>
          <textarea
            id="another"
            rows={5}
            dir="auto"
            maxLength={limits.file.textLength}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </div>
        <button type="submit" disabled={search.isBusy.value || text.value.trim() === ''}>
          Add this posting
        </button>
      </form>
      <FileDrop
        label="Choose files"
        hint={`Or drop them here, up to ${limits.rank.postings}: text, HTML, PDF, Word, mails and others.`}
        accept={postingFiles}
        onFiles={(files) => void search.addFiles(files)}
      />
    </section>
  );
}

function HeldPostings({ search }: SearchProps) {
  const postings = search.postings.value;
  return (
    <>
      <p role="status" class="unseen">
        {postings.length === 0 ? '' : `${counted(postings.length, 'posting')} added`}
      </p>
      {postings.length > 0 && (
        <section class="card" aria-labelledby="held">
          <h2 id="held">{counted(postings.length, 'posting')}</h2>
          <ul class="plain held">
            {postings.map((posting) => (
              <li key={posting.key}>
                <span dir="auto">{titleOf(posting)}</span>{' '}
                <button type="button" class="link" onClick={() => search.remove(posting.key)}>
                  Remove<span class="unseen"> {titleOf(posting)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Actions({ search }: SearchProps) {
  const bases = search.bases.value ?? [];
  const has = search.postings.value.length > 0;
  const isOff = search.isBusy.value || bases.length === 0;
  return (
    <div class="stack">
      {search.bases.value?.length === 0 && (
        <p class="empty">Store your resume first: choose it under New, and tailor it once.</p>
      )}
      <BaseChoice
        id="searched-base"
        label="Which of your resumes"
        names={bases}
        chosen={search.base.value}
        onChoose={(name) => search.chooseBase(name)}
      />
      <p class="actions">
        <button type="button" class="primary" disabled={isOff || !has} onClick={() => void search.rank()}>
          Put them in order
        </button>{' '}
        <button
          type="button"
          disabled={isOff || search.base.value === bestBase}
          onClick={() => void search.findGaps()}
        >
          {has ? 'What do they keep asking for?' : 'What do the postings of my resumes keep asking for?'}
        </button>
      </p>
      {search.base.value === bestBase && (
        <p class="quiet small">What is missing is missing in one resume: choose it to see that.</p>
      )}
    </div>
  );
}
