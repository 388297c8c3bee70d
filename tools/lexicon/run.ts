import path from 'node:path';
import { root } from '../../build/root.ts';
import { packedFile } from '../../src/lexicon/packed/packed-lexicon.ts';
import { addSkill } from './add-skill.ts';
import { checkLexicon } from './check-lexicon.ts';
import { packWhenStale, writePacked } from './pack-lexicon.ts';
import { rulesIn } from './rules-in-line.ts';
import { explainTerm } from './why-term.ts';

/*
 * npm run lexicon -- check                      checks every row and reports file and line
 * npm run lexicon -- pack                       makes the file that the engine reads
 * npm run lexicon -- why TERM                   shows the rows about a term or title
 * npm run lexicon -- rules LINE                 shows the rules that find something in a line of a posting
 * npm run lexicon -- add PROFESSION KIND TERM [ALIAS …] [--implies TERM]…    adds a skill
 */

const usage =
  'npm run lexicon -- check | pack | why TERM | rules LINE | add PROFESSION KIND TERM [ALIAS …] [--implies TERM]…';

const commands: Readonly<Record<string, (words: readonly string[]) => readonly string[]>> = {
  check: () => {
    const problems = checkLexicon();
    if (problems.length === 0) console.log('Every row is valid.');
    return problems;
  },
  pack: () => {
    writePacked(packedFile(root));
    console.log(`Wrote ${path.relative(root, packedFile(root))}.`);
    return [];
  },
  why: (words) => {
    console.log(explainTerm(words.join(' ')));
    return [];
  },
  rules: (words) => {
    // Headings are judged by the packed file.
    packWhenStale();
    console.log(rulesIn(words.join(' ')));
    return [];
  },
  add: (words) => {
    console.log(addSkill(words));
    return checkLexicon();
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const problems = command ? problemsOf(() => command(words)) : [usage];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function problemsOf(work: () => readonly string[]): readonly string[] {
  try {
    return work();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
