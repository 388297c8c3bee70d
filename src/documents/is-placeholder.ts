import type { ResumeDocument } from '../contract/resume-document.ts';

const templateName =
  /^[[<{(]?\s*(?:your|full|first|firstname)[\s_-]+(?:full[\s_-]+)?(?:name|last|lastname|last[\s_-]+name)\s*[\]>})]?$/i;
const exampleName = /^(?:john|jane|jon) (?:doe|smith)$/i;
const exampleSummary = /a summary of (?:john|jane) doe|lorem ipsum/i;

/** `[Name]`, `<your name here>` */
function isBracketed(name: string): boolean {
  return /^[[<{]/.test(name) && /name/i.test(name) && /[\]>}]$/.test(name);
}

/** Clearly the person of a template: "Your Name", or John Doe with the sample's own summary. */
export function isPlaceholder({ basics, sections }: ResumeDocument): boolean {
  if (templateName.test(basics.name) || isBracketed(basics.name)) return true;
  return exampleName.test(basics.name) && exampleSummary.test(sections.summary.content);
}
