import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../src/text/language.ts';
import { rewrite, verifierOf } from '../edits.ts';
import { refusalsIn } from './refusals-in.ts';

/* Texts that a model could write in the place of a line: nearly its words, and not what it says. */

const lies: Readonly<Record<Language, readonly (readonly [what: string, line: string, lie: string])[]>> = {
  en: [
    ['help as own work', 'Helped clerks Managed the rota of two wards', 'Managed the rota of two wards'],
    ['a name as an action', 'Filed the post for Led Zeppelin and two shops', 'Led zeppelin and two shops'],
    [
      'a receiver as an action',
      'Wrote letters to people and led zones',
      'Led zones and wrote letters to people',
    ],
    [
      'how another thing was done',
      'Cleaned ovens and safely wrote menus',
      'Safely cleaned ovens and wrote menus',
    ],
    [
      'how others worked',
      'Trained nurses working safely in two wards',
      'Safely trained nurses working in two wards',
    ],
    [
      'how another thing was done',
      'Safely cleaned ovens and wrote menus of two bars',
      'Cleaned ovens and wrote menus safely of two bars',
    ],
    ['how others drove', 'Sold cars driven safely in two towns', 'Safely sold cars driven in two towns'],
    [
      'help with one as help with all',
      'Built tools, reports, and dashboards with two juniors',
      'Built dashboards with two juniors, tools, and reports',
    ],
    [
      'what others did as own work',
      'Managed services including tests, audits, and reviews by two vendors',
      'Managed services including reviews by two vendors, tests, and audits',
    ],
    [
      'a longer negation',
      'Built no tools, reports, and dashboards',
      'Built reports, no tools, and dashboards',
    ],
    [
      'a longer limit',
      'Sold plans including tests, only audits, and reviews',
      'Sold plans including only audits, tests, and reviews',
    ],
    [
      'a receiver as an action',
      'Supplied parts to dealers and retired plants',
      'Retired plants and supplied parts to dealers',
    ],
    [
      'a receiver as an action',
      'Taught cooking to adults and gifted pupils',
      'Gifted pupils and taught cooking to adults',
    ],
    [
      'a wish as done',
      'Wanted to sell cars and manage implementation of plans',
      'Managed implementation of plans and wanted to sell cars',
    ],
    [
      'what a team did',
      'Joined a team which led to a 20% rise in sales',
      'Joined a team, leading to a 20% rise in sales',
    ],
    [
      'what a program did',
      'Worked with a program which led to a 20% rise',
      'Worked with a program, leading to a 20% rise',
    ],
    ['another amount', 'Served less excellent meals to guests', 'Served less meals to guests'],
    ['another comparison', 'Sold the most effective tools of two firms', 'Sold the most tools of two firms'],
    ['work of others', 'Police investigation of 12 cases', 'Performed police investigation of 12 cases'],
    ['work of others', 'FDA inspection of two plants', 'Performed FDA inspection of two plants'],
    [
      'work of others',
      'Annual performance reviews of 12 clerks',
      'Performed annual performance reviews of 12 clerks',
    ],
    ['what is to come', 'Future redesign of 12 shops', 'Performed future redesign of 12 shops'],
    ['what was received', 'Safety training for 12 hours', 'Performed safety training for 12 hours'],
    ['a negation', 'No inspections of 12 shops', 'Performed no inspections of 12 shops'],
    ['work of others', 'Inspections of 12 shops by Acme', 'Performed inspections of 12 shops by Acme'],
    ['work of others', 'Client migration of 12 shops', 'Performed client migration of 12 shops'],
    ['a level', 'Who effectively was manager of 12 shops', 'Who was manager of 12 shops'],
    ['the other side', 'Sued for the state in 12 cases', 'Sued the state in 12 cases'],
    [
      'a part in it as all',
      'Contributed to a 20% reduction in waste of two shops',
      'Reduced waste of two shops by 20%',
    ],
    ['a plan as done', 'Planned a 20% reduction in waste of two shops', 'Reduced waste of two shops by 20%'],
    ['a target as done', 'Achieved a 20% reduction target in waste', 'Reduced waste by 20%'],
    [
      'exchanged sizes',
      'Achieved a 20% increase in sales and a 5% reduction in waste',
      'Increased sales by 5% and reduced waste by 20%',
    ],
    ['another change', 'Achieved a 20% reduction in waste for two shops', 'Reduced two shops by 20%'],
    ['who used it', 'Helped clerks build reports using Excel', 'Used Excel to help clerks build reports'],
    ['whose tool it is', 'Built systems for shops using SAP', 'Used SAP to build systems for shops'],
    ['a purpose as done', 'Used indexes to speed up searches', 'Sped up searches using indexes'],
    [
      'who did it',
      'Cleaned offices using contractors of two firms',
      'Cleaned offices with contractors of two firms',
    ],
    ['who sold it', 'Sold tickets via agencies of 12 towns', 'Sold tickets with agencies of 12 towns'],
    [
      'a limit of time',
      'Answered calls within two hours for 12 banks',
      'Answered calls in two hours for 12 banks',
    ],
    ['a role to come', 'Future manager of two shops', 'Served as future manager of two shops'],
    ['no role', 'No manager for two shops', 'Served as no manager for two shops'],
    ['bought for others', 'Buyer of two shops', 'Bought two shops'],
    ['no winner', 'Runner-up of two competitions', 'Won two competitions'],
    ['beside a role', 'Worked with the lead developer of two shops', 'Served as lead developer of two shops'],
    [
      'a comparison as a list',
      'Performed as well as the best of 12 clerks',
      'Performed and the best of 12 clerks',
    ],
    ['whom one reports to', 'Reported to 3 managers of two shops', 'Reported 3 managers of two shops'],
    ['the receiver', 'Delivery to 12 shops in two towns', 'Delivered 12 shops in two towns'],
    ['another actor', 'Wrote the guides that I sold to 12 shops', 'Wrote the guides that sold to 12 shops'],
    ['others as the person', 'Wrote guides and we sold 12 manuals', 'Wrote guides and sold 12 manuals'],
    ['what others did', 'Advised two chefs, who opened 12 shops', 'Advised two chefs, opening 12 shops'],
    ['what others did', 'Training by 12 nurses in two wards', 'Trained by 12 nurses in two wards'],
    ['who gave it', 'Was awarded 12 contracts in two towns', 'Awarded 12 contracts in two towns'],
    ['who asked', 'Was asked 12 questions in two towns', 'Asked 12 questions in two towns'],
    ['the cause', 'Trained two clerks, which cut costs by 12%', 'Trained two clerks cutting costs by 12%'],
    [
      'who planned it',
      'Requested training and testing of 12 clerks',
      'Requested training and tested 12 clerks',
    ],
    [
      'a review as the work',
      'Reviewed plans and designs of 12 shops',
      'Reviewed plans and designed 12 shops',
    ],
    ['a plan as done', 'Planned the launch, migration of 12 shops', 'Planned the launch, migrated 12 shops'],
    [
      'a wish as done',
      'Asked to train 12 nurses and paint two wards',
      'Asked to train 12 nurses and painted two wards',
    ],
    ['a habit as of now', 'Would write 12 books for the club', 'Write 12 books for the club'],
    [
      'what was as what is',
      'Built tools that were used by 12 banks',
      'Built tools that are used by 12 banks',
    ],
    ['what was as what is', 'Trained teams that managed 12 shops', 'Trained teams that manage 12 shops'],
    ['unfinished work', 'Wrote guides, now writing 12 books', 'Wrote guides, now wrote 12 books'],
    [
      'a longer negation',
      'Never missed a deadline. Sold 12 cars',
      'Never missed a deadline and sold 12 cars',
    ],
    ['a longer object', 'Prevented theft. Sale of 12 cars', 'Prevented theft and sale of 12 cars'],
    [
      'an item of another verb',
      'Sold cars, cleaned vans, sold 12 boats',
      'Sold cars, cleaned vans, 12 boats',
    ],
    ['an item of a negation', 'Fixed no cars, fixed vans with 12 seats', 'Fixed no cars, vans with 12 seats'],
    ['more than two', 'Ran two shops: a bakery and a cafe', 'Ran two shops, a bakery and a cafe'],
    [
      'a name as an item',
      'Advised 12 banks, clients of two firms',
      'Advised 12 banks and clients of two firms',
    ],
    ['an item as a name', 'Hired 12 clerks and students of law', 'Hired 12 clerks, students of law'],
    [
      'help as work',
      'Assisted in sales, marketing and 12 audits',
      'Assisted in sales; marketing and 12 audits',
    ],
    ['a sum of a range', 'Ran 3–4 shifts in 12 wards', 'Ran 3 and 4 shifts in 12 wards'],
    ['an amount lost', 'Ran 12 12 hour shifts in two wards', 'Ran 12 hour shifts in two wards'],
    ['hardly any', 'Found a little dust in 12 cars', 'Found little dust in 12 cars'],
    ['the only one', 'Was a founder of 12 shops', 'Was the founder of 12 shops'],
    ['the only one', 'Was founder of 12 shops with Ann', 'Was the founder of 12 shops with Ann'],
    ['a level', 'Effectively head of 12 shops', 'Head of 12 shops'],
    ['who pays', 'Regular guests trained in 12 shops', 'Regularly guests trained in 12 shops'],
  ],
  de: [
    ['one as several', 'Schulung eines Kollegen in 12 Läden', 'Schulung Kollegen in 12 Läden'],
    ['one as several', 'Betreuung des Kunden in 12 Läden', 'Betreuung der Kunden in 12 Läden'],
    ['one of several as all', 'Leitung einer der 12 Filialen', 'Leitung der 12 Filialen'],
    ['one of several as all', 'Verkauf eines von 12 Autos', 'Verkauf von 12 Autos'],
    ['a name cut', 'Betreuung von 12 Banken für Der Spiegel', 'Betreuung von 12 Banken für Spiegel'],
    [
      'help as work',
      'Unterstützung bei Leitung, Planung von 20 Touren',
      'Unterstützung bei Leitung; Planung von 20 Touren',
    ],
    [
      'a longer negation',
      'Touren ohne Fahrer; Wartung von 20 Pressen',
      'Touren ohne Fahrer, Wartung von 20 Pressen',
    ],
  ],
  fr: [
    ['one of several as all', "Gestion d'une des 12 boutiques", 'Gestion des 12 boutiques'],
    ['one of several as all', "Suivi de l'un des 12 dossiers", 'Suivi des 12 dossiers'],
    ['a name cut', 'Gestion de 12 stocks pour Des Jardins', 'Gestion de 12 stocks pour Jardins'],
    ['help as work', 'Appui à la gestion, vente de 12 produits', 'Appui à la gestion. Vente de 12 produits'],
    ['a sum of a range', 'Accueil de 3–4 clients par jour', 'Accueil de 3, 4 clients par jour'],
  ],
  es: [
    ['one of several as all', 'Gestión de una de las 12 tiendas', 'Gestión de las 12 tiendas'],
    ['what was sold', 'Vender a 12 clientes de la tienda', 'Venta de 12 clientes de la tienda'],
    ['a second task', 'Apoyo al jefe de ventas de 12 tiendas', 'Apoyo al jefe y ventas de 12 tiendas'],
    ['two as one', 'Control de coches y de 12 casas', 'Control de coches de 12 casas'],
    ['without both', 'Jefes sin título y 12 cajeras', 'Jefes sin título 12 cajeras'],
    [
      'a name cut',
      'Gestión de coches para De la Rosa y 12 socios',
      'Gestión de coches para la Rosa y 12 socios',
    ],
    ['help as work', 'Apoyo a la gestión, venta de 12 coches', 'Apoyo a la gestión. Venta de 12 coches'],
  ],
  zh: [
    ['a longer negation', '未参与采购。管理12家门店', '未参与采购、管理12家门店'],
    ['a longer negation', '没有培训员工；管理12家门店', '没有培训员工，管理12家门店'],
    ['help as work', '协助主管培训、管理12名新员工', '协助主管培训；管理12名新员工'],
    ['a rank cut', '负责人管理12家门店', '人管理12家门店'],
    ['a sum of a range', '每班3–4人，共12家门店', '每班3、4人，共12家门店'],
  ],
};

const rows = languages.flatMap((language) =>
  lies[language].map(([what, line, lie]) => ({ language, what, line, lie })),
);

test.each(rows)('V15 refuses $what ($language): $line → $lie', ({ language, line, lie }) => {
  expect(refusalsIn(language, line, line)).not.toContain('V15');
  expect(refusalsIn(language, line, lie)).toContain('V15');
});

describe('in a job that goes on', () => {
  test.each([
    ['Build 12 boats for two clubs', 'Built 12 boats for two clubs'],
    ['Bake 12 cakes for two clubs', 'Baked 12 cakes for two clubs'],
    ['Building 12 boats for two clubs', 'Built 12 boats for two clubs'],
    ['Responsible for building 12 boats', 'Built 12 boats'],
    ['Trained clerks and build 12 boats', 'Trained clerks and built 12 boats'],
  ])('what is not finished is not done, unless the job is over: %s → %s', (line, lie) => {
    expect(refusalsIn('en', line, lie, true)).toContain('V15');
    expect(refusalsIn('en', line, lie)).not.toContain('V15');
  });

  test.each([
    ['Managing 12 shops in two towns', 'Manage 12 shops in two towns'],
    ['Design of 12 boats for two clubs', 'Designed 12 boats for two clubs'],
    ['Was responsible for building 12 boats', 'Built 12 boats'],
  ])('what stays, or is over, may be worded: %s → %s', (line, text) => {
    expect(refusalsIn('en', line, text, true)).not.toContain('V15');
  });
});

describe('a refusal names the difference and the permission that does not cover it', () => {
  test.each([
    ['Was trained by two nurses', 'Trained by two nurses', '"was" may not be left out here (being)'],
    [
      'Prevented theft. Sale of 12 cars',
      'Prevented theft and sale of 12 cars',
      '"." may not become "and" here (separator)',
    ],
    [
      'Trained teams that managed 12 shops',
      'Trained teams that manage 12 shops',
      '"managed" may not become "manage" here (verb_form)',
    ],
  ])('%s → %s', (line, text, message) => {
    const findings = verifierOf({ bullets: [line] }).verifyEdit(rewrite(line, text));
    expect(findings.find(({ rule }) => rule === 'V15')?.message).toContain(message);
  });
});
