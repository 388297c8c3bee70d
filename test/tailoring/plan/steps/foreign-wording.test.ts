import { expect, test } from 'vitest';
import { createRulesEngine } from '../../../../src/tailoring/rules-engine.ts';
import { asOf, documentOf } from '../../cases.ts';

/* German, French and Spanish jobs, whose lines open alike after tailoring. */

interface Job {
  readonly summary?: string;
  readonly highlights?: readonly string[];
}

/** The text of a job that is over, tailored, without markup. */
async function linesOf({ summary = '', highlights = [] }: Job): Promise<readonly string[]> {
  const base = documentOf({
    resume: {
      basics: { name: 'Kim Vale', email: 'kim@example.org' },
      work: [
        {
          name: 'Pond',
          position: 'Clerk',
          startDate: '2015-03',
          endDate: '2019-06',
          summary,
          highlights: [...highlights],
        },
      ],
    },
  });
  const target = { position: 'Clerk', companyName: 'Mill Lane', jobDescription: 'Requirements\n- Filing' };
  const { document } = await createRulesEngine().tailor({ base, target, level: 'super', asOf });
  const written = document.sections.experience.items[0]?.summary ?? '';
  return [...written.matchAll(/<(?:li|p)>(.*?)<\/(?:li|p)>/g)].map(([, text = '']) => text);
}

test('an infinitive among nouns becomes a noun', async () => {
  const nouns = ['Erstellung von Angeboten für die Filialen', 'Betreuung der Kunden im Raum Süd'];
  const others = ['Pflege der Bestände und der Listen im Lager'];
  expect(await linesOf({ highlights: [...nouns, 'Verträge mit den Mühlen prüfen', ...others] })).toEqual([
    ...nouns,
    'Prüfung von Verträgen mit den Mühlen',
    ...others,
  ]);
});

test('a list of infinitives stays, and loses the frame of a duty', async () => {
  const list = [
    'Trier le courrier des deux bureaux de la société',
    'Former les vendeurs de la boutique au tri',
    'Gérer les stocks de farine dans les magasins',
  ];
  expect(await linesOf({ highlights: [...list, "Chargée d'animer les réunions de l'équipe"] })).toEqual([
    ...list,
    "Animer les réunions de l'équipe",
  ]);
});

test('a duty beside verbs in the past gets no noun', async () => {
  const list = [
    'Vendí pan en las dos tiendas de la empresa',
    'Atendí las llamadas de los socios del club',
    'A cargo de 5 cajeros en la tienda de la plaza',
  ];
  expect(await linesOf({ highlights: list })).toEqual(list);
});

test('a paragraph that only names activities loses its frames', async () => {
  const further = 'Gestión de los pedidos de pan de la empresa.';
  expect(await linesOf({ summary: `Encargada de la elaboración de informes del mes. ${further}` })).toEqual([
    `Elaboración de informes del mes. ${further}`,
  ]);
});

test('beside a sentence with a verb, a duty in a paragraph stays', async () => {
  const summary =
    'Encargada de la elaboración de informes del mes. Vendí pan en las dos tiendas de la empresa.';
  expect((await linesOf({ summary })).join(' ')).toContain('Encargada de la elaboración');
});
