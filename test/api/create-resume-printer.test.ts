import { expect, it } from 'vitest';
import { createResumePrinter } from '../../src/api/create-resume-printer.ts';
import type { ResumeRecord } from '../../src/service/use-cases.ts';

const resume: ResumeRecord = {
  id: 'res_1',
  companyName: 'Example Ltd',
  position: 'Engineer',
  finetuneLevel: 'good',
  atsScore: 71,
  resumeData: new TextEncoder().encode('{"basics":{}}'),
  creditsRemaining: 9,
  theme: 'ats',
  pdfGeneratedAt: null,
  pdfVersion: null,
  createdAt: 0,
};

function printerOfLinks() {
  let links = 0;
  return createResumePrinter(({ pdfVersion }) => {
    links += 1;
    return pdfVersion && `https://example.com/${links}`;
  });
}

it('a record that is given again is not printed again', () => {
  const print = printerOfLinks();
  expect(print(resume)).toBe(print(resume));
  expect(
    print({ ...resume, atsScore: 72 })
      .map(String)
      .join(''),
  ).toContain('"ats_score":72');
});

it('a resume with a PDF gets a new link each time', () => {
  const print = printerOfLinks();
  const withPdf: ResumeRecord = { ...resume, pdfVersion: 'v1', pdfGeneratedAt: 1 };
  const texts = [withPdf, withPdf].map((record) => print(record).map(String).join(''));
  expect(texts.map((text) => /"pdf_url":("[^"]*")/.exec(text)?.[1])).toEqual([
    '"https://example.com/1"',
    '"https://example.com/2"',
  ]);
});
