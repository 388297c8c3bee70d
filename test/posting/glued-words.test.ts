import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { cleanPosting } from '../../src/posting/cleaning.ts';

describe('a function word that runs into a known name', () => {
  it.each([
    ['Kenntnisse inNetzwerktechnik', 'Kenntnisse in Netzwerktechnik'],
    ['Betreuung vonLinux fürWindows', 'Betreuung von Linux für Windows'],
    ['Docker andJ2EE', 'Docker and J2EE'],
    ['<p>avecDocker</p>', '\navec Docker\n'],
  ])('gets its blank back: %s', (source, text) => {
    expect(cleanPosting(standardLexicon(), source).text).toBe(text);
  });

  it('can still be traced to its source', () => {
    const source = 'Zelte und Betreuung vonLinux';
    const clean = cleanPosting(standardLexicon(), source);
    const start = clean.text.indexOf('Linux');
    expect(clean.sourceRange(start, start + 'Linux'.length)).toEqual({ start: 23, end: 28 });
  });

  it.each([
    'inDesign',
    'JavaScript, javaScript, DevOps, iOS, GmbH, McDonald',
    'isMarkdown, useState, forEach, withRouter, toLowerCase',
    'example.org/inDocker, #forDocker, user@inDocker',
    'lampDocker',
  ])('is left in names and addresses: %s', (source) => {
    expect(cleanPosting(standardLexicon(), source).text).toBe(source);
  });
});

describe('a word that begins no name in a program', () => {
  it.each([
    ['Kenntnisse derLeuchtturmwartung', 'Kenntnisse der Leuchtturmwartung'],
    ['AlsLampenwart arbeiten Sie', 'Als Lampenwart arbeiten Sie'],
    ['Erfahrung alsHR-Manager', 'Erfahrung als HR-Manager'],
    ['Look after ourHarbor', 'Look after our Harbor'],
  ])('gets its blank back before any noun: %s', (source, text) => {
    expect(cleanPosting(standardLexicon(), source).text).toBe(text);
  });

  it.each(['DerLeuchtturm', 'vonAbc, derTH', 'thenCatch, anyMatch'])('is left in names: %s', (source) => {
    expect(cleanPosting(standardLexicon(), source).text).toBe(source);
  });
});

describe('known names without a blank between them', () => {
  it.each([
    ['KubernetesTerraform', 'Kubernetes Terraform'],
    ['- PhotoshopWe', '- Photoshop We'],
    ['DOCKERKUBERNETES', 'DOCKER KUBERNETES'],
    ['ExcelPhotoshop, AnsibleDockerRedis', 'Excel Photoshop, Ansible Docker Redis'],
  ])('get it back: %s', (source, text) => {
    expect(cleanPosting(standardLexicon(), source).text).toBe(text);
  });

  it.each([
    'JavaScript, TypeScript, PowerPoint, GitHub, SharePoint, HubSpot, PostgreSQL, OpenShift, WordPress',
    'JavaFX, MySQLWorkbenchish, ReactFoo, FooReact, MacBook, AirDrop',
    'https://example.org/KubernetesTerraform, ada@KubernetesTerraform.example',
    'KubernetesTerraformFoo',
  ])('are left in other words: %s', (source) => {
    expect(cleanPosting(standardLexicon(), source).text).toBe(source);
  });
});
