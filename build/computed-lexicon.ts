import { createHash } from 'node:crypto';
import type { Plugin } from 'rolldown';
import { shelvedDuties } from '../src/tailoring/lexicon/shelved-duties.ts';
import { shelvedSkills } from '../src/tailoring/lexicon/shelved-skills.ts';
import { shelvedTitles } from '../src/tailoring/lexicon/shelved-titles.ts';
import { printShelves } from '../src/tailoring/lexicon/shelves-file.ts';

/** By the name of the file: its one function, and what that computes. */
const computed: Readonly<Record<string, readonly [name: string, compute: () => object]>> = {
  'shelved-duties': ['shelvedDuties', shelvedDuties],
  'shelved-skills': ['shelvedSkills', shelvedSkills],
  'shelved-titles': ['shelvedTitles', shelvedTitles],
};

/**
 * Reading six thousand rows and putting them by first word takes longer than the rest of a start. So the
 * build does it once and puts the result in a file beside the bundle, which each module that would compute it
 * reads instead; the tables are not packed. As a part of the program it would be parsed at every start.
 */
export function computedLexicon(): Plugin {
  return {
    name: 'computed-lexicon',
    load: {
      filter: { id: /src.tailoring.lexicon.shelved-(duties|skills|titles)\.ts$/ },
      handler(id) {
        const [file = ''] = Object.keys(computed).filter((name) => id.endsWith(`${name}.ts`));
        const [name, compute] = computed[file] ?? [];
        if (!name || !compute) throw new Error(`${id}: nothing is computed for it.`);
        const source = printShelves(compute());
        // A command that runs reads the tables of its own build.
        const fileName = `${file}-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.txt`;
        this.emitFile({ type: 'asset', fileName, source });
        return { code: readingModule(name, fileName), moduleType: 'js' };
      },
    },
  };
}

function readingModule(name: string, fileName: string): string {
  return `import path from 'node:path';
import { lazily } from '../text/lazily.ts';
import { readShelves } from './shelves-file.ts';
export const ${name} = lazily(() => readShelves(path.join(import.meta.dirname, '${fileName}')));
`;
}
