import { describe, expect, it } from 'vitest';
import { placeName } from '../../src/text/place-name.ts';

describe('placeName', () => {
  it.each([
    ['work[0].highlights[1]', 'job 1, point 2'],
    ['work[2].summary', 'job 3, text'],
    ['work[2].position', 'job 3, title'],
    ['work[0].highlights', 'job 1, points'],
    ['work[1]', 'job 2'],
    ['work', 'jobs'],
    ['skills', 'skills'],
    ['skills[4].keywords[2]', 'skill group 5'],
    ['certificates[1].name', 'certificate 2'],
    ['education[0].studyType', 'school 1'],
    ['languages[0].fluency', 'language 1'],
    ['projects[0].description', 'project 1, text'],
    ['basics.label', 'headline'],
    ['basics.summary', 'summary'],
    ['custom[0].items[1].name', 'other section 1, entry 2'],
    ['basics.customFields[0].value', 'contact details'],
    ['basics.location.city', 'basics.location.city'],
    ['basics.phone', 'phone number'],
    ['basics.url', 'website'],
    ['basics.profiles[1].username', 'profile 2'],
    ['references[0].name', 'reference 1'],
    ['custom[1]', 'other section 2'],
    ['', ''],
  ])('%s is "%s"', (path, name) => {
    expect(placeName(path)).toBe(name);
  });
});
