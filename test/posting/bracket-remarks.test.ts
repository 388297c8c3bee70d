import { describe, expect, it } from 'vitest';
import { standardLexicon } from '../../src/lexicon/lexicon.ts';
import { readByRules, readPosting } from '../../src/posting/read-posting.ts';

const target = (jobDescription: string) => ({ jobDescription, companyName: '', position: '' });
const classes = (text: string): readonly string[] =>
  readByRules(standardLexicon(), target(text)).requirements.map(
    ({ alternatives, class: asked }) => `${asked}: ${alternatives.join(' | ')}`,
  );

const rows: readonly (readonly [text: string, expected: readonly string[]])[] = [
  [
    'Requisitos:\n- Manejo de Excel (excluyente) Manejo de SAP (deseable) Carnet de conducir (no excluyente)',
    ['must: Microsoft Excel', 'nice: SAP', "nice: driver's license"],
  ],
  [
    'Requisitos:\n- Manejo de Excel. (Excluyente) Manejo de SAP. (Deseable)',
    ['must: Microsoft Excel', 'nice: SAP'],
  ],
  ['Requisitos:\n- Manejo de SAP (preferentemente, no excluyente)', ['nice: SAP']],
  ['Requirements:\n- Terraform (preferred)\n- Docker (required)', ['nice: Terraform', 'must: Docker']],
  ['Anforderungen:\n- SAP (wünschenswert)\n- Excel (zwingend)', ['nice: SAP', 'must: Microsoft Excel']],
  ['Profil :\n- Excel (facultatif)\n- SAP (exigé)', ['nice: Microsoft Excel', 'must: SAP']],
  ['任职要求：\n- 熟悉Python（优先）\n- 熟悉Java（必备）', ['nice: Python', 'must: Java']],
  ['Requirements:\n- Docker (Kubernetes preferred)', ['must: Docker', 'nice: Kubernetes']],
];

describe('a remark in brackets', () => {
  it.each(rows)('rules the item before it: %s', (text, expected) => {
    expect(classes(text)).toEqual(expected);
  });

  it('rules it with the models, too, in a text that lost its line breaks', () => {
    const { requirements } = readPosting(
      standardLexicon(),
      target(
        'Analista de faros\n\nBuscamos una persona para el mantenimiento del faro.\n\nRequisitos: Manejo de Excel (Excluyente) Uso de SAP u otro programa. (Deseable) Licencia para embarcaciones (Deseable)',
      ),
    );
    const classOf = (name: string) => requirements.find((one) => one.alternatives.includes(name))?.class;
    expect([classOf('Microsoft Excel'), classOf('SAP')]).toEqual(['must', 'nice']);
  });
});
