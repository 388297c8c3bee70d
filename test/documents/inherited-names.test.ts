import { describe, expect, it } from 'vitest';
import type { ExportFormatName } from '../../src/contract/choices.ts';
import { exportFormats, exportLosses, exportResume } from '../../src/documents/export/export-resume.ts';
import { readPostingText } from '../../src/documents/posting/read-posting.ts';
import { readBaseResume } from '../../src/documents/read-base-resume.ts';
import { readResumeFile } from '../../src/documents/read-resume-file.ts';
import { ValidationError } from '../../src/values/validation-error.ts';
import { inheritedNames, tracesOfObjects } from '../support/inherited-names.ts';
import { zipOf } from './support/zip.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** As text, so that `__proto__` is an ordinary key. */
const jsonResume = (word: string) => {
  const entry = `{"name": "${word}", "position": "${word}", "title": "${word}", "institution": "${word}",
    "area": "${word}", "studyType": "${word}", "language": "${word}", "fluency": "${word}", "level": "${word}",
    "network": "${word}", "startDate": "${word}", "endDate": "${word}", "date": "${word}", "url": "${word}",
    "score": "${word}", "summary": "${word}", "highlights": ["${word}", "Development of a ${word} application"],
    "keywords": ["${word}"], "${word}": "${word}"}`;
  const lists =
    'work volunteer education awards certificates publications skills languages interests projects'
      .split(' ')
      .map((name) => `"${name}": [${entry}]`)
      .join(', ');
  return `{"basics": {"name": "${word}", "label": "${word}", "email": "${word}", "url": "${word}",
    "summary": "${word}", "location": {"city": "${word}", "countryCode": "${word}", "${word}": "${word}"},
    "profiles": [${entry}], "${word}": "${word}"}, ${lists},
    "references": [{"name": "${word}", "reference": "${word}"}],
    "meta": {"${word}": "${word}"}, "${word}": [${entry}]}`;
};

const yamlResume = (word: string) => `basics:
  name: ${word}
  ${word}: ${word}
work:
  - name: ${word}
    position: ${word}
    startDate: ${word}
    ${word}: ${word}
    highlights: [${word}]
${word}: { ${word}: ${word} }
`;

const markdownResume = (word: string) => `# ${word}

${word}

## ${word}

### ${word} | ${word}
${word} – ${word}

- ${word}: ${word}

## Work

### ${word}, ${word}
2019 – 2021

- Development of a ${word} application

## Skills

- ${word}: ${word}, ${word}

## Languages

${word} (${word})
`;

const reactiveResume = (word: string, basics: string, lists: readonly string[]) => {
  const item = `{"id": "${word}", "visible": true, "hidden": false, "name": "${word}", "company": "${word}",
    "position": "${word}", "network": "${word}", "icon": "${word}", "title": "${word}", "summary": "${word}",
    "description": "${word}", "date": "${word}", "period": "${word}", "level": 1, "keywords": ["${word}"],
    "url": {"label": "${word}", "href": "${word}"}, "website": {"label": "${word}", "url": "${word}"},
    "${word}": "${word}"}`;
  const section = (id: string) =>
    `"${id}": {"id": "${id}", "name": "${word}", "title": "${word}", "visible": true, "items": [${item}]}`;
  return `{"basics": {"name": "${word}", "headline": "${word}", "${word}": "${word}"${basics}},
    "sections": {${lists.map(section).join(', ')},
      "custom": {"${word}": {"id": "${word}", "name": "${word}", "items": [${item}]}}, ${section(word)}},
    "customSections": [{"id": "${word}", "type": "${word}", "title": "${word}", "items": [${item}]}],
    "metadata": {"template": "${word}", "layout": [[["${word}"]]], "${word}": "${word}"}, "${word}": "${word}"}`;
};

const linkedin = (word: string) => {
  const table = (name: string, columns: string) => {
    const names = `${columns},${word}`;
    const cells = names.replace(/[^,]+/g, word);
    return { name: `${name}.csv`, content: `${names}\n${cells}\n` };
  };
  return zipOf([
    table('Profile', 'First Name,Last Name,Headline,Summary,Industry,Geo Location,Twitter Handles,Websites'),
    table('Positions', 'Company Name,Title,Description,Location,Started On,Finished On'),
    table('Education', 'School Name,Start Date,End Date,Notes,Degree Name,Activities'),
    table('Skills', 'Name'),
    table('Languages', 'Name,Proficiency'),
    table('Certifications', 'Name,Url,Authority,Started On,Finished On,License Number'),
    table('Email Addresses', 'Email Address,Confirmed,Primary,Updated On'),
    table(word, 'Name'),
  ]);
};

const europass = (word: string) => `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>${word}</FirstName><Surname>${word}</Surname></PersonName></Identification>
<Headline><Description><Label>${word}</Label></Description></Headline><${word}>${word}</${word}>
<WorkExperienceList><WorkExperience ${word}="${word}"><Period><From year="${word}" month="${word}"/></Period>
<Position><Label>${word}</Label></Position><Activities>&lt;${word}&gt;${word} &amp;${word};</Activities>
<Employer><Name>${word}</Name></Employer></WorkExperience></WorkExperienceList>
</LearnerInfo></SkillsPassport>`;

const v4Lists = ['experience', 'education', 'skills', 'languages', 'profiles', 'projects', 'awards'];

const resumeFiles: readonly (readonly [name: string, content: (word: string) => string | Uint8Array])[] = [
  ['resume.json', jsonResume],
  ['resume.yaml', yamlResume],
  ['resume.md', markdownResume],
  ['resume.txt', markdownResume],
  ['v3.json', (word) => reactiveResume(word, '', ['work', 'education', 'skills', 'languages'])],
  [
    'v4.json',
    (word) => reactiveResume(word, `, "customFields": [{"id": "${word}", "name": "${word}"}]`, v4Lists),
  ],
  [
    'v5.json',
    (word) =>
      reactiveResume(word, '', v4Lists).replace(
        '{"basics"',
        `{"picture": {}, "summary": {"content": "${word}"}, "basics"`,
      ),
  ],
  ['export.zip', linkedin],
  ['cv.xml', europass],
];

const postingFiles: readonly (readonly [name: string, content: (word: string) => string])[] = [
  ['posting.txt', (word) => `${word}\n\nRequirements\n- Experience with ${word} deployment\n- ${word}\n`],
  [
    'posting.html',
    (word) =>
      `<html><head><meta name="${word}" content="${word}"><title>${word} - ${word}</title></head><body><${word} ${word}="${word}"><h1 class="${word}">${word}</h1><ul><li>${word} &${word};</li></ul></body></html>`,
  ],
  [
    'posting.json',
    (word) =>
      `{"@context": "https://schema.org", "@type": "JobPosting", "title": "${word}", "description": "<p>${word}</p>",
        "hiringOrganization": {"name": "${word}", "${word}": 1}, "skills": ["${word}"], "${word}": {"${word}": 1}}`,
  ],
  [
    'job.json',
    (word) =>
      `{"title": "${word}", "company": "${word}", "description": "${word}", "skills": [{"name": "${word}", "level": "${word}", "keywords": ["${word}"]}], "${word}": 1}`,
  ],
];

/** Returns the result of a reader or the issues of its validation error. Throws any other error. */
async function outcomeOf(read: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await read());
  } catch (error) {
    if (error instanceof ValidationError) return JSON.stringify(error.issues);
    throw error;
  }
}

describe.each(inheritedNames)('The name %s of an inherited property', (word) => {
  it.each(resumeFiles)('is read as text from %s', async (name, content) => {
    const made = content(word);
    const bytes = typeof made === 'string' ? bytesOf(made) : made;
    const outcome = await outcomeOf(async () => {
      const { source, notes } = await readResumeFile({ name, bytes });
      const { document } = readBaseResume(source);
      const exported = [];
      const formats = name === 'resume.json' ? Object.keys(exportFormats) : [];
      for (const format of formats as ExportFormatName[]) {
        exported.push(await exportResume(document, format, { source }));
        exported.push(await exportLosses(document, format, { source }));
      }
      return { source, notes, document, exported };
    });
    expect(outcome).not.toMatch(tracesOfObjects);
  });

  it.each(postingFiles)('is read as text from %s', async (name, content) => {
    expect(await outcomeOf(() => readPostingText({ name, text: content(word) }))).not.toMatch(
      tracesOfObjects,
    );
  });
});
