import { setMaxListeners } from 'node:events';
import type { OwnTerm } from '../../contract/choices.ts';
import type { ModelSettings } from '../../contract/model.ts';
import type { ModelUse } from '../../contract/report.ts';
import type { Warning } from '../../contract/score.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import type { Clock, Engine, Tailored, TailorInput, Timer } from '../../service/ports.ts';
import type { TraceContext } from '../../service/use-cases.ts';
import { assembleSafely } from '../assemble-document.ts';
import { createRulesEngine, lexiconWith } from '../rules-engine.ts';
import { settleTarget, type TitleIn } from '../settled-target.ts';
import { prepareResume, writeRules } from '../tailor-resume.ts';
import { writeTailored } from '../write-tailored.ts';
import { createAiModel } from './ai-model.ts';
import { type Joined, joinEdits } from './join-edits.ts';
import type { ModelAnswers } from './model.ts';
import { cachedModel, patientModel } from './model-middleware.ts';
import type { Fetch } from './open-provider.ts';
import { createPlaceholders, type Placeholders } from './placeholders.ts';
import { askedTerms } from './question.ts';
import { type QuoteOutcome, type QuoteQuestion, quoteQuestion, runQuotes } from './quotes.ts';
import { runTask, type TaskContext, type TaskOutcome } from './run-task.ts';
import { makeTasks, type Task } from './tasks.ts';

export interface LlmEngineParts {
  readonly ownTerms: readonly OwnTerm[];
  readonly titleIn?: TitleIn | undefined;
  readonly settings: ModelSettings;
  readonly apiKey: string | null;
  readonly fetch: Fetch;
  readonly answers: ModelAnswers;
  readonly clock: Clock;
  readonly timer: Pick<Timer, 'wait'>;
  /** Maximum number of concurrent calls, for all resumes together. */
  readonly concurrency: number;
  /** Called with progress messages for the user. */
  readonly tell?: ((news: string) => void) | undefined;
}

/**
 * Creates the rules engine with a language model that may reword lines. The same verifier judges each line, and the
 * result never scores lower than that of the rules.
 */
export function createLlmEngine({
  ownTerms,
  titleIn = async () => undefined,
  settings,
  apiKey,
  fetch,
  answers,
  ...parts
}: LlmEngineParts): Engine {
  const rules = createRulesEngine(ownTerms, titleIn);
  const lexicon = lexiconWith(ownTerms);
  const patient = patientModel(createAiModel({ settings, apiKey, fetch }), { settings, ...parts });
  const model = cachedModel(patient, settings, answers);

  async function tailor(request: TailorInput, signal?: AbortSignal, trace?: TraceContext): Promise<Tailored> {
    const target = await settleTarget(request.target, titleIn);
    const { prepared, offline, tasks, asked, placeholders } = prepare(lexicon, {
      ...request,
      target,
    });
    if (tasks.length === 0) return writeRules(prepared, offline);
    const headers = trace?.headers;
    const context = { prepared, asked, placeholders, model, modelName: settings.name, headers };
    const quoting = quoteQuestion(prepared.input, placeholders);
    const { outcomes, shown } = await runTasks(tasks, quoting, context, {
      settings,
      signal,
      tell: parts.tell,
    });
    const accepted = outcomes.flatMap((outcome) => outcome.accepted);
    const joined = joinEdits(prepared, offline, accepted);
    const nextChange = joined.assembled.edits.length + 1;
    const use = modelUse([...outcomes, shown], joined, settings);
    const { withheld } = prepared;
    const plan = { userEdits: [], nextChange, model: use, withheld, quotes: shown.quotes };
    return writeTailored(prepared.input, joined.assembled, plan, failureWarnings(outcomes));
  }
  return { ...rules, tailor };
}

function prepare(lexicon: Lexicon, request: TailorInput) {
  const prepared = prepareResume(lexicon, request);
  const { input, verifier, edits } = prepared;
  const offline = assembleSafely(input, verifier, edits);
  const placeholders: Placeholders = createPlaceholders(lexicon, input.base);
  const tasks = makeTasks(input, offline.edits, placeholders);
  return { prepared, offline, tasks, asked: askedTerms(input), placeholders };
}

interface Bounds {
  readonly settings: ModelSettings;
  readonly signal: AbortSignal | undefined;
  readonly tell: LlmEngineParts['tell'];
}

/** Runs all tasks concurrently, within the model's limit. Those not done at the deadline are left to the rules. */
async function runTasks(
  tasks: readonly Task[],
  quoting: QuoteQuestion | null,
  context: Omit<TaskContext, 'signal'>,
  { settings, signal: gone, tell }: Bounds,
): Promise<{ readonly outcomes: readonly TaskOutcome[]; readonly shown: QuoteOutcome }> {
  const deadline = AbortSignal.timeout(settings.deadline_seconds * 1000);
  const failed = new AbortController();
  const signal = AbortSignal.any([deadline, failed.signal, ...(gone ? [gone] : [])]);
  // Every waiting question listens, which is no leak.
  setMaxListeners(0, signal);
  let [done, answers] = [0, 0];
  const report = (): void => tell?.(`The model has answered ${done} of ${tasks.length} questions`);
  report();
  const worded = Promise.all(
    tasks.map(async (task) => {
      try {
        const outcome = await runTask(task, { ...context, signal });
        answers += outcome.calls + outcome.cached;
        // If the model cannot be reached, the other questions need not wait for it too.
        if (answers === 0 && outcome.failure?.isAway) failed.abort(outcome.failure);
        return outcome;
      } catch (error) {
        // A wrong setting fails all questions, so the others are aborted.
        failed.abort(error);
        throw error;
      } finally {
        done += 1;
        report();
      }
    }),
  );
  const [outcomes, shown] = await Promise.all([worded, runQuotes(quoting, { ...context, signal })]);
  return { outcomes, shown };
}

/** Summarizes the use of the model for the report. */
function modelUse(
  outcomes: readonly TaskOutcome[],
  { kept, dropped, assembled }: Joined,
  { provider, name, price }: ModelSettings,
): ModelUse {
  const total = (read: (outcome: TaskOutcome) => number) => outcomes.reduce((sum, one) => sum + read(one), 0);
  const tokens = { input: total((one) => one.tokens.input), output: total((one) => one.tokens.output) };
  const byRules = new Set(assembled.edits.map(({ source }) => source));
  const refused = outcomes.flatMap(({ rejected }) => rejected);
  // M5: passes alone, but lowers the score or breaks the length together with the rest.
  const together = dropped.map(({ proposal }) => ({ source: proposal.source, rules: ['M5'] }));
  return {
    provider,
    name,
    rounds: Math.max(0, ...outcomes.map(({ rounds }) => rounds)),
    calls: total(({ calls }) => calls),
    cached: total(({ cached }) => cached),
    accepted: kept.length,
    repaired: kept.filter(({ isRepaired }) => isRepaired).length,
    rejected: [...refused, ...together].map(({ source, rules }) => ({
      source,
      rules: [...rules],
      kept: byRules.has(source) ? 'rules' : 'base',
    })),
    tokens,
    cost: price && costOf(tokens, price),
  };
}

const perMillion = 1_000_000;

function costOf({ input, output }: ModelUse['tokens'], price: NonNullable<ModelSettings['price']>): number {
  const cost = (input * price.input + output * price.output) / perMillion;
  return Math.round(cost * perMillion) / perMillion;
}

/** Warns if the model did not answer some or all questions. */
function failureWarnings(outcomes: readonly TaskOutcome[]): Warning[] {
  const failed = outcomes.filter(({ failure }) => failure !== null);
  const [first] = failed;
  if (!first?.failure) return [];
  const reason = first.failure.message;
  if (failed.length === outcomes.length) {
    const message = `The language model gave no usable answer (${reason}). The rules wrote this resume without it.`;
    return [{ code: 'model_unavailable', message }];
  }
  const message = `The language model did not answer ${failed.length} of ${outcomes.length} questions (${reason}). The rules worded those lines.`;
  return [{ code: 'model_incomplete', message }];
}
