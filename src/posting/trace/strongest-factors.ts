import { ownValue } from '../../contract/own-value.ts';
import type { TraceFactor } from '../../contract/posting-trace.ts';
import { FeatureRows } from '../../text/model/feature-rows.ts';
import { type LinearModel, partsOfNat, slotOf } from '../../text/model/linear-model.ts';
import type { AnalyzedLine } from '../analysis.ts';
import { lineTemplates } from '../lines/line-features.ts';
import { phraseTemplates } from '../phrases/phrase-features.ts';
import { lineFeatureNames, phraseFeatureNames } from './feature-names.ts';
import type { ValueKind, ValueNames } from './value-names.ts';

/** A feature before it becomes a slot. */
export interface Feature {
  readonly template: number;
  readonly value: number;
  readonly other: number;
}

/** Rows that also keep what their features were made of. */
export class NamedFeatureRows extends FeatureRows {
  readonly #features: Feature[][] = [];
  #own: Feature[] = [];

  override add(template: number, value: number, other = 0): void {
    super.add(template, value, other);
    this.#own.push({ template, value, other });
  }

  override endRow(): void {
    super.endRow();
    this.#features.push(this.#own);
    this.#own = [];
  }

  features(index: number): readonly Feature[] {
    return this.#features[index] ?? [];
  }
}

const maxFactors = 4;
/** In parts of a nat: less decides nothing. */
const leastWeight = 3;

const patterns: ReadonlyMap<number, string> = new Map([
  ...patternsOf(lineTemplates, lineFeatureNames),
  ...patternsOf(phraseTemplates, phraseFeatureNames),
]);

function patternsOf<Name extends string>(
  templates: Readonly<Record<Name, number>>,
  names: Readonly<Record<Name, string>>,
): (readonly [template: number, pattern: string])[] {
  return Object.entries<number>(templates).map(([name, template]) => [
    template,
    ownValue(names, name) ?? name,
  ]);
}

function nameOf({ template, value, other }: Feature, names: ValueNames): string {
  const pattern = patterns.get(template) ?? 'another feature';
  return pattern.replace(/\{([A-Za-z]{1,20})([12])\}/g, (_, kind: ValueKind, which: string) =>
    names[kind](which === '1' ? value : other),
  );
}

interface Decision {
  readonly model: LinearModel;
  /** The class that was decided for, and the one that it was decided against. */
  readonly own: number;
  readonly rival: number;
}

/** What spoke most for a class, or against it: features of one name together. */
export function strongestFactors(
  features: readonly Feature[],
  { model, own, rival }: Decision,
  names: ValueNames,
  others: ReadonlyMap<string, number> = new Map(),
): TraceFactor[] {
  const { starts, weights } = model;
  const sums = new Map(others);
  for (const feature of features) {
    const from = starts[slotOf(feature.template, feature.value, feature.other)] ?? 0;
    const weight = (weights[from + own] ?? 0) - (weights[from + rival] ?? 0);
    if (weight === 0) continue;
    const name = nameOf(feature, names);
    sums.set(name, (sums.get(name) ?? 0) + weight);
  }
  return [...sums]
    .filter(([, weight]) => Math.abs(weight) >= leastWeight)
    .sort(([one, less], [other, more]) => Math.abs(more) - Math.abs(less) || (one < other ? -1 : 1))
    .slice(0, maxFactors)
    .map(([name, weight]) => ({ name, weight: Math.round((100 * weight) / partsOfNat) / 100 }));
}

/** What begins in each line, in order. */
export function byLine<Item>(
  lines: readonly AnalyzedLine[],
  items: readonly Item[],
  startOf: (item: Item) => number,
): readonly (readonly Item[])[] {
  const found: Item[][] = lines.map(() => []);
  let at = 0;
  for (const item of [...items].sort((one, other) => startOf(one) - startOf(other))) {
    while (at < lines.length - 1 && (lines[at]?.unit.end ?? 0) <= startOf(item)) at += 1;
    found[at]?.push(item);
  }
  return found;
}
