import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { respellNames } from '../../../../src/tailoring/plan/wording/name-spelling.ts';

describe('names of tools', () => {
  test.each([
    ['Wrote javascript for two shops', 'Wrote JavaScript for two shops'],
    ['Moved 3 services from Github to Gitlab', 'Moved 3 services from GitHub to GitLab'],
    ['Wrote posts for Linkedin and Youtube', 'Wrote posts for LinkedIn and YouTube'],
    ['Held talks with Power Point', 'Held talks with PowerPoint'],
    ['Wrote a nodejs service', 'Wrote a Node.js service'],
    ['Kept a Html and a mysql course', 'Kept an HTML and a MySQL course'],
    ['Ran 3 sites with docker and kubernetes', 'Ran 3 sites with Docker and Kubernetes'],
  ])('are written as their makers do: %s', (text, after) => {
    expect(respellNames(standardLexicon(), text).text).toBe(after);
  });

  test.each([
    ['it is the short form of the name before', 'Wrote it in WebAssembly (Wasm)'],
    ['they have their capitals', 'Wrote JavaScript for two shops'],
    ['the text is in capitals', 'WROTE JAVASCRIPT'],
    ['capitals may be another name', 'Kept the routers with IOS'],
    ['a word may be another name', 'Loaded the statements into Atlas'],
    ['a word of them has a capital', 'Wrote a shop with Yii Framework'],
    ['a word may be no name', 'Measured the Oxygen of 3 lakes'],
    ['it is a word of the language', 'Set the outlook for sales of 3 shops'],
    ['it is who works there', 'Met a docker on the pier'],
    ['it is where rivers meet', 'Mapped the confluence of rivers'],
    ['its makers write it small', 'Bundled the pages with webpack'],
    ['two words are no name', 'Kept the shops linked in one power point plan'],
    ['it is part of a longer address', 'See linkedin.com/in/example or youtube.example'],
    ['it is part of an address', 'See github.com/example and example-python'],
    ['it is what people do and no tool', 'Did agile work'],
  ])('stay where %s', (_why, text) => {
    expect(respellNames(standardLexicon(), text)).toEqual({ text, names: [] });
  });
});
