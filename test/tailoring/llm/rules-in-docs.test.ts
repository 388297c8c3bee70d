import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { modelRuleIds, wordingRuleIds } from '../../../src/tailoring/llm/model-rules.ts';
import { projectRoot } from '../../support/project-root.ts';

it('docs/models.md explains each rule once', () => {
  const page = readFileSync(path.join(projectRoot, 'docs/models.md'), 'utf8');
  const [, section = ''] = page.split('## What it can change');
  const [tables = ''] = section.split('\n## ');
  const explained = [...tables.matchAll(/^\| (\w+) \|/gm)].map(([, id]) => id);
  expect(explained.filter((id) => id !== 'rule')).toEqual([...modelRuleIds, ...wordingRuleIds]);
});
