import { limits } from '../../contract/limits.ts';
import { addressOf } from '../routes.ts';
import type { FoundTarget } from './answer-target.ts';

interface WordsFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly problem: string | null;
  readonly isLong?: boolean;
  readonly onInput: (value: string) => void;
}

/** A field for an answer or a part of it. */
export function WordsField({ id, label, value, problem, isLong = false, onInput }: WordsFieldProps) {
  const common = {
    id,
    value,
    maxLength: limits.wording.max,
    'aria-invalid': problem !== null,
    'aria-describedby': problem === null ? undefined : `${id}-problem`,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isLong ? (
        <textarea {...common} rows={3} onInput={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <input {...common} autocomplete="off" onInput={(event) => onInput(event.currentTarget.value)} />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} class="problem small">
          {problem}
        </p>
      )}
    </div>
  );
}

interface PlaceFieldProps {
  readonly id: string;
  readonly places: FoundTarget['places'];
  /** '' if none is chosen. */
  readonly path: string;
  readonly isChecked: boolean;
  readonly onChoose: (path: string) => void;
}

/** A choice of the entry of the base resume that the answer goes to. */
export function PlaceField({ id, places, path, isChecked, onChoose }: PlaceFieldProps) {
  const isMissing = isChecked && path === '';
  return (
    <div class="field">
      <label for={id}>Where it belongs</label>
      <select
        id={id}
        value={path}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {path === '' && <option value="">Choose a job, project or list</option>}
        {places.map((place) => (
          <option key={place.path} value={place.path}>
            {place.name}
          </option>
        ))}
      </select>
      {isMissing && (
        <p id={`${id}-problem`} class="problem small">
          Choose where it belongs.
        </p>
      )}
    </div>
  );
}

/** Explains why questions cannot be answered here. */
export function BaseHasChanged() {
  return (
    <p class="callout">
      Your base resume has changed or was deleted since this resume was made from it.{' '}
      <a href={addressOf({ view: 'start' })}>Tailor it again</a>, and answer there.
    </p>
  );
}
