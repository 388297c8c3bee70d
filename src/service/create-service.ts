import { createApiKey, listApiKeys, revokeApiKey } from './accounts/api-keys.ts';
import { authenticate } from './accounts/authenticate.ts';
import { authenticateDashboard } from './accounts/authenticate-dashboard.ts';
import { getUsage } from './accounts/get-usage.ts';
import { countRequest, rateLimit } from './accounts/rate-limit.ts';
import { deleteBaseResume } from './base/delete-base-resume.ts';
import { getBaseResume } from './base/get-base-resume.ts';
import { putBaseResume } from './base/put-base-resume.ts';
import { createIds } from './ids.ts';
import { nameErrors } from './name-errors.ts';
import type { Policy } from './policy.ts';
import type { Ports } from './ports.ts';
import { deleteResume } from './resumes/delete-resume.ts';
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

export function createService(ports: Ports, policy: Policy): UseCases {
  const newId = createIds(ports.clock, ports.randomness);
  return nameErrors({
    authenticate: authenticate(ports),
    authenticateDashboard: authenticateDashboard(ports),
    countRequest: countRequest(ports, policy),
    rateLimit: rateLimit(ports, policy),
    generateResume: generateResume(ports, policy, newId),
    previewResume: previewResume(ports, policy),
    scoreResume: scoreResume(ports),
    listResumes: listResumes(ports),
    getResume: getResume(ports),
    deleteResume: deleteResume(ports),
    generatePdf: generatePdf(ports),
    readPdf: readPdf(ports),
    getReport: getReport(ports),
    getResumeBase: getResumeBase(ports),
    revertChanges: revertChanges(ports),
    getUsage: getUsage(ports, policy),
    listApiKeys: listApiKeys(ports),
    createApiKey: createApiKey(ports, newId),
    revokeApiKey: revokeApiKey(ports),
    getBaseResume: getBaseResume(ports),
    putBaseResume: putBaseResume(ports),
    deleteBaseResume: deleteBaseResume(ports),
  });
}
