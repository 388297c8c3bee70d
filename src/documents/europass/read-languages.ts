import type { JsonObject } from '../../contract/json-object.ts';
import { filled, languageName } from './europass-texts.ts';
import { elementsAt, textAt, type XmlElement } from './xml-tree.ts';

const motherTongue = 'Mother tongue';

/** Languages and their levels of the Common European Framework. */
export function readLanguages(root: XmlElement, language: string): readonly JsonObject[] {
  const mother = elementsAt(root, 'MotherTongue').map((one) => textAt(one, 'Description/Label'));
  const primary = elementsAt(root, 'PrimaryLanguageCode').map(({ text }) =>
    languageName(text.trim(), language),
  );
  const foreign = elementsAt(root, 'ForeignLanguage').map((one) => {
    const levels = (elementsAt(one, 'ProficiencyLevel')[0]?.children ?? []).map(({ text }) => text.trim());
    return filled({ language: textAt(one, 'Description/Label'), fluency: [...new Set(levels)].join(', ') });
  });
  const known = elementsAt(root, 'PersonCompetency')
    .filter(isLanguage)
    .map((one) => {
      const levels = elementsAt(one, 'CompetencyDimension').map((level) => textAt(level, 'ScoreText'));
      const name = textAt(one, 'CompetencyName') || languageName(textAt(one, 'CompetencyID'), language);
      return filled({ language: name, fluency: [...new Set(levels)].filter(Boolean).join(', ') });
    });
  const spoken = [...mother, ...primary].map((name) => ({ language: name, fluency: motherTongue }));
  return [...spoken, ...foreign, ...known].filter((one) => 'language' in one && one['language'] !== '');
}

export function isLanguage(competency: XmlElement): boolean {
  return textAt(competency, 'TaxonomyID').toLowerCase() === 'language';
}
