import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { requirementClasses } from '../../contract/choices.ts';
import {
  classNames,
  isCounted,
  type RequirementStatus,
  requirementStatus,
  shownByDefault,
  statusSigns,
} from '../../contract/requirement-status.ts';
import type { Evidence, Requirement } from '../../contract/score.ts';
import { placeName } from '../../text/place-name.ts';
import { statusStyles, withCapital } from './words.ts';

const missingFirst: readonly RequirementStatus[] = ['missing', 'in part', 'met'];

export function RequirementStatusSign({ status }: { readonly status: RequirementStatus }) {
  return (
    <span class={`sign ${statusStyles[status]}`}>
      <span aria-hidden="true">{statusSigns[status]}</span>
      <span class="unseen">{withCapital(status)}</span>
    </span>
  );
}

interface RequirementListProps {
  readonly requirements: readonly Requirement[];
  /** Questions about requirements, if they can be answered here. */
  readonly asked?: AskedRequirements | undefined;
}

/** The questions about requirements, and the one that is shown. */
export interface AskedRequirements {
  isAsked(requirementId: string): boolean;
  /** Requirement id of the question that is shown. */
  readonly current: string | null;
  show(requirementId: string | null): void;
  form(requirementId: string): ComponentChildren;
}

/**
 * Requirements by status; missing ones come first, because the user can do something about them. Doubtful ones come
 * after all others.
 */
export function RequirementList({ requirements, asked }: RequirementListProps) {
  const counted = requirements
    .filter(isCounted)
    .sort((a, b) => requirementClasses.indexOf(a.class) - requirementClasses.indexOf(b.class));
  const probable = shownByDefault(counted);
  const groups = [
    ...missingFirst.map(
      (status) =>
        [
          withCapital(status),
          counted.filter((one) => probable.has(one) && requirementStatus(one) === status),
        ] as const,
    ),
    ['Doubtful, counted less', counted.filter((one) => !probable.has(one))] as const,
    ['Soft skills, not counted', requirements.filter((one) => !isCounted(one))] as const,
  ];
  return (
    <div class="requirements">
      {groups
        .filter(([, group]) => group.length > 0)
        .map(([title, group]) => (
          <section key={title}>
            <h3>
              {title} <span class="count">{group.length}</span>
            </h3>
            <ul class="plain">
              {group.map((requirement) => (
                <RequirementRow key={requirement.id} requirement={requirement} asked={asked} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

interface RequirementRowProps {
  readonly requirement: Requirement;
  readonly asked: AskedRequirements | undefined;
}

function RequirementRow({ requirement, asked }: RequirementRowProps) {
  const { id, term, reason, evidence, closest } = requirement;
  const isAsked = asked?.isAsked(id) ?? false;
  const isShown = isAsked && asked?.current === id;
  const row = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li>
      <details
        ref={row}
        class="requirement"
        {...(isAsked && { open: isShown })}
        onToggle={(event) => {
          if (!isAsked || event.currentTarget.open === isShown) return;
          asked?.show(event.currentTarget.open ? id : null);
        }}
      >
        <summary>
          <RequirementStatusSign status={requirementStatus(requirement)} />
          <span class="term">{term}</span>
          <span class="quiet class-name">
            {isAsked && <span class="asks">Question</span>} {withCapital(classNames[requirement.class])}
          </span>
        </summary>
        <div class="requirement-why">
          {isShown && asked?.form(id)}
          {!isShown && <p class="quiet">{reason}</p>}
          <EvidenceList evidence={evidence} />
          {evidence.length === 0 && closest && !isShown && (
            <>
              <p>
                {closest.note === undefined ? 'The line that comes nearest:' : 'A line that mentions it:'}
              </p>
              <EvidenceList evidence={[closest]} />
            </>
          )}
        </div>
      </details>
    </li>
  );
}

interface EvidenceListProps {
  readonly evidence: readonly (Evidence & { readonly note?: string | undefined })[];
}

export function EvidenceList({ evidence }: EvidenceListProps) {
  return (
    evidence.length > 0 && (
      <ul class="evidence">
        {evidence.map(({ path, quote, note }) => (
          <li key={`${path} ${quote}`}>
            <q>{quote}</q> <span class="quiet">{[placeName(path), note].filter(Boolean).join(': ')}</span>
          </li>
        ))}
      </ul>
    )
  );
}
