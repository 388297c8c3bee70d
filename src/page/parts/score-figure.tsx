interface ScoreFigureProps {
  readonly score: number;
  /** The score before tailoring, if known. */
  readonly before?: number | undefined;
  /** Best possible score with this resume. */
  readonly ceiling?: number | undefined;
  readonly caption: string;
}

/** A score with a scale that shows the score before and the ceiling. */
export function ScoreFigure({ score, before, ceiling, caption }: ScoreFigureProps) {
  const details = [
    ...(before === undefined || before === score ? [] : [`${before} before`]),
    ...(ceiling === undefined || ceiling <= score ? [] : [`${ceiling} can be reached`]),
  ].join(', ');
  return (
    <div class="score">
      <p class="score-number">
        <strong>{score}</strong> <span class="quiet">of 100</span>
      </p>
      <div>
        <p class="score-caption">{caption}</p>
        <div class="scale" aria-hidden="true">
          {ceiling !== undefined && <span class="scale-ceiling" style={{ width: `${ceiling}%` }} />}
          <span class="scale-now" style={{ width: `${score}%` }} />
          {before !== undefined && before !== score && (
            <span class="scale-before" style={{ left: `${before}%` }} />
          )}
        </div>
        {details && <p class="quiet small">{details}</p>}
      </div>
    </div>
  );
}
