import type { ModelSettings } from '../../contract/model.ts';
import type { OwnTerm } from '../../contract/own-term.ts';
import { withLexicon } from '../../lexicon/lexicon.ts';
import type { Clock, Engine, Tailored, TailorInput, Timer } from '../../service/ports.ts';
import type { TraceContext } from '../../service/trace-context.ts';
import { type Assembled, assembleSafely } from '../assemble-document.ts';
import { createRulesEngine, lexiconWith } from '../rules-engine.ts';
import { type Prepared, prepareResume } from '../tailor-resume.ts';
import { writeTailored } from '../write-tailored.ts';
import { createAiModel } from './ai-model.ts';
import type { TaskRoom } from './ask-round.ts';
import { askedTerms } from './asked-terms.ts';
import type { Fetch } from './bounded-fetch.ts';
import { cachedModel } from './cached-model.ts';
import { joinEdits } from './join-edits.ts';
import { makeTasks } from './make-tasks.ts';
import type { ModelAnswers } from './model.ts';
import { failureWarnings, modelUse } from './model-use.ts';
import { patientModel } from './patient-model.ts';
import { createPlaceholders, type Placeholders } from './placeholders.ts';
import { type QuoteQuestion, quoteQuestion } from './quote-question.ts';
import { type QuoteOutcome, runQuotes } from './run-quotes.ts';
import { runTask, type TaskOutcome } from './run-task.ts';
import type { Task } from './task.ts';

export interface LlmEngineParts {
  readonly ownTerms: readonly OwnTerm[];
  readonly settings: ModelSettings;
  readonly apiKey: string | null;
  readonly fetch: Fetch;
  readonly answers: ModelAnswers;
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'wait'>;
  /** Calls under way at once, those of all resumes together. */
  readonly concurrency: number;
  /** Told how far the work is, in words for people. */
  readonly tell?: ((news: string) => void) | undefined;
}

/**
 * The rules engine, whose sentences a language model may word better: line by line, each judged by the same verifier.
 * Whatever the model does, the result is no worse than that of the rules.
 */
export function createLlmEngine({
  ownTerms,
  settings,
  apiKey,
  fetch,
  answers,
  ...parts
}: LlmEngineParts): Engine {
  const rules = createRulesEngine(ownTerms);
  const lexicon = lexiconWith(ownTerms);
  const within = <Result>(work: () => Result): Result => withLexicon(lexicon, work);
  const patient = patientModel(createAiModel({ settings, apiKey, fetch }), { settings, ...parts });
  const model = cachedModel(patient, settings, answers);

  async function tailor(request: TailorInput, signal?: AbortSignal, trace?: TraceContext): Promise<Tailored> {
    const { prepared, offline, tasks, asked, placeholders } = within(() => prepare(request));
    if (tasks.length === 0) return within(() => writeRules(prepared, offline));
    const headers = trace?.headers;
    const room = { prepared, asked, placeholders, model, modelName: settings.name, headers, within };
    const quoting = within(() => quoteQuestion(prepared.input, placeholders));
    const { outcomes, shown } = await runTasks(tasks, quoting, room, { settings, signal, tell: parts.tell });
    return within(() => {
      const accepted = outcomes.flatMap((outcome) => outcome.accepted);
      const joined = joinEdits(prepared, offline, accepted);
      const nextChange = joined.assembled.edits.length + 1;
      const use = modelUse([...outcomes, shown], joined, settings);
      const { withheld } = prepared;
      const plan = { userEdits: [], nextChange, model: use, withheld, quotes: shown.quotes };
      return writeTailored(prepared.input, joined.assembled, plan, failureWarnings(outcomes));
    });
  }
  return { ...rules, tailor };
}

function prepare(request: TailorInput) {
  const prepared = prepareResume(request);
  const { input, verifier, edits } = prepared;
  const offline = assembleSafely(input, verifier, edits);
  const placeholders: Placeholders = createPlaceholders(input.base);
  const tasks = makeTasks(input, offline.edits, placeholders);
  return { prepared, offline, tasks, asked: askedTerms(input), placeholders };
}

function writeRules({ input, edits, withheld }: Prepared, offline: Assembled): Tailored {
  return writeTailored(input, offline, { userEdits: [], nextChange: edits.length + 1, withheld });
}

interface Bounds {
  readonly settings: ModelSettings;
  readonly signal: AbortSignal | undefined;
  readonly tell: LlmEngineParts['tell'];
}

/** All at once, as far as the model's turns allow; what is not done at the deadline is left to the rules. */
async function runTasks(
  tasks: readonly Task[],
  quoting: QuoteQuestion | null,
  room: Omit<TaskRoom, 'signal'>,
  { settings, signal: gone, tell }: Bounds,
): Promise<{ readonly outcomes: readonly TaskOutcome[]; readonly shown: QuoteOutcome }> {
  const deadline = AbortSignal.timeout(settings.deadline_seconds * 1000);
  const failed = new AbortController();
  const signal = AbortSignal.any([deadline, failed.signal, ...(gone ? [gone] : [])]);
  let [done, answers] = [0, 0];
  const report = (): void => tell?.(`The model has answered ${done} of ${tasks.length} questions`);
  report();
  const worded = Promise.all(
    tasks.map(async (task) => {
      try {
        const outcome = await runTask(task, { ...room, signal });
        answers += outcome.calls + outcome.cached;
        // Where nobody is, the other questions need not wait for the same silence.
        if (answers === 0 && outcome.failure?.isAway) failed.abort(outcome.failure);
        return outcome;
      } catch (error) {
        // A wrong setting is wrong for all questions, and nobody waits for the others' answers.
        failed.abort(error);
        throw error;
      } finally {
        done += 1;
        report();
      }
    }),
  );
  const [outcomes, shown] = await Promise.all([worded, runQuotes(quoting, { ...room, signal })]);
  return { outcomes, shown };
}
