import { useSignal } from '@preact/signals';
import { componentLabels, ofPoints } from '../../contract/score-texts.ts';
import { andMore } from '../../values/strings.ts';
import { ScoreFigure } from '../parts/score-figure.tsx';
import { bandWords } from '../parts/words.ts';
import { useSurroundings } from '../surroundings.ts';
import type { ComparedPostings, HeldPosting, OrderedPosting, PostingSearch } from './posting-search.ts';

/** Maximum number of missing terms that are listed. */
const maxTerms = 6;

export function titleOf({ position, company, file, text }: HeldPosting): string {
  const named = [position, company].filter((part) => part !== null).join(' at ');
  return named || file || `${text.trim().slice(0, 60)}…`;
}

interface OrderProps {
  readonly search: PostingSearch;
  readonly order: readonly OrderedPosting[];
}

/** The ranking. Postings with nearly the same text are listed with the first of them. */
export function PostingOrder({ search, order }: OrderProps) {
  const chosen = useSignal<readonly number[]>([]);
  const firsts = order.filter(({ row }) => row.same_as === null);
  const isMixed = new Set(order.map(({ row }) => row.base)).size > 1;
  const [one, other] = firsts.filter(({ posting }) => chosen.value.includes(posting.key));
  const choose = (key: number): void => {
    const others = chosen.value.filter((held) => held !== key);
    chosen.value = chosen.value.includes(key) ? others : [...others, key].slice(-2);
  };
  return (
    <div class="stack">
      <ol class="ranked">
        {firsts.map((placed) => (
          <Ranked
            key={placed.posting.key}
            placed={placed}
            same={order.filter(({ row }) => row.same_as === placed.row.index).map(({ posting }) => posting)}
            base={isMixed ? placed.row.base : undefined}
            isChosen={chosen.value.includes(placed.posting.key)}
            onChoose={() => choose(placed.posting.key)}
          />
        ))}
      </ol>
      <button
        type="button"
        disabled={search.isBusy.value || !one || !other}
        onClick={() => one && other && void search.compare(one, other)}
      >
        Why does one stand above the other?
      </button>
      {search.compared.value && <Comparison compared={search.compared.value} />}
    </div>
  );
}

interface RankedProps {
  readonly placed: OrderedPosting;
  readonly same: readonly HeldPosting[];
  readonly base: string | undefined;
  readonly isChosen: boolean;
  onChoose(): void;
}

function Ranked({ placed: { row, posting }, same, base, isChosen, onChoose }: RankedProps) {
  const { go, draft } = useSurroundings();
  const title = titleOf(posting);
  const more = row.missing.length - maxTerms;
  return (
    <li class="stack">
      <h3 dir="auto">{title}</h3>
      {row.band === null ? (
        <p class="quiet">{row.reasons.join(' ')}</p>
      ) : (
        <ScoreFigure score={row.ats_score} ceiling={row.ceiling} caption={bandWords[row.band] ?? row.band} />
      )}
      {row.missing.length > 0 && (
        <p dir="auto">
          <span class="quiet">Missing:</span> {row.missing.slice(0, maxTerms).join(', ')}
          {andMore(more)}
        </p>
      )}
      {row.knockouts.length > 0 && (
        <p class="callout" dir="auto">
          Hard requirements not met: {row.knockouts.map(({ term }) => term).join(', ')}
        </p>
      )}
      {base !== undefined && <p class="quiet small">Resume: {base}</p>}
      {same.length > 0 && <p class="quiet small">The same again: {same.map(titleOf).join(', ')}</p>}
      <p class="actions">
        <button
          type="button"
          onClick={() => {
            draft.write({ text: posting.text });
            go({ view: 'start' });
          }}
        >
          Tailor to this<span class="unseen"> posting: {title}</span>
        </button>{' '}
        <label class="check">
          <input type="checkbox" checked={isChosen} onChange={onChoose} /> Compare
          <span class="unseen"> {title}</span>
        </label>
      </p>
    </li>
  );
}

function Comparison({ compared: { above, below } }: { readonly compared: ComparedPostings }) {
  const parts = above.score.components.map(({ id, points, earned = 0 }) => {
    const other = below.score.components.find((component) => component.id === id);
    const theirs = { points: other?.points ?? 0, earned: other?.earned ?? 0 };
    return { id, upper: { points, earned }, lower: theirs, difference: earned - theirs.earned };
  });
  const counted = parts
    .filter(({ upper, lower }) => upper.points + lower.points > 0)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const title = 'Part by part, largest difference first';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard
    <section class="table" tabIndex={0} aria-label={title}>
      <table>
        <caption class="unseen">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col" class="figure" dir="auto">
              {titleOf(above.posting)}
            </th>
            <th scope="col" class="figure" dir="auto">
              {titleOf(below.posting)}
            </th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ id, upper, lower }) => (
            <tr key={id}>
              <th scope="row">{componentLabels[id]}</th>
              <td class="figure">{ofPoints(upper)}</td>
              <td class="figure">{ofPoints(lower)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">score</th>
            <td class="figure">{above.score.ats_score}</td>
            <td class="figure">{below.score.ats_score}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
