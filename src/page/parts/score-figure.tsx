interface ScoreFigureProps {
  readonly score: number;
  /** What it was, where that is known. */
  readonly before?: number | undefined;
  /** What can be reached without inventing anything. */
  readonly ceiling?: number | undefined;
  readonly caption: string;
}

/** A figure with a scale: where it stands, where it came from, how far it can go. */
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
