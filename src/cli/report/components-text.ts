import type { Component } from '../../contract/score.ts';
import type { Paper } from '../paper.ts';
import { table } from '../table.ts';
import { isNarrow } from '../wrap.ts';

/** What each part of the score asks, in a job seeker's words. */
const labels: Readonly<Record<Component['id'], string>> = {
  must: 'required skills',
  depth: 'how well they are shown',
  nice: 'nice to have',
  title: 'job title',
  years: 'years of experience',
  degree: 'degree',
  literal: "the posting's own words",
  listed: 'named among the skills',
  top: 'seen at first glance',
  parse: 'readable by machines',
};

const barLength = { wide: 20, narrow: 10 };

/** One bar per part that the posting asks for; in a pipe, all of them as rows. */
export function componentsText(components: readonly Component[], paper: Paper): Promise<string> {
  if (!paper.isTerminal) return table(paper, { head: [], rows: components.map(plainRow) });
  const asked = components.filter((component) => component.applicable);
  const narrow = isNarrow(paper);
  const rows = asked.map((component) => [
    `  ${labels[component.id]}`,
    bar(component.value, narrow ? barLength.narrow : barLength.wide, paper),
    ...(narrow
      ? []
      : [`${(component.points * component.value).toFixed(1)} of ${component.points.toFixed(1)}`]),
  ]);
  return table(paper, { head: [], rows });
}

function plainRow({ id, points, value, applicable }: Component): string[] {
  return ['component', id, String(points), String(value), applicable ? 'asked' : 'not asked'];
}

function bar(value: number, length: number, { ink }: Paper): string {
  const filled = Math.round(value * length);
  return ink.green('█'.repeat(filled)) + ink.dim('░'.repeat(length - filled));
}
