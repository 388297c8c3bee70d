import { describe, expect, test } from 'vitest';
import type { Edit } from '../../../src/contract/plan/edit.ts';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { readResume } from '../../../src/tailoring/resume/read-resume.ts';
import { createVerifier, type Verifier } from '../../../src/tailoring/verify/create-verifier.ts';
import { documentOf } from '../cases.ts';
import { plain, refusals, rewrite, surface, verifierOf } from '../edits.ts';

/* The writing rules refuse true edits that read worse than the text that they replace. */

type Row = readonly [before: string, after: string];

/** Wordings that each rule refuses, and wordings that it passes. */
const english: Readonly<
  Record<string, { readonly refused: readonly Row[]; readonly passed: readonly Row[] }>
> = {
  brackets: {
    refused: [
      ['Built shops in Rails', 'Built shops in Ruby (on Rails'],
      ['Kept the books (2 firms)', 'Kept the books 2 firms)'],
      ['Sold the book "Tides" to 40 shops', 'Sold the book "Tides to 40 shops'],
      ['Ran the “Night Owl” tours', 'Ran the “Night Owl tours'],
    ],
    passed: [
      ['Built shops in Rails', 'Built shops (in Rails)'],
      ['Filed letters (by hand', 'Filed letters (by hand'],
      ['Planned 1) tours and 2) meals', 'Planned 1) tours and 2) meals'],
      ['Mounted 19" racks', 'Mounted 19" racks for servers'],
      ['Wrote the report of 2019', 'Wrote the "report of 2019"'],
      ['Kept the shop’s books', "Kept the shop's books"],
    ],
  },
  markup: {
    refused: [
      ['Built shops in Rails', 'Built shops in **Rails**'],
      ['Built shops in Rails', 'Built shops in `Rails`'],
      ['Built shops in Rails', 'Built shops in __Rails__'],
      ['Built shops in Rails', '## Built shops in Rails'],
      ['Built shops in Rails', 'Built <b>shops</b> in Rails'],
      ['Built shops & stalls', 'Built shops &amp; stalls'],
      ['Built shops in Rails', 'Built [shops](in Rails'],
      ['Built shops in Rails', 'Built shops in Rails #LI-XQ9'],
    ],
    passed: [
      ['Wrote tools in C#', 'Wrote C# tools'],
      ['Ranked #1 of 12 shops', 'Ranked #1 of 12 shops'],
      ['Kept load < 5 and price > 3', 'Kept load < 5 and price > 3'],
      ['Worked in R&D', 'Worked in R&D'],
    ],
  },
  capital: {
    refused: [
      ['Was responsible for filing letters', 'filed letters'],
      ['Filed letters and sorted the post', 'Filed letters\nsorted the post'],
      ['Filed letters. Sorted the post', 'Filed letters. sorted the post'],
      ['Filed letters. Done', 'Filed letters. done.'],
    ],
    passed: [
      ['filed letters of the shop', 'filed letters for the shop'],
      ['Built iOS apps', 'iOS apps built'],
      ['Filed letters; sorted the post', 'Filed letters; sorted the post daily'],
    ],
  },
  number: {
    refused: [
      ['Ran 14 load tests of the shop', 'Ran 14 load testing of the shop'],
      ['Wrote SOAP endpoints for partners', 'Wrote SOAP API for partners'],
      ['Ran several stock checks a week', 'Ran several stock checking a week'],
      ['Wrote a REST endpoint for partners', 'Wrote a REST APIs for partners'],
      ['Load tests were run by night', 'Load testing were run by night'],
    ],
    passed: [
      ['Ran load tests of the shop', 'Ran load testing of the shop'],
      ['Wrote SOAP endpoints for partners', 'Wrote SOAP APIs for partners'],
      ['Moved 4 services to k8s', 'Moved 4 services to Kubernetes'],
      ['Ran 1 load test a week', 'Ran 1 load testing a week'],
    ],
  },
  article: {
    refused: [
      ['Wrote a REST endpoint', 'Wrote an REST API'],
      ['Wrote a service', 'Wrote a API'],
      ['Wrote a service in React', 'Wrote an React service'],
      ['Kept an archive', 'Kept a archive'],
    ],
    passed: [
      ['Wrote a service', 'Wrote an API'],
      ['Wrote an endpoint', 'Wrote a RESTful API'],
      ['Kept a archive of letters', 'Kept a archive for letters'],
      ['Kept an archive', 'Kept a European archive'],
      ['Wrote a query', 'Wrote an SQL query'],
      ['Drew a sketch', 'Drew a UI sketch in an hour'],
    ],
  },
  verb_form: {
    refused: [
      ['Negotiating of rates with two mills', 'Negotiate of rates with two mills'],
      ['Troubleshoot the printers', 'Troubleshooted the printers'],
      ['Write the letters', 'Writed the letters'],
      ['Be the contact for suppliers', 'Was the contact for suppliers'],
      ['Implement and follow the rules of the yard', 'Implemented and follow the rules of the yard'],
      ['Manage the yard and follow the rules', 'Managed the yard and follow the rules'],
    ],
    passed: [
      ['Disposing of waste of two mills', 'Disposed of waste of two mills'],
      ['Troubleshoot the printers', 'Troubleshot the printers'],
      ['Implement and manage the rules of the yard', 'Implemented and managed the rules of the yard'],
      ['Was the contact for suppliers', 'Was the contact of suppliers'],
      ['Manage the yard and its stock', 'Managed the yard and its stock'],
      ['Needed by all, built the yard', 'Built the yard, needed by all'],
    ],
  },
  limiting_word: {
    refused: [
      ['Wired buildings with various types and occupancies', 'Wired buildings with types and occupancies'],
      ['Served some shops of the town', 'Served shops of the town'],
      ['Filed only the letters of the board', 'Filed the letters of the board'],
    ],
    passed: [
      ['Successfully wired buildings', 'Wired buildings'],
      ['Wired buildings with various types', 'Wired buildings of various types'],
    ],
  },
  participle: {
    refused: [
      ['Built a dashboard; used during a talk', 'Built a dashboard\nUsed during a talk'],
      ['Built a dashboard, cutting cost', 'Built a dashboard\nCutting cost'],
      ['Built a dashboard; shown to the board', 'Built a dashboard. Shown to the board'],
    ],
    passed: [
      ['Met with "direct reports to plan the rota', 'Met with direct reports to plan the rota'],
      ['Built a dashboard; trained the staff', 'Built a dashboard\nTrained the staff'],
      ['Built a dashboard; worked with the board', 'Built a dashboard\nWorked with the board'],
      ['Used during a talk', 'Used during a talk'],
    ],
  },
  older_name: {
    refused: [
      ['Rolled out Microsoft Teams', 'Rolled out Lync'],
      ['Moved users to Entra ID', 'Moved users to Azure AD'],
      ['Ran Google Workspace', 'Ran G Suite'],
      ['Posted on X', 'Posted on Twitter'],
    ],
    passed: [
      ['Ran G Suite', 'Ran Google Workspace'],
      ['Moved services to k8s', 'Moved services to Kubernetes'],
      ['Moved users from Azure AD to Entra ID', 'Moved users from Azure AD'],
    ],
  },
};

/** Long enough to detect its language. */
const filler = 'The rest of the job was the work of the office with the letters of the team';

function findings(before: string, text: string): readonly string[] {
  const verifier = verifierOf({ bullets: [before, filler] });
  return verifier.verifyEdit(rewrite(before, text)).map(({ rule }) => rule);
}

describe.each(Object.entries(english))('%s', (rule, { refused, passed }) => {
  test.each(refused)('%s → %s is refused', (before, after) => {
    expect(findings(before, after)).toContain(rule);
  });
  test.each(passed)('%s → %s passes', (before, after) => {
    expect(findings(before, after)).not.toContain(rule);
  });
});

describe('a name in the posting', () => {
  const posting = 'Requirements\n- PostgreSQL-Kenntnisse\n- #LI-XQ9\n- mail jobs@kiln.example\n- Docker';
  const resume = { bullets: ['Wrote the XQ9 driver, used Docker, PostgreSQL, a kiln and SQL', filler] };
  test.each([
    ['XQ9', true],
    ['kiln', true],
    ['SQL', true],
    ['PostgreSQL', false],
    ['Docker', false],
  ])('%s is cut from a longer word: %s', (text, isCut) => {
    const edit = surface(text, 'work[0].highlights[0]', text);
    const rules = verifierOf(resume, 'super', posting)
      .verifyEdit(edit)
      .map(({ rule }) => rule);
    expect(rules.includes('cut_term')).toBe(isCut);
  });
});

test('an adjective is cut from its noun, a plural noun is not', () => {
  const posting =
    'Votre profil\n- Vous avez une expérience des logiciels informatiques dans un service\n- La gestion des ventes et des stocks';
  const bullet = 'Gestion des ventes et du parc informatique pour les services de la ville';
  const verifier = verifierOf({ bullets: [bullet, filler] }, 'super', posting);
  const isCut = (text: string) =>
    verifier
      .verifyEdit(surface(text, 'work[0].highlights[0]', bullet))
      .some(({ rule }) => rule === 'cut_term');
  expect([isCut('Informatiques'), isCut('Ventes')]).toEqual([true, false]);
});

describe('brackets, markup and capitals are checked in every language', () => {
  const people: Readonly<
    Record<string, { readonly bullet: string; readonly good: string; readonly bad: readonly string[] }>
  > = {
    de: {
      bullet: 'Betreute die Kunden der Werkstatt und die Bestellungen für das Lager',
      good: 'Betreute die „Kunden“ der Werkstatt (und die Bestellungen für das Lager)',
      bad: [
        'betreute die Kunden der Werkstatt',
        'Betreute die „Kunden der Werkstatt',
        'Betreute die **Kunden**',
      ],
    },
    fr: {
      bullet: 'Suivi des clients de l’atelier et des commandes pour le dépôt',
      good: 'Suivi des « clients » de l’atelier (et des commandes pour le dépôt)',
      bad: ['suivi des clients de l’atelier', 'Suivi des « clients de l’atelier', 'Suivi des <i>clients</i>'],
    },
    es: {
      bullet: 'Atención a los clientes del taller y a los pedidos para el almacén',
      good: 'Atención a los clientes del taller (y a los pedidos para el almacén)',
      bad: [
        'atención a los clientes del taller',
        'Atención a los clientes (del taller',
        'Atención a los `clientes`',
      ],
    },
    zh: {
      bullet: '负责门店客户的维护和仓库订单的处理',
      good: '负责门店客户的维护（和仓库订单的处理）',
      bad: ['负责门店客户的维护（和仓库', '负责门店客户**的维护**', '负责【门店客户的维护'],
    },
  };
  const verifierFor = (bullet: string): Verifier => {
    const base = documentOf({
      resume: { basics: { name: 'Pat Doe' }, work: [{ name: 'A', position: 'B', highlights: [bullet] }] },
    });
    const model = readResume(standardLexicon(), base);
    return createVerifier({
      base,
      model,
      level: 'super',
      posting: '',
      postingLanguage: model.language,
      relatedYears: 1,
    });
  };
  const writingRules = ['brackets', 'markup', 'capital'];
  const refusedBy = (bullet: string, text: string) => {
    const edit: Edit = rewrite(bullet, text);
    return verifierFor(bullet)
      .verifyEdit(edit)
      .map(({ rule }) => rule)
      .filter((rule) => writingRules.includes(rule));
  };
  test.each(Object.entries(people))('%s', (_language, { bullet, good, bad }) => {
    expect(refusedBy(bullet, good)).toEqual([]);
    for (const text of bad) expect(refusedBy(bullet, text), text).toHaveLength(1);
  });
});

test('a skill may be lowercase if the skills list is', () => {
  const rulesFor = (keywords: readonly string[]) =>
    verifierOf({ bullets: ['Did the wet filing of letters', filler], keywords })
      .verifyEdit({ ...surface('wet filing', 'work[0].highlights[0]', 'wet filing'), ...plain })
      .map(({ rule }) => rule);
  expect(rulesFor(['Sorting'])).toContain('capital');
  expect(rulesFor(['sorting'])).not.toContain('capital');
});

test('bad writing that the person’s own text already has is not refused', () => {
  expect(refusals('Ran 14 load testing (by night', 'Ran 14 load testing (by night for shops')).not.toContain(
    'brackets',
  );
});
