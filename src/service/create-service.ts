import { createApiKey, listApiKeys, revokeApiKey } from './accounts/accounts.ts';
import { authenticate } from './accounts/api-key.ts';
import { authenticateDashboard, createDashboardSession } from './accounts/dashboard-session.ts';
import { authenticatePage, createPageSession } from './accounts/page-session.ts';
import { countDashboardRequest, countRequest, getUsage, type Policy, rateLimit } from './accounts/quota.ts';
import { deleteApplication, getApplication, listApplications, putApplication } from './applications.ts';
import { deleteBaseResume, getBaseResume, listBaseResumes, putBaseResume } from './base-resumes.ts';
import { createIds } from './create-ids.ts';
import type { Ports } from './ports.ts';
import { readResumeFile, readSentPosting } from './read-files.ts';
import { answerQuestions } from './resumes/answers.ts';
import { applyWording, checkWording, editResume, listWordings } from './resumes/change-resume.ts';
import { getResumeBase } from './resumes/current-base.ts';
import { drawResume, exportResume, generatePdf, listThemes, readPdf } from './resumes/draw-and-export.ts';
import { createDrawnAhead } from './resumes/drawn-ahead.ts';
import { findGaps } from './resumes/find-gaps.ts';
import { generateResume } from './resumes/generate-resume.ts';
import { deleteProposals, listProposals, listProposedResumes, proposeAnswer } from './resumes/proposals.ts';
import { getReport, revertChanges } from './resumes/report.ts';
import { previewResume, rankPostings, scoreResume } from './resumes/score-and-rank.ts';
import { deleteResume, getResume, getResumePosting, listResumes } from './resumes/stored-resumes.ts';
import { toServiceErrors } from './service-error.ts';
import type { UseCases } from './use-cases.ts';
import { createWorkSlots, type WorkSlots } from './work-slots.ts';

export interface ServiceOptions {
  /** Shared by the expensive use cases. */
  readonly slots?: WorkSlots | undefined;
  /** The server for page tokens; empty: none are accepted. */
  readonly serverName?: string | undefined;
}

/** All use cases. */
export function createService(
  ports: Ports,
  policy: Policy,
  { slots = createWorkSlots(), serverName = '' }: ServiceOptions = {},
): UseCases {
  const newId = createIds(ports.clock, ports.randomness);
  const drawnAhead = createDrawnAhead(ports);
  const changing: Ports = { ...ports, store: drawnAhead.drawingChanges(ports.store) };
  const inSlot =
    <Input extends unknown[], Result>(use: (...input: Input) => Promise<Result>) =>
    (...input: Input): Promise<Result> =>
      slots.run(() => use(...input));
  return toServiceErrors({
    authenticate: authenticate(ports),
    authenticateDashboard: authenticateDashboard(ports),
    countRequest: countRequest(ports, policy),
    rateLimit: rateLimit(ports, policy),
    countDashboardRequest: countDashboardRequest(ports),
    createDashboardSession: createDashboardSession(ports),
    createPageSession: createPageSession(ports, serverName),
    authenticatePage: authenticatePage(ports),
    generateResume: generateResume(ports, policy, newId, slots),
    previewResume: previewResume(ports, policy, slots),
    scoreResume: scoreResume(ports, policy, slots),
    rankPostings: rankPostings(ports, policy, slots),
    findGaps: findGaps(ports, policy, slots),
    listResumes: listResumes(ports),
    getResume: getResume(ports),
    deleteResume: deleteResume(ports),
    generatePdf: inSlot(generatePdf(ports)),
    readPdf: readPdf(ports, slots),
    getReport: getReport(ports),
    getResumeBase: getResumeBase(ports),
    revertChanges: inSlot(revertChanges(changing)),
    editResume: inSlot(editResume(changing)),
    listWordings: inSlot(listWordings(ports)),
    checkWording: inSlot(checkWording(ports)),
    applyWording: inSlot(applyWording(changing)),
    answerQuestions: inSlot(answerQuestions(changing)),
    getResumePosting: getResumePosting(ports),
    drawResume: inSlot(drawResume(ports, drawnAhead)),
    exportResume: inSlot(exportResume(ports)),
    readResumeFile: inSlot(readResumeFile(ports)),
    readPosting: readSentPosting(ports, slots),
    listThemes: listThemes(ports),
    getUsage: getUsage(ports, policy),
    listApiKeys: listApiKeys(ports),
    createApiKey: createApiKey(ports, newId),
    revokeApiKey: revokeApiKey(ports),
    listProposals: listProposals(ports),
    listProposedResumes: listProposedResumes(ports),
    proposeAnswer: proposeAnswer(ports),
    deleteProposals: deleteProposals(ports),
    getApplication: getApplication(ports),
    putApplication: putApplication(ports, slots),
    deleteApplication: deleteApplication(ports),
    listApplications: listApplications(ports),
    getBaseResume: getBaseResume(ports),
    listBaseResumes: listBaseResumes(ports),
    putBaseResume: putBaseResume(ports),
    deleteBaseResume: deleteBaseResume(ports),
  });
}
