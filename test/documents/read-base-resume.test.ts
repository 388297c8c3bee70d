import { describe, expect, it } from 'vitest';
import { hasContent, readBaseResume } from '../../src/documents/read-base-resume.ts';

const person = { basics: { name: 'Ana Ruiz' } };

describe('readBaseResume', () => {
  it.each([
    ['json-resume', { ...person, work: [] }],
    ['json-resume', { basics: { name: 'Ana' }, 'x-other': true }],
    ['reactive-resume-v3', { ...person, sections: { work: { items: [] } }, metadata: {} }],
    ['reactive-resume-v5', { ...person, picture: {}, summary: {}, sections: {}, metadata: {} }],
    ['reactive-resume-v4', { ...person, sections: { experience: { items: [] } } }],
  ])('recognizes %s by its shape', (format, source) => {
    expect(readBaseResume(source).format).toBe(format);
  });

  it.each([
    [{ hello: 'world' }, /unsupported resume format/],
    [{}, /unsupported resume format/],
    [{ work: [{ name: 'Acme' }] }, /^basics\.name: is missing/],
    [{ basics: { name: ' \u200B ' } }, /^basics\.name: is missing/],
    [{ basics: { name: 'Your Name' } }, /placeholder/],
    [{ basics: { name: '[Full Name]' } }, /placeholder/],
    [{ basics: { name: 'John Doe', summary: 'A summary of John Doe…' } }, /placeholder/],
    [{ ...person, deep: JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) }, /nested too deeply/],
  ])('refuses %j with the reason', (source, message) => {
    expect(() => readBaseResume(source)).toThrow(message);
  });

  it.each(['John Doe', 'Jane Doe', 'Jo Name', 'First Okafor', 'Yourname Li'])(
    'reads %s as the name of a person',
    (name) => {
      expect(readBaseResume({ basics: { name, summary: 'Ten years of work.' } }).document.basics.name).toBe(
        name,
      );
    },
  );
});

describe('hasContent', () => {
  it.each([
    [false, {}],
    [false, { work: [], skills: null }],
    [false, { work: [{}, { name: '' }] }],
    [true, { work: [{ name: 'Acme' }] }],
    [true, { skills: ['Java'] }],
    [true, { basics: { ...person.basics, summary: 'I cook.' } }],
    [false, { basics: { ...person.basics, phone: '1', profiles: [{ network: 'GitHub', username: 'ana' }] } }],
  ])('is %s for %j', (expected, rest) => {
    const { document } = readBaseResume({ ...person, ...rest });
    expect(hasContent(document)).toBe(expected);
  });
});
