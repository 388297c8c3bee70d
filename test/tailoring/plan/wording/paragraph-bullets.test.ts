import { describe, expect, test } from 'vitest';
import { standardLexicon } from '../../../../src/lexicon/lexicon.ts';
import { paragraphBullets } from '../../../../src/tailoring/plan/wording/paragraph-bullets.ts';
import type { Language } from '../../../../src/text/language.ts';

function bulletsOf(text: string, language: Language = 'en', organization = 'Harbour Bakery') {
  return paragraphBullets(text, { lexicon: standardLexicon(), organization, language });
}

/** Two short sentences alone are no list. */
const last = 'Kept the ledgers of both shops.';
const withLast = (text: string) => bulletsOf(`${text}\n${last}`);

test('what follows a semicolon and names no action stays with it', () => {
  const text =
    'Compra de harina a 12 molinos; los molinos eran de la región; venta de pan a hoteles de la costa.';
  expect(bulletsOf(text, 'es')).toBeNull();
});

describe('sentence by sentence', () => {
  test.each<readonly [Language, string, readonly string[]]>([
    [
      'en',
      'Ran the early shift with six bakers. Ordered flour and fruit from 12 mills. Trained three apprentices.',
      [
        'Ran the early shift with six bakers.',
        'Ordered flour and fruit from 12 mills.',
        'Trained three apprentices.',
      ],
    ],
    [
      'de',
      'Leitung der Frühschicht mit sechs Bäckern. Bestellung von Mehl und Obst bei 12 Mühlen. Ausbildung von drei Lehrlingen.',
      [
        'Leitung der Frühschicht mit sechs Bäckern.',
        'Bestellung von Mehl und Obst bei 12 Mühlen.',
        'Ausbildung von drei Lehrlingen.',
      ],
    ],
    [
      'fr',
      'Conduite de l’équipe du matin avec six boulangers. Commande de farine auprès de 12 moulins. Formation de trois apprentis.',
      [
        'Conduite de l’équipe du matin avec six boulangers.',
        'Commande de farine auprès de 12 moulins.',
        'Formation de trois apprentis.',
      ],
    ],
    [
      'es',
      'Gestión del turno de mañana con seis panaderos. Compra de harina a 12 molinos. Formación de tres aprendices.',
      [
        'Gestión del turno de mañana con seis panaderos.',
        'Compra de harina a 12 molinos.',
        'Formación de tres aprendices.',
      ],
    ],
    [
      'zh',
      '负责早班六名面包师的排班与管理；向十二家磨坊采购面粉和水果；培训三名学徒并考核。',
      ['负责早班六名面包师的排班与管理', '向十二家磨坊采购面粉和水果', '培训三名学徒并考核。'],
    ],
    [
      'fr',
      'Commande de farine auprès de 12 moulins pour trois boutiques ; aide à l’accueil des clients ; formation de trois apprentis.',
      [
        'Commande de farine auprès de 12 moulins pour trois boutiques.',
        'Aide à l’accueil des clients.',
        'Formation de trois apprentis.',
      ],
    ],
    [
      'es',
      'Compra de harina a 12 molinos para tres tiendas; formación de tres aprendices; venta de pan a hoteles',
      [
        'Compra de harina a 12 molinos para tres tiendas',
        'Formación de tres aprendices',
        'Venta de pan a hoteles',
      ],
    ],
  ])('%s: %s', (language, text, bullets) => {
    expect(bulletsOf(text, language)).toEqual({ lead: [], bullets });
  });

  test.each([
    [
      'what refers back to the sentence before stays with it',
      'Rebuilt the order form for the shop. This cut calls by a third. Planned the holiday rota for nine people.',
      [
        'Rebuilt the order form for the shop. This cut calls by a third.',
        'Planned the holiday rota for nine people.',
      ],
    ],
    [
      'so does what tells of a thing named before',
      'Drew up plans for a second oven room. The project was cancelled. Kept the books for the shop.',
      ['Drew up plans for a second oven room. The project was cancelled.', 'Kept the books for the shop.'],
    ],
    [
      'an abbreviation ends nothing',
      'Sold bread, rolls, cakes etc. to cafés in town. Ordered from approx. 12 mills every week.',
      ['Sold bread, rolls, cakes etc. to cafés in town.', 'Ordered from approx. 12 mills every week.'],
    ],
    [
      'a line that was broken at the edge of a page is one sentence',
      'Ran the early shift with six bakers and\nkept the ovens clean.\nOrdered flour from 12 mills.',
      ['Ran the early shift with six bakers and kept the ovens clean.', 'Ordered flour from 12 mills.'],
    ],
    [
      'marks of a broken list go',
      '- Ran the early shift\n- Ordered flour from mills\n• Trained three apprentices',
      ['Ran the early shift', 'Ordered flour from mills', 'Trained three apprentices'],
    ],
    [
      'those of a list in one line too',
      'Ran the early shift • Ordered flour from mills • Trained three apprentices',
      ['Ran the early shift', 'Ordered flour from mills', 'Trained three apprentices'],
    ],
    [
      'a semicolon goes on',
      'Ran the early shift; kept the ovens. Ordered flour from 12 mills.',
      ['Ran the early shift; kept the ovens.', 'Ordered flour from 12 mills.'],
    ],
  ])('%s', (_why, text, bullets) => {
    expect(withLast(text)).toEqual({ lead: [], bullets: [...bullets, last] });
  });

  test.each([
    ['by its name', 'Ran the early shift. Harbour Bakery is a family business with 30 shops. Ordered flour.'],
    ['by another name', 'Ran the early shift. Mill Group is a leading provider of flour. Ordered flour.'],
    ['by a noun', 'Ran the early shift. The company is a bakery with 30 shops. Ordered flour.'],
    ['by no name', 'Ran the early shift. A family business with 30 shops. Ordered flour.'],
  ])('what the employer is joins no action: %s', (_why, text) => {
    expect(withLast(text)).toBeNull();
  });

  test.each([
    [
      'what the employer is stays a paragraph',
      'Harbour Bakery is a family business with 30 shops. Ran the early shift. Ordered flour from 12 mills.',
      ['Harbour Bakery is a family business with 30 shops.'],
    ],
    [
      'so does a place',
      'Oslo, Norway.\nRan the early shift. Ordered flour from 12 mills.',
      ['Oslo, Norway.'],
    ],
    [
      'and the line that announces the list',
      'My tasks there:\nRan the early shift. Ordered flour from 12 mills.',
      ['My tasks there:'],
    ],
  ])('%s', (_why, text, lead) => {
    expect(withLast(text)).toEqual({
      lead,
      bullets: ['Ran the early shift.', 'Ordered flour from 12 mills.', last],
    });
  });
});

test.each([
  ['one sentence is no list', 'Ran the early shift with six bakers and ordered flour from 12 mills.'],
  ['single words are none', 'Bread. Cakes. Rolls.'],
  ['nor is one sentence behind a place', 'Port Vale. Kent. Ran the early shift with six bakers.'],
  [
    'a paragraph with the line of another job is left alone',
    'Ran the early shift with six bakers.\nBaker, Hill Bakery, May 2012 – June 2014\nBaked bread and rolls.',
  ],
])('%s', (_why, text) => {
  expect(bulletsOf(text)).toBeNull();
});

test('a word on a line of its own is no end of the line before', () => {
  expect(
    bulletsOf('Taught bread baking to 12 beginners\nTaught cake baking to 8 beginners\nTutor'),
  ).toBeNull();
});

describe('what is no sentence of its own', () => {
  test('a sentence in brackets stays with the one that it explains', () => {
    const text =
      'Sold ads for B.A.K.E. (Bakers of the Kent East). Wrote two price lists for mills. (It took a year.)';
    expect(withLast(text)?.bullets).toEqual([
      'Sold ads for B.A.K.E. (Bakers of the Kent East).',
      'Wrote two price lists for mills. (It took a year.)',
      last,
    ]);
  });

  test('what only adds to the sentence before stays with it', () => {
    const text =
      'Baked bread for six shops in the town. As well as cakes for the market. Trained three apprentices.';
    expect(withLast(text)?.bullets).toEqual([
      'Baked bread for six shops in the town. As well as cakes for the market.',
      'Trained three apprentices.',
      last,
    ]);
  });

  test.each<readonly [Language, string]>([
    ['zh', '行业类别：餐饮服务\n职位月薪：一万元\n工作描述：\n负责面包的生产和质量检查\n负责原料的采购'],
    ['en', 'Ran the early shift with six bakers.\nAchievements:\nCut the waste of flour by 12 %.'],
  ])('a heading among the lines leaves them as they are (%s)', (language, text) => {
    expect(bulletsOf(text, language)).toBeNull();
  });
});

test.each<readonly [Language, string, string]>([
  ['en', 'Moved the archive of three offices online', 'This cut search time by 30%'],
  ['en', 'Wrote the handbook of the early shift', 'It was used by six bakers'],
  ['de', 'Umzug des Archivs von drei Büros ins Netz', 'Dadurch sank die Suchzeit um 30 %'],
])(
  'a line that refers back to one without a stop leaves the paragraph as it is (%s: %s)',
  (language, ...lines) => {
    expect(bulletsOf([...lines, 'Trained three apprentices'].join('\n'), language)).toBeNull();
  },
);

test.each(['and', 'to', 'the'])('a line that ends in "%s" goes on in the next', (word) => {
  const text = `Ran the early shift with six bakers ${word}\nOvens of two shops\nOrdered flour from 12 mills`;
  expect(withLast(text)?.bullets).toEqual([
    `Ran the early shift with six bakers ${word} Ovens of two shops`,
    'Ordered flour from 12 mills',
    last,
  ]);
});

test.each([
  [
    'what is told by labels',
    'Position: Baker of the early shift\nResponsibilities: Ran two ovens. Trained three apprentices.',
  ],
  ['what has dates alone in a line', 'Ran the early shift with six bakers\n18/03/2018 - 28/02/2020'],
])('%s is no list', (_what, text) => {
  expect(bulletsOf(text)).toBeNull();
});

test('a further point on a line of its own stays one, without the word that adds it', () => {
  const text = 'Ran the early shift with six bakers.\nAlso ordered flour and fruit from 12 mills.';
  expect(withLast(text)?.bullets).toEqual([
    'Ran the early shift with six bakers.',
    'Ordered flour and fruit from 12 mills.',
    last,
  ]);
});

test.each<readonly [Language, string, string]>([
  ['de', 'Ich habe außerdem drei Lehrlinge ausgebildet.', ' '],
  ['fr', 'J’ai également formé trois apprentis.', ' '],
  ['fr', 'Je m’occupais aussi de la formation de trois apprentis.', ' '],
  ['es', 'Me encargaba también de la formación de tres aprendices.', ' '],
  ['zh', '我还带教了三名学徒并考核。', ''],
])('what adds to the sentence before stays with it (%s: %s)', (language, addition, glue) => {
  const sentences: Readonly<Partial<Record<Language, readonly string[]>>> = {
    de: [
      'Leitung der Frühschicht mit sechs Bäckern und zwei Fahrern in der Backstube am Hafen.',
      'Bestellung von Mehl und Obst bei 12 Mühlen in der Region.',
    ],
    fr: [
      'Conduite de l’équipe du matin avec six boulangers et deux livreurs de la ville.',
      'Commande de farine auprès de 12 moulins.',
    ],
    es: ['Gestión del turno de mañana con seis panaderos.', 'Compra de harina a 12 molinos de la región.'],
    zh: [
      '负责早班六名面包师的排班与管理，编制每周的值班计划。',
      '向十二家磨坊采购面粉和水果，核对每批货物的数量。',
    ],
  };
  const [first = '', second = ''] = sentences[language] ?? [];
  expect(bulletsOf([first, second, addition].join(glue), language)?.bullets).toEqual([
    first,
    `${second}${glue}${addition}`,
  ]);
});

test('for whom the work was done stays above the list', () => {
  const text = 'Client: Court of Justice. Wrote the search of its rulings. Trained three colleagues.';
  expect(withLast(text)).toEqual({
    lead: ['Client: Court of Justice.'],
    bullets: ['Wrote the search of its rulings.', 'Trained three colleagues.', last],
  });
});

describe('what a list would not show better', () => {
  const long = `Ran the early shift of the bakery with six bakers ${'and two helpers from the town '.repeat(7)}all year.`;

  test.each([
    ['two short sentences', 'Ran the early shift with six bakers. Ordered flour from 12 mills.'],
    ['a paragraph with a tail', `${long} Ordered flour from 12 mills.`],
    ['a sentence and the tools of it', 'Rebuilt the till of the shop for all six bakers.\nJava, Kafka, SQL'],
    [
      'the title of a paper with its authors',
      'On the rise of rye dough. Ann B. Kim, Dr. Lee Wood. Poster at the fair of the mills. Awarded a prize.',
    ],
    [
      'what has tags behind an address',
      'Ran the early shift with six bakers. Built the shop at https://bread.example.org Java Kafka\nTrained three apprentices.',
    ],
    [
      'mostly how it was',
      'Ran the early shift with six bakers. It was a great time. I am grateful to the whole town. Ordered flour from 12 mills.',
    ],
  ])('%s', (_what, text) => {
    expect(bulletsOf(text)).toBeNull();
  });

  test('how somebody felt about it stays with what was done', () => {
    const text =
      'Ran the early shift with six bakers. Really proud of my part in that. Ordered flour from mills.';
    expect(withLast(text)?.bullets).toEqual([
      'Ran the early shift with six bakers. Really proud of my part in that.',
      'Ordered flour from mills.',
      last,
    ]);
  });

  test('a name with an initial is no end of a sentence', () => {
    const text = 'Baked rye for Ann B. Kim and her shops. Ordered flour from 12 mills.';
    expect(withLast(text)?.bullets).toEqual([
      'Baked rye for Ann B. Kim and her shops.',
      'Ordered flour from 12 mills.',
      last,
    ]);
  });

  test('a name with an exclamation mark is no end of a sentence', () => {
    const text = 'Baked rye for the cafés of Hurrah! Theatres in Leeds. Ordered flour from 12 mills.';
    expect(withLast(text)?.bullets).toEqual([
      'Baked rye for the cafés of Hurrah! Theatres in Leeds.',
      'Ordered flour from 12 mills.',
      last,
    ]);
  });

  test('a later action is a bullet, and one that was done with them is not', () => {
    const text =
      'Ran the early shift. Later moved to the shop in the square. Hired two helpers. Taught them rye.';
    expect(withLast(text)?.bullets).toEqual([
      'Ran the early shift.',
      'Later moved to the shop in the square.',
      'Hired two helpers. Taught them rye.',
      last,
    ]);
  });
});

describe('an abbreviation tears no sentence', () => {
  test.each<readonly [Language, string]>([
    [
      'de',
      'Verantwortung für ein Budget von 2 Mio. Euro im Jahr. Leitung der Frühschicht mit sechs Bäckern.',
    ],
    ['de', 'Leitung eines Umsatzes von 3 Mrd. Franken im Jahr. Planung der Schichten von sechs Bäckern.'],
    ['de', 'Betreuung der Öfen der Fa. Siemens in zwei Städten. Planung der Schichten von sechs Bäckern.'],
    ['de', 'Einkauf von Mehl für rd. EUR 900 im Monat. Planung der Schichten von sechs Bäckern.'],
    ['en', 'Baked rye for Acme Corp. Boston and its shops. Ordered flour and fruit from 12 mills.'],
    ['en', 'Wrote letters for Gov. Smith and his office. Ordered flour and fruit from 12 mills.'],
    ['en', 'Wrote letters for the Dept. Health and its office. Ordered flour and fruit from 12 mills.'],
    ['fr', 'Gestion de la maison de Mme. Durand et de ses fils. Formation de trois apprentis au four.'],
    ['es', 'Venta de pan en los EE. UU. y en México todo el año. Formación de tres aprendices del turno.'],
    ['es', 'Gestión de un presupuesto de 2 mill. Euros cada año. Formación de tres aprendices del turno.'],
    ['es', 'Gestión de la tienda de la Avda. América en Madrid. Formación de tres aprendices del turno.'],
  ])('%s: %s', (language, text) => {
    const second = text.split('. ').at(-1) ?? '';
    const first = text.slice(0, -second.length).trim();
    expect(bulletsOf(`${text} ${second}`, language)?.bullets).toEqual([first, second, second]);
  });

  test.each<readonly [Language, string]>([
    ['de', 'Vertretung von Hr. Müller in der Frühschicht. Planung der Schichten von sechs Bäckern.'],
    ['de', 'Zusammenarbeit mit Prof. Dr. Klein bei der Auswahl. Planung der Schichten von sechs Bäckern.'],
    ['en', 'Reported to Sgt. Miller and Capt. Jones in the yard. Ordered flour and fruit from 12 mills.'],
  ])('nor is a paragraph torn from its list: %s: %s', (language, text) => {
    expect(bulletsOf(`${text} ${text.split('. ').at(-1)}`, language)).toBeNull();
  });

  test('a short name at the end of a sentence does end it', () => {
    const text = 'Ran the early shift in Rome. Ordered flour and fruit from 12 mills.';
    expect(withLast(text)?.bullets).toHaveLength(3);
  });
});

describe('one sentence that is not an action leaves the others their bullets', () => {
  test.each<readonly [string, Language, string, readonly string[]]>([
    [
      'what somebody was is a point behind a sentence that surely ended',
      'en',
      'Ran the early shift with six bakers. Host of the rye evenings in both shops. Ordered flour from 12 mills.',
      [
        'Ran the early shift with six bakers.',
        'Host of the rye evenings in both shops.',
        'Ordered flour from 12 mills.',
      ],
    ],
    [
      'where that is in doubt it stays with the one before',
      'de',
      'Erste Ansprechpartnerin für alle Fragen zu den Broten. Leitung der Frühschicht in Kiel. Bunte Runde von Gästen. Ausbildung von drei Lehrlingen.',
      [
        'Erste Ansprechpartnerin für alle Fragen zu den Broten.',
        'Leitung der Frühschicht in Kiel. Bunte Runde von Gästen.',
        'Ausbildung von drei Lehrlingen.',
      ],
    ],
    [
      'what this job is stands in its heading',
      'en',
      'Joined the bakery as the first of six bakers. In this role, I ordered flour from 12 mills. Trained three apprentices.',
      [
        'Joined the bakery as the first of six bakers.',
        'In this role, I ordered flour from 12 mills.',
        'Trained three apprentices.',
      ],
    ],
    [
      'an address on its own line stays with what it shows',
      'en',
      'Ran the early shift with six bakers.\nBuilt the shop for rye and cakes.\nhttps://bread.example.org/rye\nTrained three apprentices.',
      [
        'Ran the early shift with six bakers.',
        'Built the shop for rye and cakes. https://bread.example.org/rye',
        'Trained three apprentices.',
      ],
    ],
    [
      'the names of tools are a line as they were',
      'en',
      'Built the shop for rye and cakes.\nKept the orders of 12 mills in one table.\nKafka MySQL',
      ['Built the shop for rye and cakes.', 'Kept the orders of 12 mills in one table.', 'Kafka MySQL'],
    ],
    [
      'a line that ends in an acronym has ended',
      'en',
      'Wrote the orders of six shops with their API.\nExperience with ovens and mills.\nTrained three apprentices.',
      [
        'Wrote the orders of six shops with their API.',
        'Experience with ovens and mills.',
        'Trained three apprentices.',
      ],
    ],
    [
      'a bracket that is open goes on',
      'en',
      'Ordered flour (rye. Wheat was bought by others) from 12 mills. Trained three apprentices. Ran the early shift with six bakers.',
      [
        'Ordered flour (rye. Wheat was bought by others) from 12 mills.',
        'Trained three apprentices.',
        'Ran the early shift with six bakers.',
      ],
    ],
  ])('%s', (_why, language, text, bullets) => {
    expect(bulletsOf(text, language)).toEqual({ lead: [], bullets });
  });

  test.each([
    ['half a quotation', 'Talk “On rye\nBread and dough” with six bakers\nTrained three apprentices'],
    [
      'mostly names',
      'The shop of the town. The mill of the river. The oven of Kent. Trained three apprentices.',
    ],
  ])('%s is no list', (_what, text) => {
    expect(bulletsOf(text)).toBeNull();
  });
});

test('what is announced and then counted stays together', () => {
  const text =
    'Ran two trials in the bakery of the old town. The first cut the waste of rye by a third. Shops took it over. The second trial moved the early shift to four in the morning.';
  expect(bulletsOf(text, 'en')).toBeNull();
});

test.each(['Grateful for this chance.', 'I loved it.'])('"%s" is no first bullet', (feeling) => {
  expect(withLast(`${feeling} Ran the early shift with six bakers. Ordered flour from 12 mills.`)).toBeNull();
});

test('the text before it in the line becomes bullets all the same', () => {
  const counted =
    'Ran two trials of rye in the old town. The first cut the waste by a third. The second moved the early shift.';
  expect(
    bulletsOf(`Ordered flour and fruit from 12 mills. Trained three apprentices. ${counted}`, 'en')?.bullets,
  ).toEqual(['Ordered flour and fruit from 12 mills.', 'Trained three apprentices.', counted]);
});

test.each<readonly [Language, string, string, string]>([
  [
    'en',
    'I worked with six bakers on a new oven for rye.',
    'In this role, I assisted with the plan of the new flue.',
    'This project required a good understanding of heat and of brick, and all of us met the date.',
  ],
  [
    'de',
    'Ich durfte mit sechs Bäckern an einem neuen Ofen für Roggen arbeiten.',
    'In dieser Rolle habe ich am Plan des neuen Abzugs mitgewirkt.',
    'Dieses Projekt erforderte ein gutes Verständnis von Hitze und Stein, und wir haben den Termin gehalten.',
  ],
])('%s: what is said of the whole is a point of its own', (language, ...sentences) => {
  expect(bulletsOf(sentences.join(' '), language)?.bullets).toEqual(sentences);
});

test.each<readonly [Language, string, string]>([
  [
    'en',
    'Built a brick oven for the old town.',
    'This project required a permit of the city and the help of six bakers, and all of us met the date.',
  ],
  [
    'en',
    'Did an internship at a mill in Kent.',
    'This experience taught me how rye is milled, dried and kept in a cool and dry room for a winter.',
  ],
  [
    'es',
    'Construí un horno de ladrillo para la parte vieja de la ciudad.',
    'Este proyecto requirió un permiso de la ciudad y la ayuda de seis panaderos durante todo el invierno.',
  ],
])('%s: what may be said of the sentence before stays with it', (language, first, second) => {
  const third =
    language === 'es' ? 'Formé a tres aprendices del barrio.' : 'Trained three apprentices of the town.';
  expect(bulletsOf(`${first} ${second} ${third}`, language)?.bullets).toEqual([`${first} ${second}`, third]);
});

test('said of two projects, each stays with its own', () => {
  const first = 'Built the oven of the old town. This project required a permit of the city.';
  const second = 'Planned the mill of Kent with six bakers. This project required a new road.';
  expect(bulletsOf(`${first} ${second} Trained three apprentices.`)?.bullets).toEqual([
    first,
    second,
    'Trained three apprentices.',
  ]);
});

describe('a line break is no end of a sentence', () => {
  test.each<readonly [Language, string]>([
    [
      'zh',
      '每天清晨带领六名面包师制作面包和糕点，并且检查烤箱的温度。后来为了让三家门店都用同一张订货\n清单，比较了几种面粉的价格和口感。新清单用了半年以后，又培训了十名学徒，并且写了一本配方手册。',
    ],
    [
      'de',
      'Leitung der Frühschicht mit sechs Bäckern. Einführung einer neuen und schnellen\nBestellsoftware für zwölf Filialen. Ausbildung von drei Lehrlingen.',
    ],
    [
      'en',
      'Ran the early shift with six bakers. Ordered flour for the shop in\nHarbour Street from 12 mills. Trained three apprentices.',
    ],
  ])('%s', (language, text) => {
    const bullets = bulletsOf(text, language)?.bullets ?? [];
    for (const line of text.split('\n').slice(0, -1)) {
      const torn = line.split(/[.。]\s?/u).at(-1) ?? '';
      expect(bullets.some((bullet) => bullet.endsWith(torn))).toBe(false);
    }
  });

  test('lines that are sentences without a stop are bullets', () => {
    const lines = ['Ran the early shift. Kept the ovens clean', 'Ordered flour from 12 mills', last];
    expect(bulletsOf(lines.join('\n'))?.bullets.join(' ')).toBe(lines.join(' '));
  });
});

test.each<readonly [Language, readonly string[]]>([
  [
    'es',
    [
      'Compra de harina a 12 molinos de la región.',
      'Control de la caja y carga de los pedidos de los hoteles a Excel.',
      'Referencia: Ana Roble (555 010 203) Encargada de la tienda.',
    ],
  ],
  [
    'en',
    [
      'Ordered flour and fruit from 12 mills in the whole region.',
      'Ran the till and put the orders of all hotels into Excel',
      'Reference: Ann Wood, 555 0102.',
    ],
  ],
])('a labeled line is its own bullet: %s', (language, lines) => {
  const text = lines.join('\n');
  expect(bulletsOf(text, language)?.bullets).toContain(lines[2]);
});

describe('a part that says nothing about work keeps the text whole', () => {
  const work =
    'Ran the early shift with six bakers and two ovens.\nOrdered flour and fruit from 12 mills in the region.';
  test.each<readonly [Language, string]>([
    ['en', `${work}\nOven Load Charts Team Coordination`],
    ['en', `${work}\nHarbour Street 12, Mill Lane Village`],
    [
      'es',
      'Venta de pan y pasteles a los hoteles de la costa y del puerto.\nCompra de harina a 12 molinos.\nsucursal Puerto Viejo Área Norte',
    ],
  ])('%s: %s', (language, text) => {
    expect(bulletsOf(text, language)).toBeNull();
  });

  test('its tools and a role do', () => {
    const text = `${work}\nSpeaker at two fairs about rye bread`;
    expect(bulletsOf(text)?.bullets).toHaveLength(3);
    expect(bulletsOf(`${work}\nTrained three apprentices.\nJava, Kafka, SQL`)?.bullets).toHaveLength(4);
  });
});
