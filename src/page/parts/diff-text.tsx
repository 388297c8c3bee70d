import { wordDiff } from '../../text/compare/word-diff.ts';

/** Marks the words that changed. */
export function DiffText({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}) {
  if (before === after) return <>{after}</>;
  // Parts are identified by their order only.
  const parts = wordDiff(before ?? '', after ?? '').map((part, index) => ({ ...part, key: `${index}` }));
  return (
    <>
      {parts.map(({ kind, text, key }) => {
        if (kind === 'same') return text;
        const words = text.trimEnd();
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <span key={key}>
            <Mark>{words}</Mark>
            {text.slice(words.length) || (kind === 'removed' && ' ')}
          </span>
        );
      })}
    </>
  );
}
