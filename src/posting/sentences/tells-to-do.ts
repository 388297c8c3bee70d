import { readVerb } from '../../lexicon/verbs.ts';
import { firstWord } from '../../text/first-word.ts';

/** "Manage the rota": begins with what is to be done. */
export function tellsToDo(text: string): boolean {
  return readVerb(firstWord(text).toLowerCase())?.forms.includes('base') === true;
}
