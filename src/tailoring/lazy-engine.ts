import type { OwnTerm } from '../contract/choices.ts';
import type { Engine } from '../service/ports.ts';
import type { TitleIn } from './settled-target.ts';

export interface LazyEngine extends Engine {
  /** @throws ValidationError naming the invalid terms of the host. */
  load(): Promise<Engine>;
}

/** The rules engine, loaded with its lexicon by the first call that needs them. */
export function createLazyEngine(ownTerms: readonly OwnTerm[], titleIn: TitleIn): LazyEngine {
  let loading: Promise<Engine> | null = null;
  const load = (): Promise<Engine> => {
    loading ??= import('./rules-engine.ts').then((engine) => engine.createRulesEngine(ownTerms, titleIn));
    return loading;
  };
  return {
    load,
    tailor: async (...input) => (await load()).tailor(...input),
    score: async (input) => (await load()).score(input),
    gaps: async (input) => (await load()).gaps(input),
    questions: async (input) => (await load()).questions(input),
    asked: async (target) => (await load()).asked(target),
    answers: async (plan) => (await load()).answers(plan),
    remake: async (input) => (await load()).remake(input),
    revert: async (input) => (await load()).revert(input),
    edit: async (input) => (await load()).edit(input),
    wordings: async (input) => (await load()).wordings(input),
    word: async (input) => (await load()).word(input),
  };
}
