import fc from 'fast-check';
import type { ResumeDocument } from '../../src/contract/resume/resume-document.ts';
import { escapeHtml } from '../../src/contract/resume/rich-text.ts';

type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };
export type Draft = Writable<ResumeDocument>;

type Step = (draft: Draft) => void;

const words = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ,.&<>'"~/é]{0,30}[a-z]$/);
const html = fc.oneof(
  fc.constant(''),
  words.map((text) => `<p>${escapeHtml(text.replace(/ +/g, ' '))}</p>`),
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map(
      (texts) =>
        `<ul>${texts.map((text) => `<li>${escapeHtml(text.replace(/ +/g, ' '))}</li>`).join('')}</ul>`,
    ),
);
const itemId = fc.stringMatching(/^[a-z][0-9a-z]{23}$/);
const index = fc.nat(20);
const link = { label: '', href: '' };

function at<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % Math.max(1, items.length)];
}

const jobs = (draft: Draft) => draft.sections.experience.items;
const skills = (draft: Draft) => draft.sections.skills.items;

const steps: fc.Arbitrary<Step> = fc.oneof(
  words.map(
    (text): Step =>
      (draft) => {
        draft.basics.headline = text;
      },
  ),
  fc.constantFrom('', '+43 1 555').map(
    (text): Step =>
      (draft) => {
        draft.basics.phone = text;
      },
  ),
  html.map(
    (text): Step =>
      (draft) => {
        draft.sections.summary.content = text;
      },
  ),
  fc.tuple(index, html).map(
    ([index, text]): Step =>
      (draft) => {
        const job = at(jobs(draft), index);
        if (job) job.summary = text;
      },
  ),
  fc.tuple(index, words).map(
    ([index, text]): Step =>
      (draft) => {
        const job = at(jobs(draft), index);
        if (job) job.company = text;
      },
  ),
  fc.tuple(index, fc.array(words, { maxLength: 4 })).map(
    ([index, list]): Step =>
      (draft) => {
        const skill = at(skills(draft), index);
        if (skill) skill.keywords = list;
      },
  ),
  index.map(
    (index): Step =>
      (draft) => {
        const skill = at(skills(draft), index);
        if (skill) {
          skill.visible = !skill.visible;
          skill.keywords.reverse();
        }
      },
  ),
  fc.constantFrom('experience', 'skills', 'projects').chain((name) =>
    index.map(
      (index): Step =>
        (draft) => {
          draft.sections[name as 'skills'].items.splice(index, 1);
        },
    ),
  ),
  fc.constantFrom('experience', 'skills', 'projects', 'education').map(
    (name): Step =>
      (draft) => {
        draft.sections[name as 'skills'].items.reverse();
      },
  ),
  fc.tuple(index, itemId, words, html).map(
    ([index, id, text, summary]): Step =>
      (draft) => {
        if (jobs(draft).some((job) => job.id === id)) return;
        jobs(draft).splice(index, 0, {
          id,
          visible: true,
          company: text,
          position: '',
          location: '',
          date: '2020 - 2021',
          summary,
          url: { ...link },
        });
      },
  ),
  fc.tuple(itemId, words).map(
    ([id, name]): Step =>
      (draft) => {
        const section = { name, columns: 1, separateLinks: true, visible: true, id, items: [] };
        draft.sections.custom = { ...draft.sections.custom, [`${id}~/`]: section };
      },
  ),
  fc.constant<Step>((draft) => {
    draft.sections.custom = {};
  }),
  fc.constant<Step>((draft) => {
    draft.metadata.layout = draft.metadata.layout.map((page) => page.toReversed());
  }),
  fc.constantFrom<'a4' | 'letter'>('a4', 'letter').map(
    (format): Step =>
      (draft) => {
        draft.metadata.page.format = format;
      },
  ),
);

/** Several edits such as a person makes, as one function from a document to the edited one. */
export const editedDocument = fc
  .array(steps, { minLength: 1, maxLength: 6 })
  .map((chosen) => (document: ResumeDocument): ResumeDocument => {
    const draft: Draft = structuredClone(document);
    for (const step of chosen) step(draft);
    return draft;
  });
