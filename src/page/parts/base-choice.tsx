import { bestBase } from '../../contract/base-names.ts';

interface BaseChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** A choice between the stored base resumes and `best`; nothing if there is only one. */
export function BaseChoice({ id, label, names, chosen, onChoose }: BaseChoiceProps) {
  if (names.length < 2) return null;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={bestBase}>Whichever scores highest</option>
      </select>
    </div>
  );
}
