import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { bestBase, defaultBase } from '../../contract/base-names.ts';
import {
  defaultFinetuneLevel,
  type FinetuneLevel,
  finetuneLevels,
  levelTexts,
} from '../../contract/choices.ts';
import { importExtensions, importFormatTitle } from '../../contract/import-formats.ts';
import { limits } from '../../contract/limits.ts';
import { BaseChoice } from '../parts/base-choice.tsx';
import { FileDrop } from '../parts/file-drop.tsx';
import { LoadFailure } from '../parts/load-failure.tsx';
import { postingFiles } from '../parts/posting-source.ts';
import { RequirementList } from '../parts/requirement-list.tsx';
import { StepHeading } from '../parts/step-heading.tsx';
import { useWhenShownAgain } from '../parts/use-when-shown-again.ts';
import { Waiting } from '../parts/waiting.tsx';
import { counted, shownDate, withCapital } from '../parts/words.ts';
import { useSurroundings } from '../surroundings.ts';
import { type NewTailoring, newTailoring } from './new-tailoring.ts';
import { balanceText, costText, createPrice, type Price } from './price.ts';
import { ScoreSummary } from './score-summary.tsx';

const resumeFiles = importExtensions.join(',');

export function StartView() {
  const surroundings = useSurroundings();
  const tailoring = useMemo(() => newTailoring(surroundings), []);
  useEffect(() => void tailoring.load(), [tailoring]);
  return (
    <>
      <div class="heading">
        <h1>How well does your resume answer a posting?</h1>
        <p class="lead">What you show, what is missing, and why. Nothing is invented.</p>
      </div>
      <div class="start">
        <div class="stack">
          <ResumeStep tailoring={tailoring} />
          <PostingStep tailoring={tailoring} />
        </div>
        <ScoreStep tailoring={tailoring} />
      </div>
    </>
  );
}

interface StepProps {
  readonly tailoring: NewTailoring;
}

function ResumeStep({ tailoring }: StepProps) {
  const stored = tailoring.stored.value;
  const reading = tailoring.reading.value;
  const odd = reading?.notes.filter(({ kind }) => kind !== 'read') ?? [];
  return (
    <section class="card" aria-labelledby="resume-step">
      <StepHeading id="resume-step" step={1}>
        Your resume
      </StepHeading>
      {reading && (
        <div>
          <p>
            <strong>{reading.name || 'A resume without a name'}</strong>{' '}
            <span class="quiet">read as {importFormatTitle(reading.format)}, not stored yet</span>
          </p>
          {odd.length > 0 && (
            <details>
              <summary>{counted(odd.length, 'place')} to look at</summary>
              <ul>
                {odd.map(({ path, message }) => (
                  <li key={`${path} ${message}`}>
                    {path && <code>{path}</code>} {message}
                  </li>
                ))}
              </ul>
            </details>
          )}
          <OwnName tailoring={tailoring} />
          <NameOfFile tailoring={tailoring} />
          {stored && (
            <button type="button" class="link" onClick={() => tailoring.useStored()}>
              Take the stored one instead
            </button>
          )}
        </div>
      )}
      {tailoring.unread.value !== null && (
        <LoadFailure message={tailoring.unread.value} onRetry={() => void tailoring.load()} />
      )}
      {!reading && stored && tailoring.base.value !== bestBase && (
        <p>
          <strong dir="auto">{stored.resume_data.basics.name}</strong>{' '}
          <span class="quiet">stored {shownDate(stored.updated_at)}</span>
        </p>
      )}
      {!reading && (
        <BaseChoice
          id="base"
          label="Which of yours"
          names={tailoring.bases.value}
          chosen={tailoring.base.value}
          onChoose={(name) => void tailoring.chooseBase(name)}
        />
      )}
      <FileDrop
        label={stored || reading ? 'Choose another file' : 'Choose your resume'}
        hint="Or drop it here: PDF, Word, LinkedIn’s export, JSON Resume, Markdown and others."
        accept={resumeFiles}
        onFile={(file) => void tailoring.readResume(file)}
      />
    </section>
  );
}

/** Asks for the user's name if the file has none. Scoring does not need it, but tailoring does. */
function OwnName({ tailoring }: StepProps) {
  const name = tailoring.ownName.value;
  if (name === null) return null;
  return (
    <div class="field">
      <label for="own-name">Your name</label>
      <input
        id="own-name"
        autocomplete="name"
        maxLength={limits.name.max}
        value={name}
        aria-describedby="own-name-hint"
        onInput={(event) => tailoring.setOwnName(event.currentTarget.value)}
      />
      <p id="own-name-hint" class="quiet small">
        No name was found in this file. Add yours.
      </p>
    </div>
  );
}

/** Asks under which name to store the file, if there is a choice. */
function NameOfFile({ tailoring }: StepProps) {
  const bases = tailoring.bases.value;
  const names = bases.includes(defaultBase) ? bases : [defaultBase, ...bases];
  if (names.length === 1) return null;
  return (
    <div class="field">
      <label for="name-of-file">Tailoring stores it as</label>
      <select
        id="name-of-file"
        value={tailoring.nameOfFile.value}
        onChange={(event) => tailoring.setNameOfFile(event.currentTarget.value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {bases.includes(name) ? `${name} (a new version)` : `${name} (new)`}
          </option>
        ))}
      </select>
    </div>
  );
}

function PostingStep({ tailoring }: StepProps) {
  const { readsAddresses } = useSurroundings();
  return (
    <section class="card" aria-labelledby="posting-step">
      <StepHeading id="posting-step" step={2}>
        The posting
      </StepHeading>
      <div class="field">
        <label for="posting">
          {readsAddresses.value ? 'Text or address of the posting' : 'Text of the posting'}
        </label>
        <textarea
          id="posting"
          rows={9}
          dir="auto"
          maxLength={limits.file.textLength}
          value={tailoring.text.value}
          aria-describedby="posting-hint"
          onInput={(event) => {
            const { inputType } = event as InputEvent;
            const isWhole = inputType === 'insertFromPaste' || inputType === 'insertFromDrop';
            tailoring.setText(event.currentTarget.value, isWhole);
          }}
          onDrop={(event) => {
            const file = event.dataTransfer?.files[0];
            if (!file) return;
            event.preventDefault();
            void tailoring.readPostingFile(file);
          }}
        />
        <p id="posting-hint" class="quiet small">
          {readsAddresses.value
            ? 'Paste its text, or its address: this machine reads the page, without your cookies.'
            : 'Paste all of it: open the posting in another tab, select all, copy.'}{' '}
          <label class="file inline">
            <input
              type="file"
              accept={postingFiles}
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file) void tailoring.readPostingFile(file);
                event.currentTarget.value = '';
              }}
            />
            <span class="link">Or choose a file</span>
          </label>
        </p>
      </div>
      {readsAddresses.value && tailoring.address.value !== null && (
        <p>
          <button
            type="button"
            disabled={tailoring.isScoring.value}
            onClick={() => void tailoring.readAddress()}
          >
            {tailoring.isScoring.value ? 'Reading the page…' : 'Read this address'}
          </button>
        </p>
      )}
      <div class="two">
        <div class="field">
          <label for="company">Company</label>
          <input
            id="company"
            maxLength={limits.name.max}
            value={tailoring.company.value}
            onInput={(event) => tailoring.setTarget({ company: event.currentTarget.value })}
          />
        </div>
        <div class="field">
          <label for="position">Position</label>
          <input
            id="position"
            maxLength={limits.name.max}
            value={tailoring.position.value}
            onInput={(event) => tailoring.setTarget({ position: event.currentTarget.value })}
          />
        </div>
      </div>
    </section>
  );
}

/** Why there is no score yet. */
function waitsFor({ isScoring, isTooShort, address }: NewTailoring, readsAddresses: boolean): string {
  if (isScoring.value) return 'Reading…';
  if (address.value !== null && readsAddresses) return 'Press “Read this address”.';
  if (isTooShort.value) return 'Paste the whole posting: this is too short.';
  return 'The score comes as soon as both are there. It is free.';
}

const slowMilliseconds = 3_000;

function ScoreStep({ tailoring }: StepProps) {
  const surroundings = useSurroundings();
  const { readsAddresses } = surroundings;
  const level = useSignal<FinetuneLevel>(defaultFinetuneLevel);
  const price = useMemo(() => createPrice(surroundings), []);
  // Also after each generation, which may have changed the balance.
  useEffect(() => {
    if (!tailoring.isTailoring.value) void price.load();
  }, [price, tailoring.isTailoring.value]);
  useWhenShownAgain(() => void price.load());
  const score = tailoring.score.value;
  return (
    <section class="card result" aria-labelledby="score-step">
      <StepHeading id="score-step" step={3}>
        The match
      </StepHeading>
      <div aria-live="polite" aria-busy={tailoring.isScoring.value}>
        {tailoring.problem.value &&
          (tailoring.canRetry.value ? (
            <LoadFailure message={tailoring.problem.value} onRetry={() => void tailoring.load()} />
          ) : (
            <p class="problem">{tailoring.problem.value}</p>
          ))}
        {score && <ScoreSummary score={score} />}
        {!score && !tailoring.problem.value && (
          <p class="empty">{waitsFor(tailoring, readsAddresses.value)}</p>
        )}
      </div>
      {score && (
        <form
          class="stack tailor"
          onSubmit={(event) => {
            event.preventDefault();
            void tailoring.tailor(level.value);
          }}
        >
          <fieldset class="choices">
            <legend>How much may be changed?</legend>
            {finetuneLevels.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name="level"
                  value={value}
                  checked={level.value === value}
                  onChange={() => {
                    level.value = value;
                  }}
                />
                <span>
                  <strong>{withCapital(value)}</strong> {costText(price.costs.value, value)}{' '}
                  <span class="quiet small">{levelTexts[value]}</span>
                </span>
              </label>
            ))}
          </fieldset>
          {tailoring.ownName.value?.trim() === '' && (
            <p class="small">Add your name in step 1 first: none was found in the file.</p>
          )}
          <Balance price={price} level={level.value} />
          <button
            type="submit"
            class="primary"
            disabled={!tailoring.canTailor.value}
            aria-describedby="balance"
          >
            {tailoring.isTailoring.value ? 'Tailoring…' : 'Tailor my resume'}
          </button>
          {tailoring.isTailoring.value ? (
            <Waiting
              after={slowMilliseconds}
              what="Still at work. A language model takes up to a minute; you can look around meanwhile."
            />
          ) : (
            <p class="quiet small">You see every change with its reason, and can undo each.</p>
          )}
        </form>
      )}
      {score && score.requirements.length > 0 && <RequirementList requirements={score.requirements} />}
    </section>
  );
}

interface BalanceProps {
  readonly price: Price;
  readonly level: FinetuneLevel;
}

/** Too few credits do not disable the button: the service decides, as the balance may have changed. */
function Balance({ price, level }: BalanceProps) {
  const usage = price.usage.value;
  const known = usage && balanceText(price.costs.value, usage, level);
  const unknown = price.isUnknown.value && 'The price and your balance could not be read.';
  return (
    <p id="balance" role="status" class={known?.isEnough === false ? 'callout' : 'small'}>
      {known?.text ?? unknown}
    </p>
  );
}
