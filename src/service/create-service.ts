import { createApiKey, listApiKeys, revokeApiKey } from './accounts/api-keys.ts';
import { authenticate } from './accounts/authenticate.ts';
import { authenticateDashboard } from './accounts/authenticate-dashboard.ts';
import { createDashboardSession } from './accounts/dashboard-session.ts';
import { getUsage } from './accounts/get-usage.ts';
import { countDashboardRequest, countRequest, rateLimit } from './accounts/rate-limit.ts';
import { deleteBaseResume } from './base/delete-base-resume.ts';
import { getBaseResume } from './base/get-base-resume.ts';
import { putBaseResume } from './base/put-base-resume.ts';
import { createIds } from './create-ids.ts';
import { nameErrors } from './name-errors.ts';
import type { Policy } from './policy.ts';
import type { Ports } from './ports.ts';
import { deleteResume } from './resumes/delete-resume.ts';
import { editResume } from './resumes/edit-resume.ts';
import { generatePdf } from './resumes/generate-pdf.ts';
import { generateResume } from './resumes/generate-resume.ts';
import { getReport } from './resumes/get-report.ts';
import { getResume } from './resumes/get-resume.ts';
import { getResumeBase } from './resumes/get-resume-base.ts';
import { listResumes } from './resumes/list-resumes.ts';
import { previewResume } from './resumes/preview-resume.ts';
import { readPdf } from './resumes/read-pdf.ts';
import { revertChanges } from './resumes/revert-changes.ts';
import { scoreResume } from './resumes/score-resume.ts';
import type { UseCases } from './use-cases.ts';
import { createWorkSlots, type WorkSlots } from './work-slots.ts';

/** Every use case; what costs time or memory shares the slots. */
export function createService(ports: Ports, policy: Policy, slots: WorkSlots = createWorkSlots()): UseCases {
  const newId = createIds(ports.clock, ports.randomness);
  const inSlot =
    <Input extends unknown[], Result>(use: (...input: Input) => Promise<Result>) =>
    (...input: Input): Promise<Result> =>
      slots.run(() => use(...input));
  return nameErrors({
    authenticate: authenticate(ports),
    authenticateDashboard: authenticateDashboard(ports),
    countRequest: countRequest(ports, policy),
    rateLimit: rateLimit(ports, policy),
    countDashboardRequest: countDashboardRequest(ports),
    createDashboardSession: createDashboardSession(ports),
    generateResume: generateResume(ports, policy, newId, slots),
    previewResume: inSlot(previewResume(ports, policy)),
    scoreResume: inSlot(scoreResume(ports)),
    listResumes: listResumes(ports),
    getResume: getResume(ports),
    deleteResume: deleteResume(ports),
    generatePdf: inSlot(generatePdf(ports)),
    readPdf: readPdf(ports, slots),
    getReport: getReport(ports),
    getResumeBase: getResumeBase(ports),
    revertChanges: inSlot(revertChanges(ports)),
    editResume: inSlot(editResume(ports)),
    getUsage: getUsage(ports, policy),
    listApiKeys: listApiKeys(ports),
    createApiKey: createApiKey(ports, newId),
    revokeApiKey: revokeApiKey(ports),
    getBaseResume: getBaseResume(ports),
    putBaseResume: putBaseResume(ports),
    deleteBaseResume: deleteBaseResume(ports),
  });
}
