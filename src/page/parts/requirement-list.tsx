import type { Evidence, Requirement } from '../../contract/score.ts';
import { placeName } from '../../text/place-name.ts';
import { type Standing, standingOf } from '../review/marked-posting.ts';
import { classWords, standingSigns, standingWords } from './words.ts';

const standings: readonly Standing[] = ['missing', 'part', 'met'];

export function StandingSign({ standing }: { readonly standing: Standing }) {
  return (
    <span class={`sign ${standing}`}>
      <span aria-hidden="true">{standingSigns[standing]}</span>
      <span class="unseen">{standingWords[standing]}</span>
    </span>
  );
}

/** What is missing comes first: it is what somebody can still do something about. */
export function RequirementList({ requirements }: { readonly requirements: readonly Requirement[] }) {
  return (
    <div class="requirements">
      {standings.map((standing) => {
        const group = requirements.filter((requirement) => standingOf(requirement) === standing);
        return (
          group.length > 0 && (
            <section key={standing}>
              <h3>
                {standingWords[standing]} <span class="count">{group.length}</span>
              </h3>
              <ul class="plain">
                {group.map((requirement) => (
                  <RequirementRow key={requirement.id} requirement={requirement} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

function RequirementRow({ requirement }: { readonly requirement: Requirement }) {
  const { term, reason, evidence, closest } = requirement;
  return (
    <li>
      <details class="requirement">
        <summary>
          <StandingSign standing={standingOf(requirement)} />
          <span class="term">{term}</span>
          <span class="quiet class-name">{classWords[requirement.class]}</span>
        </summary>
        <div class="requirement-why">
          <p class="quiet">{reason}</p>
          <EvidenceList evidence={evidence} />
          {evidence.length === 0 && closest && (
            <>
              <p>The line that comes nearest:</p>
              <EvidenceList evidence={[closest]} />
            </>
          )}
        </div>
      </details>
    </li>
  );
}

export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  return (
    evidence.length > 0 && (
      <ul class="evidence">
        {evidence.map(({ path, quote }) => (
          <li key={`${path} ${quote}`}>
            <q>{quote}</q> <span class="quiet">{placeName(path)}</span>
          </li>
        ))}
      </ul>
    )
  );
}
