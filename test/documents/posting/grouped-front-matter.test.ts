import { describe, expect, it } from 'vitest';
import { frontMatter } from '../../../src/documents/posting/front-matter.ts';

const fieldsOf = (...rows: readonly string[]) =>
  Object.fromEntries(frontMatter(['---', ...rows, '---', 'We build boats.'].join('\n')).fields);

describe('rows of front matter that belong to a row above them', () => {
  it('have its name before theirs, so that the title of a picture is not that of the job', () => {
    expect(
      fieldsOf('image:', '  src: harbor.jpg', '  title: Harbor', 'tags:', '- Jobs', 'title: Boat Builder'),
    ).toMatchObject({
      'image title': 'Harbor',
      title: 'Boat Builder',
    });
  });

  it('end with the indentation', () => {
    expect(
      fieldsOf('job:', '  place:', '    town: Hull', '  title: Boat Builder', 'date: 2020'),
    ).toMatchObject({
      'job place town': 'Hull',
      'job title': 'Boat Builder',
      date: '2020',
    });
  });

  it('keep their own name in a list', () => {
    expect(fieldsOf('vacancies:', '  - title: Boat Builder')).toMatchObject({ title: 'Boat Builder' });
  });
});
