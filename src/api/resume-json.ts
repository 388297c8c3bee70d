import type { Resume, ResumeList, ResumePdf } from '../contract/objects.ts';
import type { ResumePage, ResumeRecord } from '../service/use-cases.ts';
import { type JsonPieces, printJson, printJsonArray, rawJson } from './print-json.ts';
import { timestamp } from './timestamp.ts';

/** Makes the link to a resume's PDF for one answer; null until a PDF was asked for. */
export type PdfUrl = (resume: ResumeRecord) => string | null;

/** The Resume object. `resume_data` is spliced in as it is stored. */
export function resumeJson(resume: ResumeRecord, pdfUrl: PdfUrl): JsonPieces {
  return printJson<Resume>({
    object: 'resume',
    id: resume.id,
    company_name: resume.companyName,
    position: resume.position,
    finetune_level: resume.finetuneLevel,
    ats_score: resume.atsScore,
    resume_data: rawJson(resume.resumeData),
    pdf_url: pdfUrl(resume),
    credits_remaining: resume.creditsRemaining,
    created_at: timestamp(resume.createdAt),
  });
}

export function resumeListJson(page: ResumePage, pdfUrl: PdfUrl): JsonPieces {
  return printJson<ResumeList>({
    object: 'list',
    data: printJsonArray(page.data.map((resume) => resumeJson(resume, pdfUrl))),
    has_more: page.hasMore,
  });
}

/** @throws Error when the record has no PDF: the use case promises one. */
export function resumePdfJson(resume: ResumeRecord, pdfUrl: PdfUrl): JsonPieces {
  const url = pdfUrl(resume);
  if (url === null || resume.pdfGeneratedAt === null) {
    throw new Error(`Resume ${resume.id} came back from generatePdf without a PDF`);
  }
  return printJson<ResumePdf>({
    object: 'resume.pdf',
    id: resume.id,
    pdf_url: url,
    generated_at: timestamp(resume.pdfGeneratedAt),
  });
}
