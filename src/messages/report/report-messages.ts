import type { ConditionClass, Degree } from '../../contract/choices.ts';
import type { Change } from '../../contract/report.ts';
import type { RequirementStatus } from '../../contract/requirement-status.ts';
import type { Component, Deduction, RequirementClass } from '../../contract/score.ts';
import type { PlaceWords } from '../../text/place-name.ts';

/* The words of a report around the sentences of the engine, in the language of the resume. */

export type RequirementGroupName = 'mandatory' | 'required' | 'probable' | 'nice' | 'tasks' | 'soft';

export interface ScoreMessages {
  readonly title: string;
  /** `58 of 75`, with points such as `14 → 19`. */
  readonly of: (points: string, most: string) => string;
  readonly percent: (percent: number) => string;
  /** Read aloud instead of an arrow. */
  readonly becomes: string;
  readonly moved: (before: number, after: number, ceiling: number) => string;
  /** A sentence: what tailoring gained, and the ceiling. */
  readonly gained: (points: number, ceiling: number) => string;
  readonly parts: string;
  readonly part: string;
  readonly share: string;
  readonly points: string;
  readonly dials: Readonly<
    Record<NonNullable<Component['dial']>, { readonly name: string; readonly meaning: string }>
  >;
  readonly components: Readonly<Record<Component['id'], string>>;
  readonly deductions: Readonly<Record<Deduction['code'], (terms: string) => string>>;
  /** Explains scores of earlier versions, whose bars do not add up to the score. */
  readonly together: (reached: string, most: string) => string;
}

/** Years and the degree, which are required but are no skill. */
export interface BackgroundMessages {
  readonly title: string;
  readonly years: (years: number) => string;
  /** Years in jobs that are related to the position. */
  readonly worked: (years: number) => string;
  readonly degrees: Readonly<Record<Degree, string>>;
  /** The degree is only preferred, or experience is accepted instead. */
  readonly notMandatory: (degree: string) => string;
  readonly noDegree: string;
  /** Before a quote of the posting. */
  readonly posting: string;
}

export interface RequirementMessages {
  readonly title: string;
  readonly asked: string;
  readonly state: string;
  readonly shownBy: string;
  readonly statuses: Readonly<Record<RequirementStatus, string>>;
  readonly classes: Readonly<Record<RequirementClass, string>>;
  readonly groups: Readonly<Record<RequirementGroupName, string>>;
  readonly background: BackgroundMessages;
  /** Conditions of the job, in the words of the posting. */
  readonly conditions: {
    readonly title: string;
    readonly classes: Readonly<Record<ConditionClass, string>>;
  };
  readonly tally: (met: number, inPart: number, missing: number) => string;
  readonly moreInJson: (more: number) => string;
  /** For plans, denials or the work of others. */
  readonly namedOnly: string;
  readonly nothing: string;
  readonly closest: string;
  readonly limited: string;
  readonly listedOnly: string;
  readonly morePlaces: (more: number) => string;
}

export type ChangeKind = 'first' | 'wording' | 'order' | 'skills' | 'hidden' | 'yours';

export interface ChangesMessages {
  readonly title: string;
  /** Titles of groups of changes. */
  readonly kinds: Readonly<Record<ChangeKind, string>>;
  readonly none: string;
  readonly removed: string;
  readonly added: string;
  readonly byYou: string;
  readonly why: string;
  readonly serves: string;
  readonly basedOn: string;
  readonly now: (order: string) => string;
  /** Read aloud instead of an arrow. */
  readonly movedTo: string;
  readonly operations: Readonly<Record<Change['op'], string>>;
  readonly undo: string;
  /** How many rewordings were dropped, with the reasons. */
  readonly withheld: (count: number, reasons: string) => string;
}

export interface ReportMessages {
  readonly quotes: readonly [open: string, close: string];
  /** A label before its text. */
  readonly labeled: (label: string, text: string) => string;
  /** Between items of a list. */
  readonly comma: string;
  readonly semicolon: string;
  readonly places: PlaceWords;
  readonly kicker: string;
  readonly positionAt: (position: string, company: string) => string;
  readonly score: ScoreMessages;
  readonly requirements: RequirementMessages;
  readonly changes: ChangesMessages;
  readonly gaps: { readonly title: string; readonly advice: string };
  readonly hidden: {
    readonly title: string;
    readonly note: string;
    readonly what: string;
    readonly where: string;
    readonly why: string;
  };
  readonly warnings: string;
}
