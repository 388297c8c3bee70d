import type { LookOptionName } from '../../contract/look.ts';
import type { ThemeOption } from '../../contract/printing.ts';
import { withCapital } from '../parts/words.ts';
import type { ChosenOptions } from './documents.ts';

const optionWords: Readonly<Record<LookOptionName, string>> = {
  accent: 'Color',
  font_size: 'Text size',
  page_size: 'Paper',
  density: 'Spacing',
};

/** Names of the suggested colors. */
const colorWords: ReadonlyMap<string, string> = new Map([
  ['#1b3a57', 'Navy'],
  ['#0f5c5c', 'Teal'],
  ['#1f4e9c', 'Blue'],
  ['#5b2a86', 'Purple'],
  ['#8a1c2b', 'Red'],
  ['#2e5e2e', 'Green'],
  ['#8a4b0f', 'Brown'],
  ['#333333', 'Gray'],
]);

interface LookOptionsProps {
  readonly options: readonly ThemeOption[];
  readonly chosen: ChosenOptions;
  /** A value of null selects the theme's default. */
  readonly onChoose: (name: LookOptionName, value: string | null) => void;
}

/** The options of a theme. */
export function LookOptions({ options, chosen, onChoose }: LookOptionsProps) {
  return (
    <div class="look-options">
      {options.map((option) =>
        option.kind === 'color' ? (
          <ColorOption key={option.name} option={option} chosen={chosen} onChoose={onChoose} />
        ) : (
          <ChoiceOption key={option.name} option={option} chosen={chosen} onChoose={onChoose} />
        ),
      )}
    </div>
  );
}

type OptionProps = Omit<LookOptionsProps, 'options'> & { readonly option: ThemeOption };

function ColorOption({ option, chosen, onChoose }: OptionProps) {
  const { name, choices } = option;
  const value = chosen[name] ?? null;
  const own = value !== null && !choices.includes(value);
  return (
    <fieldset class="choices colors">
      <legend>{optionWords[name]}</legend>
      <label class="color">
        <input type="radio" name={name} checked={value === null} onChange={() => onChoose(name, null)} />
        <span>As the theme has it</span>
      </label>
      <div class="swatches">
        {choices.map((color) => (
          <label key={color} class="swatch" title={colorWords.get(color) ?? color}>
            <input
              type="radio"
              name={name}
              checked={value === color}
              aria-label={colorWords.get(color) ?? color}
              style={{ accentColor: color, backgroundColor: color }}
              onChange={() => onChoose(name, color)}
            />
          </label>
        ))}
        <label class={`own-color${own ? ' chosen' : ''}`}>
          Another
          <input
            type="color"
            value={value ?? option.default ?? '#1b3a57'}
            onChange={(event) => onChoose(name, event.currentTarget.value.toLowerCase())}
          />
        </label>
      </div>
    </fieldset>
  );
}

function ChoiceOption({ option, chosen, onChoose }: OptionProps) {
  const { name, choices } = option;
  const usual =
    option.default === null
      ? 'As the resume has it'
      : `${choiceWord(name, option.default)}, as the theme has it`;
  return (
    <div class="field">
      <label for={`look-${name}`}>{optionWords[name]}</label>
      <select
        id={`look-${name}`}
        value={chosen[name] ?? ''}
        onChange={(event) => onChoose(name, event.currentTarget.value || null)}
      >
        <option value="">{usual}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceWord(name, choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

function choiceWord(name: LookOptionName, choice: string): string {
  if (name === 'font_size') return `${choice} points`;
  if (choice === 'a4') return 'A4';
  if (choice === 'letter') return 'US Letter';
  return withCapital(choice);
}
