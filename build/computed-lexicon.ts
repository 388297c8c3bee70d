import type { Plugin } from 'rolldown';
import { shelvedSkills } from '../src/tailoring/lexicon/shelved-skills.ts';
import { shelvedTitles } from '../src/tailoring/lexicon/shelved-titles.ts';

const computed = /src.tailoring.lexicon.shelved-(skills|titles)\.ts$/;

/**
 * Reading six thousand rows and putting them by first word takes longer than the rest of a start. So the
 * build does it once: each module that would do it becomes its result, and the tables are not packed.
 */
export function computedLexicon(): Plugin {
  return {
    name: 'computed-lexicon',
    load: {
      filter: { id: computed },
      handler: (id) => ({ code: computedModule(id), moduleType: 'js' }),
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const isLexicon = file.type === 'chunk' && file.moduleIds.every((id) => computed.test(id));
        if (isLexicon && file.moduleIds.length > 0) file.code = inAscii(file.code);
      }
    },
  };
}

function computedModule(id: string): string {
  return id.includes('skills')
    ? returning('shelvedSkills', shelvedSkills())
    : returning('shelvedTitles', shelvedTitles());
}

function returning(name: string, result: unknown): string {
  return `const shelved = ${JSON.stringify(result)};
export function ${name}() {
  return shelved;
}
`;
}

/** One other character, and Node would keep two bytes for each of the chunk and read it slower. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
