import { expect, it } from 'vitest';
import { commonGender } from '../../../src/lexicon/titles/title-keys.ts';

it.each([
  ['beraterin', 'berater'],
  ['tierarztin', 'tierarzt'],
  ['buchhalterin', 'buchhalter'],
  ['technischer', 'technisch'],
  ['projeteuse', 'projeteur'],
  ['conductrice', 'conducteur'],
  ['technicienne', 'technicien'],
  ['inmobiliaria', 'inmobiliario'],
  ['disenadora', 'disenador'],
  ['encargada', 'encargado'],
])('%s is held by a woman, %s by anybody', (feminine, common) => {
  expect(commonGender(feminine)).toBe(common);
  expect(commonGender(common)).toBe(common);
});

it.each(['engineer', 'nurse', 'vente', 'cartera', 'berlin', 'era', ''])('"%s" stays as it is', (word) => {
  expect(commonGender(word)).toBe(word);
});
