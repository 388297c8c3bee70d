import { useMemo } from 'preact/hooks';
import { requirementStatus } from '../../contract/requirement-status.ts';
import type { Requirement } from '../../contract/score.ts';
import { RequirementStatusSign } from '../parts/requirement-list.tsx';
import { statusStyles } from '../parts/words.ts';
import { markedPosting } from './marked-posting.ts';

interface PostingPaneProps {
  readonly text: string;
  readonly requirements: readonly Requirement[];
}

export function PostingPane({ text, requirements }: PostingPaneProps) {
  const parts = useMemo(() => markedPosting(text, requirements), [text, requirements]);
  return (
    <section>
      <h3>Text</h3>
      {/* Scrolls on its own, so it takes the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section class="posting-text" dir="auto" tabIndex={0} aria-label="Text of the posting">
        {parts.map(({ text: words, requirement }) =>
          requirement === null ? (
            words
          ) : (
            <mark key={requirement.id} class={statusStyles[requirementStatus(requirement)]}>
              <RequirementStatusSign status={requirementStatus(requirement)} />
              {words}
            </mark>
          ),
        )}
      </section>
    </section>
  );
}
