/** Why a change is not written into the person's own file. */
export type LeftReason = keyof typeof leftReasons;

/** @param file the name of the person's file */
export function leftMessage(reason: LeftReason, file: string): string {
  return leftReasons[reason](file);
}

const leftReasons = {
  missing: (file: string) => `not found in ${file}`,
  present: (file: string) => `${file} says so already`,
  twice: (file: string) => `is in ${file} more than once`,
  section_order: () => 'sections keep their order in your own file',
  entry_order: () => 'entries keep their order in your own file',
  hidden_entry: () => 'sections, entries and skills are not left out of your own file',
  other_field: () => 'only wording, order and skills are changed in your own file',
  same_words: () => 'your own file keeps its paragraphs and lists',
  new_line: () => 'a new line has no place in your own file',
  split_line: () => 'one line would become several',
  apart: () => 'the lines are not next to each other, or not set alike',
  in_part: () => 'it is not a paragraph of its own',
  locked: () => 'it is in a field, a tracked change, a box or a numbered list that has to stay as it is',
  list_apart: () => 'the list is not in one line',
} satisfies Record<string, (file: string) => string>;
