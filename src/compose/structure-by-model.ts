import type { AskStructure } from '../documents/outline/structured/read-with-structure.ts';
import { readStructure, structureQuestion } from '../documents/outline/structured/structure-question.ts';
import type { ModelAccess } from './examine-setup.ts';
import { machine } from './machine.ts';

/** Asks the language model of the settings what belongs together in a resume. @throws SettingError */
export function structureByModel(access: ModelAccess): AskStructure {
  return async (lines) => {
    const { askOnce } = await import('../tailoring/llm/ask-once.ts');
    const { clock, timer } = machine;
    const asked = await askOnce(structureQuestion(lines), { ...access, clock, timer });
    if ('failure' in asked) return asked;
    return readStructure(asked.answer) ?? { failure: 'its answer could not be read' };
  };
}
