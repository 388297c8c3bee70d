import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import type { AskedRequirement, Posting } from '../../../../src/posting/posting.ts';
import { swapAliases } from '../../../../src/tailoring/plan/wording/swap-aliases.ts';
import { wantedSpellings } from '../../../../src/tailoring/plan/wording/wanted-spellings.ts';

function postingFor(terms: readonly string[], kind: AskedRequirement['kind'] = 'skill'): Posting {
  const requirements = terms.map((term, index) => ({
    id: `r${index + 1}`,
    term,
    class: 'must' as const,
    alternatives: [term],
    kind,
    source: { section: 'requirements', start: 0, end: 1 },
    probability: 1,
    reason: 'test',
  }));
  return {
    language: 'en',
    requirements,
    years: null,
    degree: null,
    degreeMandatory: false,
    knockouts: [],
    warnings: [],
  };
}

function swap(text: string, ...terms: string[]): string {
  return swapAliases(standardLexicon(), text, wantedSpellings(standardLexicon(), postingFor(terms), 'en', ''))
    .text;
}

test('the form of the person stays where the posting writes that, too', () => {
  const asked = postingFor(['PostgreSQL']);
  const wanted = wantedSpellings(
    standardLexicon(),
    asked,
    'en',
    'We ask for PostgreSQL. Our Postgres runs for years.',
  );
  expect(swapAliases(standardLexicon(), 'Postgres tuning', wanted).text).toBe('Postgres tuning');
  expect(
    swapAliases(
      standardLexicon(),
      'Postgres tuning',
      wantedSpellings(standardLexicon(), asked, 'en', 'PostgreSQL'),
    ).text,
  ).toBe('PostgreSQL tuning');
});

test('of two names in one list both are written properly, or none', () => {
  const asked = ['Spring Boot', 'MyBatis'];
  expect(swap('使用springboot、mybatis重构支付模块', ...asked)).toBe('使用Spring Boot、MyBatis重构支付模块');
  expect(swap('Used mybatis, mysql', ...asked)).toBe('Used mybatis, mysql');
  expect(swap('Used springboot for shops; mybatis too', ...asked)).toBe(
    'Used Spring Boot for shops; mybatis too',
  );
});

describe('swapAliases', () => {
  test.each([
    ['Moved 4 services to k8s', 'Kubernetes', 'Moved 4 services to Kubernetes'],
    ['Ran k8s clusters; upgraded k8s to 1.20', 'Kubernetes', 'Ran Kubernetes clusters; upgraded k8s to 1.20'],
    ['Wrote it in NodeJS', 'Node.js', 'Wrote it in Node.js'],
    ['Wrote it in JAVASCRIPT', 'JavaScript', 'Wrote it in JAVASCRIPT'],
    ['Wrote REST endpoints', 'REST APIs', 'Wrote REST APIs'],
    ['Postgres tuning', 'PostgreSQL', 'PostgreSQL tuning'],
    ['Wrote REST endpoints', 'REST API', 'Wrote REST APIs'],
    ['Ran G Suite', 'Google Workspace', 'Ran Google Workspace'],
    ['Ran Google Workspace', 'G Suite', 'Ran Google Workspace'],
    ['Moved 4 sites to Entra ID', 'Azure AD', 'Moved 4 sites to Entra ID'],
    ['Trained the ward in moving and handling', 'Manual handling', 'Trained the ward in manual handling'],
    ['Ran k8s', 'kubernetes', 'Ran Kubernetes'],
    ['A site with a RESTful API that shops use', 'REST APIs', 'A site with a REST API that shops use'],
    ['Put it behind a public RESTful API', 'REST APIs', 'Put it behind a public REST API'],
  ])('%s, for %s', (text, term, after) => {
    expect(swap(text, term)).toBe(after);
  });

  test.each([
    ['both spellings are there already', 'Ran Kubernetes (k8s)', 'Kubernetes'],
    ['it is part of another name', 'Wrote the k8s-operator', 'Kubernetes'],
    ['it is no alias but a sibling', 'Trained models in PyTorch', 'TensorFlow'],
    ['it is only what it implies', 'Wrote services in Spring Boot', 'Java'],
    ['the posting does not ask for it', 'Ran k8s', 'Terraform'],
    ['the posting has it in short', 'Moved 4 services to Kubernetes', 'k8s'],
    ['the posting clips the name', 'Kept the data in MongoDB', 'Mongo'],
    ['it is the short form of the name before', 'Wrote it in WebAssembly (Wasm)', 'WASM'],
    ['it has an owner', 'Kept logs in Amazon Elasticsearch', 'Elastic Search'],
    ['the base names the activity and the posting the action', 'Did forecasting for two plants', 'forecast'],
    ['they differ by an ending alone', 'A/B testing', 'A/B tests'],
  ])('nothing changes when %s', (_why, text, term) => {
    expect(swap(text, term)).toBe(text);
  });

  test.each([
    ['a near synonym', 'Kept patients on mechanical ventilation', 'ventilator management'],
    ['a part for the whole', 'Did the purchasing', 'procurement'],
    ['a spelling that would join the next noun', 'Explained A/B testing add-ons', 'A/B tests'],
    [
      'an expansion that would join the next noun',
      'Ordered CRRT sets',
      'continuous renal replacement therapy',
    ],
  ])('nothing changes for %s', (_what, text, term) => {
    expect(swap(text, term)).toBe(text);
  });

  test('a posting in another language lends the names of tools and nothing else', () => {
    const posting = { ...postingFor(['Kubernetes', 'natural language processing']), language: 'de' as const };
    const wanted = wantedSpellings(standardLexicon(), posting, 'en', '');
    expect(swapAliases(standardLexicon(), 'Ran NLP on k8s', wanted).text).toBe('Ran NLP on Kubernetes');
  });

  test('a spelling that the posting uses as well stays', () => {
    const [asked, ...others] = postingFor(['continuous renal replacement therapy']).requirements;
    const requirements = [...(asked ? [{ ...asked, alsoWritten: ['CRRT'] }] : []), ...others];
    const wanted = wantedSpellings(standardLexicon(), { ...postingFor([]), requirements }, 'en', '');
    expect(swapAliases(standardLexicon(), 'Ran CRRT on nights', wanted).swaps).toEqual([]);
  });

  test('certificates keep the words of their issuers', () => {
    const wanted = wantedSpellings(
      standardLexicon(),
      postingFor(['Advanced Cardiac Life Support'], 'certificate'),
      'en',
      '',
    );
    expect(swapAliases(standardLexicon(), 'Holds ACLS', wanted)).toEqual({ text: 'Holds ACLS', swaps: [] });
  });

  test('every swap says what it took and what it put', () => {
    expect(
      swapAliases(
        standardLexicon(),
        'Ran k8s on Postgres',
        wantedSpellings(standardLexicon(), postingFor(['Kubernetes', 'PostgreSQL']), 'en', ''),
      ).swaps,
    ).toEqual([
      { requirement: 'r1', from: 'k8s', to: 'Kubernetes' },
      { requirement: 'r2', from: 'Postgres', to: 'PostgreSQL' },
    ]);
  });

  test('the article fits the new word', () => {
    expect(swap('Kept a Postgres and a k8s cluster', 'Kubernetes')).toBe(
      'Kept a Postgres and a Kubernetes cluster',
    );
  });

  test.each([
    ['content management systems', 'Set up a CMS for a museum'],
    ['bills of materials', 'Kept the BOM of 3 pumps'],
  ])('an acronym of one is not explained by several: %s', (wanted, text) => {
    expect(swap(text, wanted)).toBe(text);
  });
});
