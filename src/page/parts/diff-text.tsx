import { wordDiff } from '../../text/word-diff.ts';

/** Only the words that changed are marked. */
export function DiffText({
  before,
  after,
}: {
  readonly before: string | null;
  readonly after: string | null;
}) {
  if (before === after) return <>{after}</>;
  // The parts have no name of their own, and their order is all that tells them apart.
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
