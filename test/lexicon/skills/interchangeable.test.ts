import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { areInterchangeable } from '../../../src/lexicon/skills/interchangeable.ts';

describe('interchangeable spellings', () => {
  test.each([
    ['k8s', 'Kubernetes', 'a numeronym'],
    ['CRRT', 'continuous renal replacement therapy', 'an acronym'],
    ['EHR', 'electronic health records', 'an acronym of a plural'],
    ['IaC', 'infrastructure as code', 'an acronym with the little word'],
    ['Postgres', 'PostgreSQL', 'a clipped name'],
    ['Node.js', 'NodeJS', 'another dot'],
    ['front-end development', 'frontend development', 'another hyphen'],
    ['Kafka', 'Apache Kafka', 'the maker in front'],
    ['SuccessFactors', 'SAP SuccessFactors', 'the maker in front'],
    ['Salesforce', 'Salesforce CRM', 'the kind of product behind'],
    ['medication administration', 'administering medications', 'the same words, bent'],
    ['A/B testing', 'A/B tests', 'the same words, bent'],
    ['AdWords', 'Google Ads', 'a product renamed'],
    ['charge RN', 'charge nurse', 'a pair that the trade uses for each other'],
  ])('%s and %s: %s', (one, other) => {
    expect([
      areInterchangeable(standardLexicon(), one, other),
      areInterchangeable(standardLexicon(), other, one),
    ]).toEqual([true, true]);
  });
});

describe('other spellings in a row of the lexicon', () => {
  test.each([
    ['VAT', 'Umsatzsteuervoranmeldung', 'a tax and its return, in another language'],
    ['Umsatzsteuer', 'Umsatzsteuervoranmeldungen', 'a tax and its return'],
    ['purchasing', 'procurement', 'a part and the whole'],
    ['ventilator management', 'mechanical ventilation', 'an act and the state it is about'],
    ['Excel', 'Excel-Kenntnisse', 'a tool and the knowledge of it'],
    ['ICU', 'critical care', 'a place and what is done there'],
    ['intensive care unit', 'critical care', 'a place and what is done there'],
    ['sales', 'Vertrieb', 'a translation'],
    ['bookkeeping', '记账', 'a translation'],
    ['cardiologie', 'cardiology', 'a translation that differs in an ending'],
    ['Buchhaltungssoftware', 'accounting software', 'a translation'],
    ['electronic health records', 'EMR', 'a neighbour'],
    ['CPT', 'CPT coding', 'a thing and the work with it'],
    ['LibreOffice', 'OpenOffice', 'a sibling'],
    ['HTML', 'HTML5', 'a language and one version of it'],
    ['Epic', 'EpicCare', 'a maker and one of its products'],
    ['SAP', 'SAP ERP', 'a maker and one of its products'],
  ])('%s is not %s: %s', (one, other) => {
    expect([
      areInterchangeable(standardLexicon(), one, other),
      areInterchangeable(standardLexicon(), other, one),
    ]).toEqual([false, false]);
  });
});

test('a product word alone is not a name', () => {
  expect(areInterchangeable(standardLexicon(), 'SAP ERP', 'Oracle ERP')).toBe(false);
});
