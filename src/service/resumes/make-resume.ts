import type { Look } from '../../contract/look.ts';
import type { RequestBody } from '../../contract/requests.ts';
import { nothingChanged, nothingChangedText, sameAtGood } from '../../contract/warning-codes.ts';
import { baseAsReadNow } from '../base-resumes.ts';
import { utcDate } from '../calendar.ts';
import type { NewId } from '../create-ids.ts';
import type { Ports, Tailored, Target } from '../ports.ts';
import { ServiceError } from '../service-error.ts';
import type { GenerationBegun, GenerationEnd, GenerationStart, StoredBase } from '../store-port.ts';
import type { Caller, ResumeRecord, TraceContext } from '../use-cases.ts';
import { renderPdf } from './render-pdf.ts';
import { checkRequirements, isUnchanged, namedTarget, targetOf } from './score-and-rank.ts';
import { documentBytes, reportText, storedDocument } from './stored-resumes.ts';

export interface ResumeOrder {
  readonly caller: Caller;
  readonly request: RequestBody<'GenerateRequest'>;
  readonly base: StoredBase;
  readonly look: Look;
  readonly check: boolean;
  readonly require: string | undefined;
  /** What this generation costs. */
  readonly credits: number;
  readonly creditsTotal: number;
  readonly signal: AbortSignal | undefined;
  readonly trace?: TraceContext | undefined;
}

/** The single commit of a generation. `replayed`: another attempt with the same key was first. */
export type Commit = (
  end: GenerationEnd,
) => Promise<{ readonly resume: ResumeRecord; readonly replayed: boolean }>;

/** Makes a resume and commits it once. */
export function makeResume(ports: Ports, newId: NewId) {
  return async (order: ResumeOrder, commit: Commit): ReturnType<Commit> => {
    const { request, look, check, signal } = order;
    throwIfAborted(signal);
    const target = targetOf(request);
    const asOf = utcDate(ports.clock.now());
    const engine = order.caller.mode === 'live' ? ports.engine : ports.offlineEngine;
    const stored = await baseAsReadNow(ports, order.base);
    const base = storedDocument(stored.resumeData);
    const tailored = await engine.tailor(
      { base, target: namedTarget(target), level: request.finetune_level, asOf },
      signal,
      order.trace,
    );
    throwIfAborted(signal);
    checkRequirements(order.require, tailored.report.warnings);
    const { document } = tailored;
    const told = withNothingChanged(tailored, order.credits);
    const pdf = request.include_pdf ? await renderPdf(ports.renderer, { document, look, check }) : undefined;
    const end = endOf({ ...order, base: stored }, told, {
      id: newId('res_', await ports.store.newestResumeId(order.caller)),
      target,
      asOf,
      createdAt: ports.clock.now(),
      pdfVersion: pdf?.version ?? null,
      report: (id) => reportText(id, told, { check: pdf?.check }),
    });
    const finish: Commit = (whole) => {
      throwIfAborted(signal);
      return commit(whole);
    };
    return pdf ? finishWithPdf(ports, finish, end, pdf.bytes) : finish(end);
  };
}

/** Says in the report that the resume was charged although nothing changed, in place of the advice of a cheaper level. */
function withNothingChanged(tailored: Tailored, credits: number): Tailored {
  const { report } = tailored;
  if (!isUnchanged(report)) return tailored;
  const others = report.warnings.filter(({ code }) => code !== sameAtGood);
  const warnings = [...others, { code: nothingChanged, message: nothingChangedText(credits) }];
  return { ...tailored, report: { ...report, warnings } };
}

interface Made {
  readonly id: string;
  readonly target: Target;
  readonly asOf: string;
  readonly createdAt: number;
  readonly pdfVersion: string | null;
  readonly report: (id: string) => string;
}

function endOf(order: ResumeOrder, tailored: Tailored, made: Made): GenerationEnd {
  const { id, target, asOf, createdAt, pdfVersion } = made;
  return {
    creditsTotal: order.creditsTotal,
    resume: {
      id,
      companyName: target.companyName,
      position: target.position,
      finetuneLevel: order.request.finetune_level,
      atsScore: tailored.atsScore,
      resumeData: documentBytes(tailored.document),
      look: order.look,
      pdfGeneratedAt: pdfVersion === null ? null : createdAt,
      pdfVersion,
      createdAt,
    },
    tailoring: {
      base: order.base,
      jobDescription: target.jobDescription,
      asOf,
      plan: tailored.plan,
      report: made.report(id),
    },
  };
}

/** Writes the file first, so that a full disk fails the generation instead of leaving a resume without its PDF. */
async function finishWithPdf({ files }: Ports, finish: Commit, end: GenerationEnd, pdf: Uint8Array) {
  const { id } = end.resume;
  try {
    await files.write(id, pdf);
    const finished = await finish(end);
    if (finished.replayed) await files.remove(id);
    return finished;
  } catch (error) {
    await files.remove(id);
    throw error;
  }
}

/**
 * Stops work whose client has disconnected. @throws ServiceError internal_server_error, which the client does not
 * receive
 */
function throwIfAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  throw new ServiceError(
    'internal_server_error',
    'The client disconnected before its resume was made. Nothing was charged.',
    { code: 'nothing_charged' },
  );
}

/**
 * Idempotency keys in progress in this process. The store decides which attempt is first; this only saves repeated
 * work for an impatient client.
 */
export interface KeysInWork {
  /** Returns the result of `look`; if it allows to begin, takes the key, and `giveBack` must follow. */
  take(start: GenerationStart, look: () => Promise<GenerationBegun>): Promise<GenerationBegun>;
  giveBack(start: GenerationStart): void;
}

export function createKeysInWork(): KeysInWork {
  const fingerprints = new Map<string, string>();

  function found({ scope, idempotency }: GenerationStart): GenerationBegun | undefined {
    if (!idempotency) return undefined;
    const known = fingerprints.get(nameOf(scope, idempotency.key));
    if (known === undefined) return undefined;
    return { outcome: known === idempotency.fingerprint ? 'running' : 'other_request' };
  }

  return {
    async take(start, look) {
      const known = found(start);
      if (known) return known;
      const ahead = await look();
      const { scope, idempotency } = start;
      if (ahead.outcome !== 'begun' || !idempotency) return ahead;
      // Another call may have looked at the same time.
      const sinceThen = found(start);
      if (!sinceThen) fingerprints.set(nameOf(scope, idempotency.key), idempotency.fingerprint);
      return sinceThen ?? ahead;
    },
    giveBack({ scope, idempotency }) {
      if (idempotency) fingerprints.delete(nameOf(scope, idempotency.key));
    },
  };
}

function nameOf({ accountId, mode }: GenerationStart['scope'], key: string): string {
  return `${accountId} ${mode} ${key}`;
}
