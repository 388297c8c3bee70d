import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBaseResume } from '../../../src/documents/read-base-resume.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readPosting } from '../../../src/posting/read-posting.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { onScale } from '../../../src/tailoring/score/formula/coverage.ts';
import { bandOf } from '../../../src/tailoring/score/formula/total.ts';
import { kindWeights } from '../../../src/tailoring/score/role/role-factors.ts';
import { scoreResume } from '../../../src/tailoring/score/score-resume.ts';
import { projectRoot } from '../../support/project-root.ts';

/* Checks that the pages on the score agree with the code. */

const [page, evidencePage] = ['score.md', 'evidence.md'].map((name) =>
  readFileSync(path.join(projectRoot, 'docs', name), 'utf8'),
) as [string, string];

function block(name: string): string {
  const found = new RegExp(`\`\`\`\\w+ ${name}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1];
  if (found === undefined) throw new Error(`docs/score.md has no block "${name}"`);
  return found;
}

/** The body of the table whose header starts with these cells. */
function tableOf(text: string, ...head: readonly string[]): string[][] {
  const start = text.indexOf(`| ${head.join(' | ')} |`);
  const [table = ''] = text.slice(start).split('\n\n');
  const rows = table.split('\n').slice(2);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

const target = { companyName: 'Acme', position: 'Backend Engineer', jobDescription: block('posting') };
const score = scoreResume({
  posting: readPosting(standardLexicon(), target),
  model: readResume(standardLexicon(), readBaseResume(JSON.parse(block('resume'))).document),
  target,
  asOf: '2026-11-21',
});

describe('the pages on the score', () => {
  it('names the version', () => {
    expect(page).toContain(`\`${score.version}\``);
  });

  it('shows the example requirement by requirement', () => {
    const rows = score.requirements.map(({ term, class: asked, probability, state, grade }) => [
      term,
      asked,
      `${probability}`,
      state,
      `${grade}`,
    ]);
    expect(tableOf(page, 'requirement', 'class', 'probability', 'state', 'E')).toEqual(rows);
  });

  it('shows the example part by part', () => {
    const asked = score.components.filter(({ applicable }) => applicable);
    const rows = asked.map(({ id, points, value, earned }) => [id, `${points}`, `${value}`, `${earned}`]);
    const shown = tableOf(page, 'part', 'points', 'value', 'earned', 'why');
    expect(shown.map((row) => row.slice(0, 4))).toEqual(rows);
  });

  it('shows the sum, the score and the ceiling of the example', () => {
    const { fit, presentation } = score.dials;
    expect(score.deductions).toEqual([]);
    expect(page).toContain(`**${fit.points} + ${presentation.points} = ${score.ats_score}: ${score.band}**`);
    expect(page).toContain(`**${score.ceiling}**`);
  });

  it('lists every part with its dial and points', () => {
    const everything = scoreResume({
      posting: {
        ...readPosting(standardLexicon(), {
          ...target,
          jobDescription: `${target.jobDescription}\n- Bachelor's degree`,
        }),
        degree: 'bachelor',
      },
      ...{
        model: readResume(standardLexicon(), readBaseResume(JSON.parse(block('resume'))).document),
        target,
      },
      asOf: '2026-11-21',
    });
    const rows = everything.components.map(({ id, dial, points }) => [id, dial, `${points}`]);
    const shown = tableOf(page, 'part', 'dial', 'points', 'value, 0 to 1');
    expect(shown.map((row) => row.slice(0, 3))).toEqual(rows);
  });

  it('lists the points of the scale', () => {
    const [means = [], [, ...values] = []] = [
      /\| mean \|(.*)\|/.exec(page)?.[1]?.split('|').map(Number),
      /\| value \|(?= 0 )(.*)\|/.exec(page)?.[0]?.slice(1, -1).split('|').map(Number),
    ];
    expect(means.map((mean) => Number(onScale(mean).toFixed(4)))).toEqual(values);
  });

  it('lists every band with its bounds', () => {
    for (const [bounds = '', band] of tableOf(page, 'score', 'band')) {
      const [low = '', high = ''] = bounds.split(' to ');
      expect([bandOf(Number(low), false), bandOf(Number(high), false)]).toEqual([band, band]);
    }
  });

  it('lists the weight of every kind of text', () => {
    const worths = tableOf(evidencePage, 'place', 'worth', 'multiplied by').map(([, worth]) => Number(worth));
    const known = Object.values(kindWeights).map(({ weight }) => weight);
    expect(new Set(worths)).toEqual(new Set(known));
  });

  it('names files that exist', () => {
    const files = [...`${page}${evidencePage}`.matchAll(/`([\w/-]+\.ts)`/g)].flatMap((found) =>
      found.slice(1),
    );
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const places = ['src', 'src/tailoring', 'src/tailoring/score', 'src/tailoring/score/formula'].map(
        (folder) => path.join(projectRoot, folder, file),
      );
      expect(
        places.filter((place) => existsSync(place)),
        file,
      ).toHaveLength(1);
    }
  });
});
