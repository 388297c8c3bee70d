import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkGroups } from '../../build/chunk-groups.ts';
import { projectRoot } from '../support/project-root.ts';

describe('the groups of the bundle', () => {
  it('name only files that exist, because a renamed file would leave its group', () => {
    const named = Object.values(chunkGroups).flat();
    expect(named.filter((file) => !existsSync(path.join(projectRoot, 'src', `${file}.ts`)))).toEqual([]);
  });

  it('name each file once', () => {
    const named = Object.values(chunkGroups).flat();
    expect(named).toHaveLength(new Set(named).size);
  });
});
