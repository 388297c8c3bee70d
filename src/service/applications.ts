import type { Application } from '../contract/application.ts';
import { limits } from '../contract/limits.ts';
import { sha256 } from '../sha256.ts';
import { fieldError } from '../values/validation-error.ts';
import { utcDate } from './calendar.ts';
import type { Ports } from './ports.ts';
import { readPdf } from './resumes/draw-and-export.ts';
import { noSuchResume } from './resumes/stored-resumes.ts';
import type { NewStep, StoredApplication } from './store-port.ts';
import type { Caller, UseCases } from './use-cases.ts';
import type { WorkSlots } from './work-slots.ts';

/* The status of applications. The PDF is kept as sent, whatever happens to the resume. */

export function getApplication({ store }: Ports): UseCases['getApplication'] {
  return async (caller, id, withPdf = false) => {
    const stored = await store.findApplication(caller, id);
    if (!stored) throw noSuchResume();
    const application = applicationOf(stored);
    if (!withPdf || application.pdf_hash === null) return application;
    const pdf = await store.findSentPdf(caller, id, application.pdf_hash);
    return { ...application, ...(pdf && { pdf: Buffer.from(pdf).toString('base64') }) };
  };
}

export function putApplication(ports: Ports, slots: WorkSlots): UseCases['putApplication'] {
  const { store, clock } = ports;
  return async (caller, id, { status, date = utcDate(clock.now()), note = null }) => {
    const known = await store.findApplication(caller, id);
    if (!known) throw noSuchResume();
    const recorded = known.steps.find((step) => step.status === status && step.date === date);
    const hasPdf = recorded !== undefined && recorded.pdfHash !== null;
    const pdf = status === 'applied' && !hasPdf ? await currentPdf(ports, slots, caller, id) : null;
    const step = { status, date, note: note?.trim() ?? null, pdf };
    if (!(await store.addApplicationStep(caller, id, step, limits.applicationSteps))) {
      if (!(await store.findApplication(caller, id))) throw noSuchResume();
      throw fieldError('status', `this application has ${limits.applicationSteps} steps already`);
    }
    return getApplication(ports)(caller, id);
  };
}

/** The PDF as it is now; null if none was made. */
async function currentPdf(
  ports: Ports,
  slots: WorkSlots,
  caller: Caller,
  id: string,
): Promise<NewStep['pdf']> {
  const stored = await ports.store.findResume(caller, id);
  if (!stored) throw noSuchResume();
  const { pdfVersion } = stored.resume;
  if (pdfVersion === null) return null;
  const { bytes } = await readPdf(ports, slots)(id, pdfVersion);
  return { hash: sha256(bytes), bytes };
}

export function deleteApplication(ports: Ports): UseCases['deleteApplication'] {
  return async (caller, id) => {
    if (!(await ports.store.findApplication(caller, id))) throw noSuchResume();
    await ports.store.deleteApplication(caller, id);
    return getApplication(ports)(caller, id);
  };
}

export function listApplications({ store }: Ports): UseCases['listApplications'] {
  return async (caller, page) => {
    const { data, hasMore } = await store.listApplications(caller, page);
    return { data: data.map(applicationOf), hasMore };
  };
}

function applicationOf({ resume, steps }: StoredApplication): Application {
  const last = steps.at(-1);
  return {
    object: 'application',
    id: resume.id,
    company_name: resume.companyName,
    position: resume.position,
    status: last?.status ?? null,
    date: last?.date ?? null,
    note: last?.note ?? null,
    history: steps.map(({ status, date, note }) => ({ status, date, note })),
    pdf_hash: steps.findLast(({ pdfHash }) => pdfHash !== null)?.pdfHash ?? null,
  };
}
