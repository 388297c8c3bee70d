import { isCounted, requirementStatus } from '../../contract/requirement-status.ts';
import type { Score } from '../../contract/score.ts';
import { ScoreFigure } from '../parts/score-figure.tsx';
import { bandWords } from '../parts/words.ts';

export function ScoreSummary({ score }: { readonly score: Score }) {
  const { ats_score, band, ceiling, requirements, warnings, knockouts } = score;
  const counted = requirements.filter(isCounted);
  const met = counted.filter((requirement) => requirementStatus(requirement) === 'met').length;
  return (
    <div class="stack">
      {/* Without requirements there is no score: a zero would be misleading. */}
      {band !== null && <ScoreFigure score={ats_score} ceiling={ceiling} caption={bandWords[band] ?? band} />}
      {counted.length > 0 && (
        <p>
          {met} of {counted.length} requirements are met.
        </p>
      )}
      {knockouts.some((knockout) => !knockout.met) && (
        <div class="callout">
          <p>
            <strong>Hard requirements that your resume does not show</strong>
          </p>
          <ul>
            {knockouts
              .filter((knockout) => !knockout.met)
              .map(({ term }) => (
                <li key={term}>{term}</li>
              ))}
          </ul>
        </div>
      )}
      {warnings.map(({ code, message }) => (
        <p key={`${code} ${message}`} class="callout">
          {message}
        </p>
      ))}
    </div>
  );
}
