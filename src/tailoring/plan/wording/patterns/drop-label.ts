import { wordList } from '../../../../lexicon/packed/word-lists.ts';
import { isIrregularPast } from '../../../../lexicon/words/verb-forms.ts';
import { isPastForm } from '../../../../lexicon/words/verbs.ts';
import type { Language } from '../../../../text/language.ts';
import { preparedPattern } from '../../../../text/patterns/prepared-pattern.ts';
import { firstWord } from '../../../../text/tokenize.ts';
import { capitalized } from '../../../grammar/spelling.ts';
import { opensWithAction } from '../is-statement.ts';
import { over, type Pattern, withStyle } from '../pattern.ts';

const label = preparedPattern(
  String.raw`^(?<label>\p{L}[\p{L} ]{2,40}?)(?:\s?[:：]\s?|\s(?=\p{Lu}\p{Ll}+\s))(?<rest>\S.*)$`,
  'su',
);
/** A second label, or a list of names after the first. */
const another = preparedPattern(String.raw`[:：]\s`);
/** The start of an action: a capital or a verb form. Excludes `Funciones: las propias del puesto` and `Duties: see below`. */
const opensAction = preparedPattern(
  String.raw`^(?:\p{Lu}\p{Ll}|\p{Script=Han}|\p{Ll}{3,}(?:ed|ing)(?!\p{L}))`,
);
const minWords = 3;
/** -ing forms joined by commas; without the label, later ones would say how the first was done: `baking rolls, serving guests`. */
const dutiesInRow = preparedPattern(
  String.raw`^\p{L}+ing\s[^,.;]{1,60},\s(?:\p{L}+ly\s)?\p{L}+ing\s(?!(?:[^,.;]*\s)?and\s)[^,.;]*(?:[.;]|$)`,
  'u',
);

/** Drops a label that only announces an action: `Key achievement: Built …`, `Tareas realizadas: Atención …`. */
function withoutLabel(text: string, language: Language): string | null {
  const { label: name = '', rest = '' } = label.exec(text)?.groups ?? {};
  if (!wordList('writing', 'duty_label').hasIn(language, name.toLowerCase()) || another.test(rest))
    return null;
  const marked = text.slice(name.length).trimStart();
  const isMarked = marked.startsWith(':') || marked.startsWith('：');
  // A label without a colon is only certain before a past verb.
  if (!isMarked && !(language === 'en' && isPast(firstWord(rest)))) return null;
  if (isMarked && !(opensAction.test(rest) || namesAction(rest, language))) return null;
  if (dutiesInRow.test(rest)) return null;
  const isLong = language === 'zh' ? rest.length > minWords : rest.split(/\s+/).length >= minWords;
  return isLong ? capitalized(rest) : null;
}

/** True for an action in small letters, outside English: `Missions : création de notices`. */
function namesAction(text: string, language: Language): boolean {
  return language !== 'en' && opensWithAction(text, language);
}

function isPast(word: string): boolean {
  return isPastForm(word) || isIrregularPast(word.toLowerCase());
}

function dropLabelIn(language: Language, examples: Pattern['examples'], leaves: Pattern['leaves']): Pattern {
  return {
    rule: language === 'en' ? 'drop_label' : `drop_label_${language}`,
    why: 'label',
    languages: [language],
    from: 'good',
    apply: (text, { style: { isLabeled } }) => (isLabeled ? null : withoutLabel(text, language)),
    examples,
    leaves,
  };
}

export const dropLabels: readonly Pattern[] = [
  dropLabelIn(
    'en',
    [
      ['Key Achievement: Guided the oven from drawing to sale', 'Guided the oven from drawing to sale'],
      ['Accomplishments Trained six new bakers in two shops', 'Trained six new bakers in two shops'],
      ['Accomplishments Became head of the morning shift', 'Became head of the morning shift'],
      ['Duties included: sorting the post of three offices', 'Sorting the post of three offices'],
    ],
    [
      ['a label that names something says more', 'Quality control: Checked all deliveries of flour'],
      ['two labels order the line', 'Responsibilities: filing the post. Results: no letter was lost'],
      ['without a verb the word may belong to the line', 'Achievements Award of the town in 2019'],
      [
        'duties that nothing but a comma joins need their label',
        'Responsibilities: keeping the budget, hiring bakers',
      ],
      ['a word or two need their label', 'Responsibilities: Cashier'],
      [
        'other lines have theirs',
        'Duties: sorting the post of two towns',
        withStyle(over, { isLabeled: true }),
      ],
    ],
  ),
  dropLabelIn(
    'de',
    [
      [
        'Aufgaben: Betreuung von 40 Kunden im Verkaufsgebiet Nord',
        'Betreuung von 40 Kunden im Verkaufsgebiet Nord',
      ],
    ],
    [['ein Wort, das etwas nennt, bleibt', 'Einkauf: Bestellung von Mehl und Zucker']],
  ),
  dropLabelIn(
    'fr',
    [
      [
        'Missions réalisées : Accueil des clients et tenue de la caisse',
        'Accueil des clients et tenue de la caisse',
      ],
      ['Missions : tenue de la caisse et accueil des clients', 'Tenue de la caisse et accueil des clients'],
    ],
    [
      ['ce qui n’est pas une action a besoin de son titre', 'Missions : humanitaires au Mali et au Tchad'],
      ['une mission est un voyage aussi', 'Mission : Convoi humanitaire au Mali'],
      ['un mot qui nomme quelque chose reste', 'Achats : commande de farine et de sucre'],
    ],
  ),
  dropLabelIn(
    'es',
    [
      [
        'Tareas desempeñadas: Atención al público y cobro de facturas',
        'Atención al público y cobro de facturas',
      ],
      ['Descripción: Venta de pan a 12 hoteles', 'Venta de pan a 12 hoteles'],
    ],
    [['una palabra que nombra algo se queda', 'Compras: pedido de harina y azúcar']],
  ),
  dropLabelIn(
    'zh',
    [['主要职责：接听办公室的电话并撰写信件', '接听办公室的电话并撰写信件']],
    [['说明内容的标题留着', '采购管理：订购面粉和糖']],
  ),
];
