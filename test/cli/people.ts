import type { Translations } from '../../src/messages/translations.ts';

/** A made-up person for each language of messages, with a posting that asks for more than the resume shows. */
export interface Person {
  readonly resume: {
    readonly basics: Readonly<Record<string, unknown>>;
    readonly work: readonly Readonly<Record<string, unknown>>[];
    readonly [section: string]: unknown;
  };
  readonly posting: string;
  readonly company: string;
  readonly position: string;
}

export const people: Translations<Person> = {
  en: {
    company: 'Fernhill',
    position: 'Gardener',
    resume: {
      basics: { name: 'Ida Moss', label: 'Gardener', summary: 'Gardener with seven years in public parks.' },
      work: [
        {
          ...{ name: 'Town of Lark', position: 'Gardener', startDate: '2015-03', endDate: '2022-06' },
          highlights: [
            'Responsible for the care of 40 flower beds',
            'Trimmed hedges and trees with AutoCAD plans',
          ],
        },
      ],
      skills: [{ name: 'Tools', keywords: ['Excel', 'Chainsaw'] }],
    },
    posting:
      'Gardener\n\nRequirements:\n- Experience with AutoCAD and Excel\n- Three years of experience as a gardener\n- Driving license\n- Fluent in Spanish\n\nNice to have:\n- Irrigation systems\n\nTasks:\n- You plan the planting of our parks\n',
  },
  de: {
    company: 'Gartenbau Ulme',
    position: 'Gärtnerin',
    resume: {
      basics: {
        name: 'Ida Moos',
        label: 'Gärtnerin',
        summary: 'Gärtnerin mit sieben Jahren Erfahrung in öffentlichen Parks. Ich suche eine neue Aufgabe.',
      },
      work: [
        {
          ...{ name: 'Stadt Lerche', position: 'Gärtnerin', startDate: '2015-03', endDate: '2022-06' },
          highlights: [
            'Zuständig für die Pflege von 40 Blumenbeeten',
            'Verantwortlich für den Schnitt der Hecken und Bäume , mit Plänen in AutoCAD',
          ],
        },
        {
          ...{ name: 'Blumen Wiese', position: 'Verkäuferin', startDate: '2012-01', endDate: '2014-02' },
          highlights: ['Kunden bei der Auswahl der Pflanzen beraten', 'Kasse und Lager betreut'],
        },
      ],
      education: [
        { institution: 'Berufsschule Lerche', studyType: 'Ausbildung', area: 'Gartenbau', endDate: '2011' },
      ],
      skills: [{ name: 'Werkzeuge', keywords: ['Motorsäge', 'MS Excel'] }],
    },
    posting:
      'Gärtnerin (m/w/d)\n\nIhr Profil:\n- Sie haben eine abgeschlossene Ausbildung im Gartenbau\n- Erfahrung mit AutoCAD und Excel\n- Mindestens drei Jahre Berufserfahrung\n- Führerschein Klasse B\n- Sehr gute Spanischkenntnisse\n- Teamfähigkeit\n\nVon Vorteil:\n- Kenntnisse in Bewässerungstechnik\n\nIhre Aufgaben:\n- Sie planen die Bepflanzung unserer Parks\n',
  },
  fr: {
    company: 'Jardins du Lac',
    position: 'Jardinière',
    resume: {
      basics: {
        name: 'Ida Mousse',
        label: 'Jardinière',
        summary: 'Jardinière avec sept ans d’expérience dans les parcs publics.',
      },
      work: [
        {
          ...{ name: 'Ville d’Alouette', position: 'Jardinière', startDate: '2015-03', endDate: '2022-06' },
          highlights: [
            'Responsable de l’entretien de 40 massifs de fleurs',
            'Taille des haies et des arbres ,avec des plans dans AutoCAD',
          ],
        },
        {
          ...{ name: 'Fleurs du Pré', position: 'Vendeuse', startDate: '2012-01', endDate: '2014-02' },
          highlights: ['Conseil aux clients pour le choix des plantes', 'Tenue de la caisse et du stock'],
        },
      ],
      skills: [{ name: 'Outils', keywords: ['Tronçonneuse', 'MS Excel'] }],
    },
    posting:
      'Jardinière (H/F)\n\nVotre profil :\n- Vous maîtrisez AutoCAD et Excel\n- Trois ans d’expérience minimum dans un poste similaire\n- Permis B exigé\n- Vous parlez couramment espagnol\n- Esprit d’équipe\n\nSeraient un plus :\n- Connaissance des systèmes d’arrosage\n\nVos missions :\n- Planifier les plantations de nos parcs\n',
  },
  es: {
    company: 'Jardines del Lago',
    position: 'Jardinera',
    resume: {
      basics: {
        name: 'Ida Musgo',
        label: 'Jardinera',
        summary: 'Jardinera con siete años de experiencia en parques públicos.',
      },
      work: [
        {
          ...{
            name: 'Ayuntamiento de Alondra',
            position: 'Jardinera',
            startDate: '2015-03',
            endDate: '2022-06',
          },
          highlights: [
            'Responsable del cuidado de 40 macizos de flores',
            'Poda de setos y árboles ,con planos en AutoCAD',
          ],
        },
        {
          ...{ name: 'Flores del Prado', position: 'Dependienta', startDate: '2012-01', endDate: '2014-02' },
          highlights: ['Asesoramiento a los clientes sobre las plantas', 'Gestión de la caja y del almacén'],
        },
      ],
      skills: [{ name: 'Herramientas', keywords: ['Motosierra', 'MS Excel'] }],
    },
    posting:
      'Jardinera\n\nRequisitos:\n- Dominio de AutoCAD y Excel\n- Tres años de experiencia como mínimo\n- Carnet de conducir B\n- Nivel alto de francés\n- Trabajo en equipo\n\nSe valorará:\n- Conocimiento de sistemas de riego\n\nFunciones:\n- Planificar las plantaciones de nuestros parques\n',
  },
  zh: {
    company: '湖畔园林',
    position: '园艺师',
    resume: {
      basics: { name: '林小苔', label: '园艺师', summary: '七年公园园艺经验，负责花坛养护和植物修剪。' },
      work: [
        {
          ...{ name: '云雀市园林局', position: '园艺师', startDate: '2015-03', endDate: '2022-06' },
          highlights: ['负责40个花坛的日常养护', '使用 AutoCAD 图纸修剪树篱和树木'],
        },
        {
          ...{ name: '草地花店', position: '店员', startDate: '2012-01', endDate: '2014-02' },
          highlights: ['为顾客挑选植物提供建议', '负责收银和库存管理'],
        },
      ],
      skills: [{ name: '工具', keywords: ['油锯', 'MS Excel'] }],
    },
    posting:
      '职位：园艺师\n\n任职要求：\n- 熟悉 AutoCAD 和 Excel\n- 三年以上工作经验\n- 持有驾驶证\n- 西班牙语流利\n- 具备团队合作精神\n\n优先条件：\n- 了解灌溉系统者优先\n\n岗位职责：\n- 规划公园的植物种植\n',
  },
  'zh-Hant': {
    company: '湖畔園藝',
    position: '園藝師',
    resume: {
      basics: { name: '林小苔', label: '園藝師', summary: '七年公園園藝經驗，負責花壇養護與植物修剪。' },
      work: [
        {
          ...{ name: '雲雀市公園處', position: '園藝師', startDate: '2015-03', endDate: '2022-06' },
          highlights: ['負責40個花壇的日常養護', '使用 AutoCAD 圖面修剪樹籬與樹木'],
        },
        {
          ...{ name: '草地花店', position: '店員', startDate: '2012-01', endDate: '2014-02' },
          highlights: ['為顧客挑選植物提供建議', '負責收銀與庫存管理'],
        },
      ],
      skills: [{ name: '工具', keywords: ['鏈鋸', 'MS Excel'] }],
    },
    posting:
      '職位：園藝師\n\n職務要求：\n- 熟悉 AutoCAD 與 Excel\n- 三年以上工作經驗\n- 持有駕駛執照\n- 西班牙語流利\n- 具備團隊合作精神\n\n加分條件：\n- 了解灌溉系統者尤佳\n\n工作內容：\n- 規劃公園的植物種植\n',
  },
};
