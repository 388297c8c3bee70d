import { describe, expect, it } from 'vitest';
import { withSeparatePlaceholders } from '../../../src/documents/outline/lines/anonymized-lines.ts';
import { readOutline } from '../../../src/documents/outline/read-outline.ts';
import type { SourceLine } from '../../../src/documents/outline/source-line.ts';

let count = 0;

function line(text: string, style: SourceLine['style'] = 'text'): SourceLine {
  count += 1;
  return { place: `page 1, line ${count}`, text, aside: '', style, links: [] };
}

const anonymized = (text: string) =>
  withSeparatePlaceholders([line(text), line('Company Name'), line('Company Name')])[0]?.text;

describe('The placeholders of an anonymized resume', () => {
  it.each([
    [
      'Company Name City , State Night Baker 08/2011 to Current',
      'Company Name | City, State | Night Baker 08/2011 to Current',
    ],
    [
      'Night Baker 08/2011 to 05/2013 Company Name – City , State',
      'Night Baker 08/2011 to 05/2013 | Company Name | City, State',
    ],
    ['Company Name Night Baker', 'Company Name | Night Baker'],
    ['Company Name – City', 'Company Name | City'],
    ['BSc : Botany Oak University City , State', 'BSc : Botany Oak University | City, State'],
    ['Oak University – City , State , Peru', 'Oak University | City, State, Peru'],
    ['Oak University City , State Botany', 'Oak University | City, State | Botany'],
    ['Baker – Night Shift', 'Baker – Night Shift'],
    ['Oakhurst City, State University', 'Oakhurst City, State University'],
  ])('are separated from the names beside them: %s', (written, separated) => {
    expect(anonymized(written)).toBe(separated);
  });

  it('are not looked for in other resumes and in bullets', () => {
    expect(withSeparatePlaceholders([line('Company Name Baker')])[0]?.text).toBe('Company Name Baker');
    const bullet = line('Renamed Company Name City , State in all forms', 'bullet');
    expect(withSeparatePlaceholders([bullet, line('Company Name'), line('Company Name')])[0]).toBe(bullet);
  });

  it('do not cut an opening in two', () => {
    const opened = { ...line('Company Name City , State Baker'), opening: 'Company Name City' };
    const [read] = withSeparatePlaceholders([opened, line('Company Name'), line('Company Name')]);
    expect(read).not.toHaveProperty('opening');
  });

  it('are employer and place of a job, and the title above all is the headline', () => {
    const { source } = readOutline([
      line('NIGHT BAKER'),
      line('Experience', 'heading'),
      line('Company Name City , State Night Baker 08/2011 to Current'),
      line('Baked rye bread for the whole town', 'bullet'),
      line('Company Name City , State Pastry Cook 09/2009 to 07/2011'),
      line('Made cakes for weddings', 'bullet'),
      line('Education', 'heading'),
      line('Bachelor of Science : Food Science 2008 Oak University City , State'),
    ]);
    expect(source['basics']).toEqual({ label: 'NIGHT BAKER' });
    expect(source['work']).toMatchObject([
      { name: 'Company Name', position: 'Night Baker', location: 'City, State' },
      { name: 'Company Name', position: 'Pastry Cook', location: 'City, State' },
    ]);
    expect(source['education']).toMatchObject([{ institution: 'Oak University', area: 'Food Science' }]);
  });
});
