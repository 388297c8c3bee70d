import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../src/lexicon/lexicon.ts';
import { namesItself, showsUse } from '../../../src/tailoring/framing/term-use.ts';

function rangeOf(text: string, term: string) {
  const start = text.indexOf(term);
  return { start, end: start + term.length };
}

describe('a sentence that shows the use of a term', () => {
  test.each([
    ['Wrote 40 dbt models for the finance team', 'dbt'],
    ['Kept the Kafka consumers of 3 services alive', 'Kafka'],
    ['Ran CRRT on the Prismaflex for up to three patients', 'CRRT'],
    ['Filed sales tax returns in nine states', 'sales tax'],
    ['Kept SPC charts for an aerospace customer', 'SPC'],
    ['Answered GDPR requests within a month', 'GDPR'],
    ['Booked invoices in SAP', 'SAP'],
    ['Installed access control systems in 12 shops', 'access control'],
    ['Ran Linux Systems for 3 banks', 'Linux'],
    ['Wrote 3 services on Kubernetes', 'Kubernetes'],
    ['Sold analytics licences to banks, forecast in Salesforce', 'Salesforce'],
    ['Wrote monthly reports on sales in Excel', 'Excel'],
    ['Managed purchasing for two plants', 'purchasing'],
    ['Coordinated with the vendors, ran quality assurance on each batch', 'quality assurance'],
    ['Collaborated with ten editors in WordPress', 'WordPress'],
    ['Ensured that daily bookkeeping was closed', 'bookkeeping'],
    ['Led a team of 12 that runs payroll', 'payroll'],
    ['Verantwortlich für den Einkauf, die Buchhaltung und das Controlling', 'Buchhaltung'],
    ['Fixed seemingly random crashes in Kubernetes clusters', 'Kubernetes'],
    ['Fixed bugs in PostgreSQL that appeared to lose orders', 'PostgreSQL'],
    ['Communicated with guests in English, French and Spanish', 'French'],
    ['Collaborated with developers in Scrum, Kanban and TDD', 'Kanban'],
    ['Coordinated with the lab on sample preparation, quality control and data entry', 'quality control'],
    ['Worked as head of marketing for two years', 'marketing'],
    ['Held a post that includes payroll', 'payroll'],
    ['Introduced a routine that reduced food waste and improved food safety', 'food safety'],
    ['Wrote a service that reads orders from Kafka', 'Kafka'],
    ['Built an app that shows opening hours from a REST API', 'REST API'],
    ['Puesto que incluye la atención al cliente', 'atención al cliente'],
    ['Formación del equipo, que se encargaba de la atención al cliente', 'atención al cliente'],
  ])('%s: %s', (text, term) => {
    expect(showsUse(standardLexicon(), text, rangeOf(text, term))).toBe(true);
  });
});

describe('a sentence that only names a term', () => {
  test.each([
    ['as a place', 'Answered the phone of the intensive care unit', 'intensive care unit'],
    ['as the acronym of a place', 'Delivered linen to 3 ICUs', 'ICUs'],
    ['as a department', 'Sorted the post for the purchasing department', 'purchasing'],
    ['as people worked with', 'Worked with sales on lead handover in HubSpot', 'sales'],
    ['as one of several such', 'Negotiated contracts with procurement and legal', 'procurement'],
    ['as one of two teams', 'Presented figures to sales and marketing teams', 'marketing'],
    ['as half of another thing', 'Stocked tubing and CRRT sets', 'CRRT'],
    ['as half of a product', 'Explained the A/B testing add-ons', 'A/B testing'],
    ['in the name of a system', 'Typed changes into the HR Management System (HRMS)', 'HR Management'],
    [
      'in the name of a program',
      'Followed the Hazard Communication Program of the plant',
      'Hazard Communication',
    ],
    ['as goods', 'Sold dashboards and data warehouses to banks', 'dashboards'],
    ['as supplies', 'Ordered tubing and arterial lines', 'arterial lines'],
    ['as a topic', 'Wrote a series on food safety', 'food safety'],
    ['as what others can do', 'Sourced candidates with Kafka and Docker', 'Kafka'],
    ['as who uses it', 'Moved the checks to a module used by iOS too', 'iOS'],
    [
      'as one of those worked with',
      'Collaborated with clinical, quality assurance and data teams',
      'quality assurance',
    ],
    ['as what it seems to do', 'Kept a shop in PHP and Python, which seems to join both', 'Python'],
    ['as what is said of it', 'Ein System in PHP, angeblich auch in Python', 'Python'],
    [
      'as what a product does',
      'Sold nothing, built assistants that automate customer service',
      'customer service',
    ],
    ['as what a program does', 'Wrote an app which quickly handles bookkeeping', 'bookkeeping'],
    [
      'as what a Spanish product does',
      'Asistentes que automatizan la atención al cliente',
      'atención al cliente',
    ],
    ['as what a French product does', 'Une application qui gère la comptabilité', 'comptabilité'],
    ['as what a German product does', 'Bau von Assistenten, die den Kundenservice ersetzen', 'Kundenservice'],
    [
      'in the title of somebody else',
      'Direct assistance to the Vice President of Business Development and Marketing',
      'Marketing',
    ],
    ['as what others did', 'Attended a project run by Kubernetes experts', 'Kubernetes'],
    ['as what was asked about', 'Interviewed 9 people on Terraform', 'Terraform'],
    ['as what was spoken of', 'Spoke at two fairs about Kafka', 'Kafka'],
  ])('%s: %s', (_how, text, term) => {
    expect(showsUse(standardLexicon(), text, rangeOf(text, term))).toBe(false);
  });
});

test.each([
  ['AWS Certified Developer', 'AWS', true],
  ['MEDDIC Practitioner', 'MEDDIC', true],
  ['Mental Health First Aider', 'Mental Health', false],
  ['企业人力资源管理师三级', '人力资源', false],
  ['Java 认证', 'Java', true],
])('the certificate "%s" speaks of %s itself: %s', (name, term, speaks) => {
  expect(namesItself(standardLexicon(), name, rangeOf(name, term))).toBe(speaks);
});
