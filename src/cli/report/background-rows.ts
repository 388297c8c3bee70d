import { type ConditionClass, type Degree, degrees } from '../../contract/choices.ts';
import type { Report } from '../../contract/report.ts';
import type { RequirementStatus } from '../../contract/requirement-status.ts';
import type { ReportMessages } from '../../messages/report/report-messages.ts';

/** A row for the years or the degree that the posting asks for. */
export interface BackgroundRow {
  readonly kind: 'years' | 'degree';
  /** `5 years of experience` */
  readonly term: string;
  readonly status: RequirementStatus;
  /** `3 years in related jobs`, `Bachelor of Arts, History` */
  readonly shown: string;
  /** The posting's words. */
  readonly quote: string;
  /** For programs: `5` and `3`, `bachelor` and `master`. */
  readonly plain: readonly [asked: string, shown: string];
}

/** The years and the degree, as far as the posting asks for them. */
export function backgroundRows(
  { background }: Pick<Report, 'background'>,
  { requirements }: ReportMessages,
): readonly BackgroundRow[] {
  if (background === undefined) return [];
  const { years, degree } = background;
  const words = requirements.background;
  const named = (one: Degree | null) => (one === null ? words.noDegree : words.degrees[one]);
  return [
    ...(years === undefined
      ? []
      : [
          {
            kind: 'years' as const,
            term: words.years(years.asked),
            status: yearsStatus(years),
            shown: words.worked(years.shown),
            quote: years.quote,
            plain: [String(years.asked), String(years.shown)] as const,
          },
        ]),
    ...(degree === undefined
      ? []
      : [
          {
            kind: 'degree' as const,
            term: degree.mandatory ? named(degree.asked) : words.notMandatory(named(degree.asked)),
            status: degreeStatus(degree),
            shown: degree.shown_by ?? named(degree.shown),
            quote: degree.quote,
            plain: [degree.asked, degree.shown ?? ''] as const,
          },
        ]),
  ];
}

function yearsStatus({
  asked,
  shown,
}: {
  readonly asked: number;
  readonly shown: number;
}): RequirementStatus {
  if (shown >= asked) return 'met';
  return shown > 0 ? 'in part' : 'missing';
}

/** As the score counts it: a degree one level below counts in part. */
function degreeStatus({
  asked,
  shown,
}: {
  readonly asked: Degree;
  readonly shown: Degree | null;
}): RequirementStatus {
  const lacking = degrees.indexOf(asked) - (shown === null ? -1 : degrees.indexOf(shown));
  if (lacking <= 0) return 'met';
  return lacking === 1 && shown !== null ? 'in part' : 'missing';
}

/** A condition of the job, which no resume shows. */
export interface ConditionRow {
  /** `physical demands` */
  readonly name: string;
  readonly class: ConditionClass;
  readonly quote: string;
}

/** The conditions of the job, each sentence with what it is about. */
export function conditionRows(
  { background }: Pick<Report, 'background'>,
  { requirements }: ReportMessages,
): readonly ConditionRow[] {
  return (background?.conditions ?? []).map((one) => ({
    ...one,
    name: requirements.conditions.classes[one.class],
  }));
}
