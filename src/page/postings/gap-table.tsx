import type { Gaps } from '../../contract/rank.ts';

/** Maximum number of rows; later ones are asked for by single postings and add little. */
const maxGaps = 30;

interface GapTableProps {
  readonly gaps: Gaps;
  /** True if the postings are those of the tailored resumes. */
  readonly isOfResumes: boolean;
}

/** Requirements that postings often have and the resume does not show. */
export function GapTable({ gaps: { postings, data, has_more: hasMore }, isOfResumes }: GapTableProps) {
  const title = isOfResumes
    ? `What the postings of your ${hasMore ? 'newest ' : ''}resumes keep asking for`
    : 'What these postings keep asking for';
  return (
    <div class="stack gaps">
      <h2>{title}</h2>
      <p class="quiet">
        Your resume does not show these. Add what you have done and not written down; leave out the rest.
      </p>
      {data.length === 0 ? (
        <p class="empty">
          {postings === 0 ? 'There are no postings to look at.' : 'Nothing: your resume shows all of it.'}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled by keyboard
        <section class="table" tabIndex={0} aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">Asked for</th>
                <th scope="col" class="figure">
                  Postings
                </th>
                <th scope="col" class="figure">
                  Points it would add
                </th>
              </tr>
            </thead>
            <tbody>
              {data.slice(0, maxGaps).map(({ key, term, points, postings: asking }) => (
                <tr key={key}>
                  <th scope="row" dir="auto">
                    {term}
                  </th>
                  <td class="figure">
                    {asking.length} of {postings}
                  </td>
                  <td class="figure">{points}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
