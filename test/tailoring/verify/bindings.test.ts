import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../src/text/language.ts';
import { runs } from '../../support/how-long.ts';
import { refusals, rewrite, rulesOf, verifierOf } from '../edits.ts';
import { distortions, linesByLanguage } from './distortions.ts';

/* V15: a wording may only rearrange what is bound together. */

/** Fixed, so that a lie that gets through is found by everybody. */
const seed = 20_261_130;

describe.each(languages)('the words of a line in %s', (language) => {
  const lies = linesByLanguage[language].flatMap((line) =>
    distortions(line, language).map((lie) => ({ line, ...lie })),
  );

  test('are refused in another order that says something else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lies), ({ line, text }) => {
        fc.pre(!saysTheSame.has(text));
        expect(refusals(line, text), `${line} → ${text}`).not.toEqual([]);
      }),
      { seed, numRuns: runs(60, 2000) },
    );
  });
});

/** Distortions that happen to be true, or only have a wrong article. */
const saysTheSame: ReadonlySet<string> = new Set([
  'Designed the order pipeline in Kafka and Go for four warehouses',
  'Drove the delivery van between Rostock and Kiel for two years',
  'Planung von Touren für 8 Fahrer und Wartung der 20 Pressen',
  'Prüfung von Rechnungen der Lieferanten vor der Freigabe durch die Leitung',
  'Rédaction de commandes pour 12 fournisseurs et suivi des 40 dossiers',
  'Accueil de 25 patients par jour avec les infirmières de service du nuit',
]);

test.each([
  [
    'Worked with the security team on audits of two banks, with no major findings',
    'Worked with no security team on audits of two banks, with major findings',
  ],
  [
    'Replaced two cron jobs with queue workers on RabbitMQ, which cut failures',
    'Replaced queue workers on RabbitMQ with two cron jobs, which cut failures',
  ],
  [
    'Took part in moving the builds of 31 teams from Jenkins to GitHub Actions',
    'Took part in moving the builds of 31 teams from GitHub Actions to Jenkins',
  ],
  [
    'Built a dashboard that 900 hospital managers used',
    'Built a dashboard that managers of 900 hospitals used',
  ],
  [
    'Designed the order pipeline in Go and Kafka that moved parcels',
    'Designed Kafka, the order pipeline in Go that moved parcels',
  ],
  ['Responsible for the REST API used by 60 shops', 'Responsible for 60 shops used by the REST API'],
  [
    'Helped the team to design posters; write texts for two shops',
    'Helped the team to design posters; wrote texts for two shops',
  ],
  ['Tracked stock with word and excel for two shops', 'Tracked stock with word and excelled for two shops'],
  ['Worked with the security team on audits', 'Worked on the security team with audits'],
  ['Mentored two juniors, both of whom now lead teams', 'Mentored two juniors, whom both now lead in teams'],
  ['Ran 3 to 4 shifts a month for up to 12 staff', 'Ran up to 12 shifts a month for 3 to 4 staff'],
  ['Built tools for engineers at Google', 'At Google, built tools for engineers'],
  ['Trained nurses with 30 years of experience', 'With 30 years of experience, trained nurses'],
  ['Supported clients in 40 countries', 'In 40 countries, supported clients'],
  ['Helped clean ovens and write menus', 'Helped clean ovens and wrote menus'],
  ['Helped clean ovens and write menus', 'Wrote menus and helped clean ovens'],
  ['Taught one class each week and sold a house', 'Each week, taught one class and sold a house'],
  ['Was assisted in surgeries', 'Assisted in surgeries'],
  ['Was trained by two nurses', 'Trained two nurses'],
  ['Requested maintenance of 12 pumps', 'Maintained 12 pumps'],
  ['Trained doctors and nurses with no degree', 'Trained nurses and doctors with no degree'],
  ['Sold houses in Berlin and boats in Rome', 'Sold boats in Berlin and houses in Rome'],
  ['Painted the hall and cut costs by 40%', 'Cut costs by 40% by painting the hall'],
  ['Managed a shop during the absence of the head', 'Managed a shop'],
  ['Read complaints and no errors', 'Read no errors and complaints'],
  ['Managed the Los Angeles office of two firms', 'Managed the Angeles office of two firms'],
  ['Ran the Las Vegas shop of two firms', 'Ran the Vegas shop of two firms'],
  ['Trained the Des Moines team of 12', 'Trained the Moines team of 12'],
  ['Advised UN agencies on 12 audits', 'Advised agencies on 12 audits'],
  ['Managed the LA office of two firms', 'Managed the office of two firms'],
  ['Built DES encryption for 12 boards', 'Built encryption for 12 boards'],
  ['Supervised die makers of two plants', 'Supervised makers of two plants'],
  ['Taught the den mothers of 12 packs', 'Taught the mothers of 12 packs'],
  ['Sold grade A eggs to 12 shops', 'Sold grade eggs to 12 shops'],
  ['Ran phase I trials with 12 patients', 'Ran phase trials with 12 patients'],
  ['Trained IT and IS teams of 12 banks', 'Trained IT and teams of 12 banks'],
])('V15 refuses to make of "%s": %s', (line, lie) => {
  expect(refusals(line, lie)).toContain('V15');
});

test.each([
  ['Safely operated all ovens in two halls', 'Operated all ovens safely in two halls'],
  ['Operated all ovens safely in two halls', 'Safely operated all ovens in two halls'],
  [
    'Led plans including site content, traffic analysis and tests, and forms with online mail',
    'Led plans including traffic analysis and tests, forms with online mail, and site content',
  ],
  [
    'Sold cars to 12 firms and managed implementation of plans',
    'Managed implementation of plans and sold cars to 12 firms',
  ],
  [
    'Prepared seasonal specialties which contributed to a 9% boost in sales',
    'Prepared seasonal specialties, contributing to a 9% boost in sales',
  ],
  [
    'Account reconciliations and analysis of balance sheet accounts',
    'Performed account reconciliations and analysis of balance sheet accounts',
  ],
  ['Monthly financial reporting for two firms', 'Handled monthly financial reporting for two firms'],
  ['Network installation in 12 shops', 'Performed network installation in 12 shops'],
  ['Pulled data from SAP with SQL', 'With SQL, pulled data from SAP'],
  [
    'Tested pumps with new gauges, which led to a 20% reduction in waste',
    'Tested pumps with new gauges, reducing waste by 20%',
  ],
  ['Achieved a 20% reduction in scrap with new gauges', 'Reduced scrap by 20% with new gauges'],
  ['Shortened searches and reports using indexes', 'Used indexes to shorten searches and reports'],
  ['Winner of two prizes in 2019', 'Won two prizes in 2019'],
  ['Tested pumps as well as valves of 12 mills', 'Tested pumps and valves of 12 mills'],
  ['Built a site aggregating offers of 12 shops', 'Built a site that aggregates offers of 12 shops'],
  ['Ran the kitchen of the Hague office', 'Ran kitchen of the Hague office'],
  ['RAN THE KITCHEN OF THE HOTEL', 'RAN KITCHEN OF HOTEL'],
  ['I trained 12 cooks while I ran the bar', 'Trained 12 cooks while I ran the bar'],
  ['Score 40 suppliers each quarter on quality', 'Each quarter, score 40 suppliers on quality'],
  ['Keep notes and plans in Jira', 'Keep plans and notes in Jira'],
  [
    'Placed catheters and prepared patients for theatre',
    'Prepared patients for theatre and placed catheters',
  ],
  ['Wrote scripts that enrich alerts with logs', 'Wrote scripts enriching alerts with logs'],
  ['Wrote collections used by three teams', 'Wrote collections that three teams used'],
  ['Inspected drains and logged blockages', 'Inspected drains, logging blockages'],
  ['Brought errors from 9% to 1% by isolating data', 'Isolating data, brought errors from 9% to 1%'],
  ['Answered 22 letters, 20 of them accepted', 'Answered 22 letters, of which 20 were accepted'],
  ['Teach two subjects to all forms', 'Teach all forms two subjects'],
  [
    'Was part of the response team and went to about 6 calls a month',
    'Went to about 6 calls a month and was part of the response team',
  ],
])('what is bound together may move: %s', (line, wording) => {
  expect(refusals(line, wording)).toEqual([]);
});

test('the words of another line do not count, even if both lines have the same length', () => {
  const bullets = ['Filed the letters of two shops', 'Ran the kitchens of two shops.'];
  const [own = '', other = ''] = bullets;
  expect(own.length).toBe(other.length);
  const edit = rewrite(own, other);
  const evidence = [...edit.evidence, { path: 'work[0].highlights[1]', quote: other }];
  expect(rulesOf(verifierOf({ bullets }), { ...edit, evidence })).toEqual(['V15']);
});

test('a misspelled line may keep its spelling or lose it', () => {
  const line = 'Kept the managment reports of two shops';
  expect(refusals(line, 'Kept managment reports of two shops')).toEqual([]);
  expect(refusals(line, 'Kept management reports of two shops')).toEqual([]);
});
