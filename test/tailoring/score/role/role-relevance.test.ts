import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleRelevance } from '../../../../src/tailoring/score/role/role-relevance.ts';
import { readFamilies } from '../../../../tools/lexicon/read-lexicon.ts';
import { sample } from '../../../support/how-long.ts';

const roleFamilies = readFamilies();

const rows: readonly (readonly [held: string, asked: string, low: number, high: number])[] = [
  ['Senior Backend Engineer', 'Backend Engineer', 1, 1],
  ['Java Developer', 'Senior Backend Engineer', 0.9, 0.9],
  ['Softwareentwickler:in (m/w/d)', 'Backend-Entwickler', 0.9, 0.9],
  ['Registered Nurse - ICU', 'Critical Care RN', 0.9, 0.9],
  ['Comptable général H/F', 'Comptable confirmé(e) (H/F)', 0.9, 1],
  ['Gesundheits- und Krankenpfleger/in', 'Pflegefachkraft (m/w/d)', 0.9, 0.9],
  ['Enfermera', 'Registered Nurse', 0.9, 0.9],
  ['Data Engineer', 'Data Analyst', 0.2, 0.5],
  ['Product Marketing Manager', 'Product Manager', 0.2, 0.5],
  ['Mechanical Engineer', 'Software Engineer', 0, 0.2],
  ['Sales Engineer', 'Software Engineer', 0, 0.2],
  ['Accounting Manager', 'Account Manager', 0, 0.2],
  ['Certified Nursing Assistant', 'Registered Nurse', 0.3, 0.3],
  ['Chef de projet', 'Chef', 0, 0.35],
  ['Accounts Assistant', 'Tax Consultant', 0.3, 0.3],
  ['Ward Clerk', 'Registered Nurse', 0, 0.2],
  ['Purchasing Assistant', 'Procurement Specialist', 0.9, 0.9],
  ['Receptionist', 'Front Office Manager', 0.3, 0.3],
  ['Veterinary Care Assistant', 'Registered Veterinary Nurse', 0.9, 0.9],
  ['Assistant RH', 'Chargé(e) de recrutement', 0, 0.3],
  ['Küchenhilfe', 'Koch (m/w/d)', 0.3, 0.3],
  ['Mitarbeiterin Versand', 'Disponent (m/w/d)', 0.9, 0.9],
  ['Operaria de producción', 'Operario de producción', 0.9, 1],
  ['SOC Analyst', 'Security Operations Centre Analyst', 0.9, 0.9],
  ['School Librarian', 'Learning Resource Centre Manager', 0.9, 0.9],
  ['Cheffe de projet événementiel', 'Chef(fe) de projet événementiel', 0.9, 1],
  ['Planning Technician', 'Urban Planner', 0.9, 0.9],
  ['Ecologist', 'Environmental Consultant', 0.3, 0.3],
  ['Vet Nurse', 'Veterinarian', 0.3, 0.3],
  ['Case Worker', 'Social Worker', 0.9, 0.9],
  ['Fireman', 'Firefighter', 0.9, 0.9],
  ['Pastry Cook', 'Baker', 0.9, 0.9],
  ['Nail Technician', 'Manicurist', 0.9, 0.9],
  ['Veterinary Surgeon', 'Account Manager', 0, 0.1],
  ['Sales Assistant', 'Nurse', 0, 0.1],
  ['Senior AML Analyst', 'Financial Crime Analyst', 0.9, 0.9],
  ['Learning Experience Designer', 'Instructional Designer', 0.9, 0.9],
  ['Individual Giving Officer', 'Legacy Fundraising Manager', 0.9, 0.9],
  ['Museum Assistant (Collections)', 'Curator', 0.9, 0.9],
  ['Bauüberwacherin', 'Projektleiterin Tiefbau', 0.9, 0.9],
  ['Emergency Medical Dispatcher', 'Paramedic', 0.3, 0.3],
  ['Head of Payments', 'Payments Analyst', 0.9, 1],
  ['Director of Communications', 'Communications Officer', 0.9, 1],
  ['Manager, Procurement', 'Buyer', 0.9, 0.9],
  ['Responsable achats', 'Acheteur industriel', 0.9, 0.9],
  ['Mitarbeiterin Einkauf', 'Strategischer Einkäufer', 0.9, 0.9],
  ['Jefa de compras', 'Técnico de compras', 0.9, 1],
  ['品牌专员', '市场营销经理', 0.9, 0.9],
  ['Claims Co-ordinator', 'Claims Handler', 0.9, 0.9],
  ['Audit & Accounts Senior', 'Staff Accountant', 0.9, 0.9],
  ['BDM', 'Sales Executive', 0.9, 0.9],
  ['RGN', 'Staff Nurse', 0.9, 0.9],
  ['HCA', 'Care Assistant', 0.9, 0.9],
  ['HGV Class 1 Driver', 'LGV Driver', 0.9, 1],
  ['Panel Beater', 'Vehicle Paint Sprayer', 0.9, 0.9],
  ['Solicitor - Banking', 'Personal Banker', 0, 0.3],
  ['Commercial Solicitor', 'Sales Executive', 0, 0.1],
  ['Insurance Software Sales Executive', 'Insurance Underwriter', 0, 0.2],
  ['Software Engineer, Philadelphia, PA', 'Personal Assistant', 0, 0.1],
  ['iOS Developer', 'Android Developer', 0.3, 0.3],
  ['iOS and Android Developer', 'Android Developer', 0.9, 1],
  ['English Teacher', 'Maths Teacher', 0.3, 0.4],
  ['Aspiring Software Engineer', 'Software Engineer', 0, 0],
  ['Loan Processor', 'Credit Analyst', 0.3, 0.3],
  ['Property Manager', 'Estate Agent', 0.3, 0.3],
  ['注册助理', '医疗器械注册专员', 0.9, 0.9],
  ['总账会计', '机械设计工程师', 0, 0],
  // One names the people, the other the work.
  ['Controller', 'Head of Controlling', 0.9, 0.9],
  ['Statistician', 'Head of Statistics', 0.9, 0.9],
  ['Traductrice', 'Responsable traduction', 0.9, 0.9],
  ['Recruteuse', 'Chargé de recrutement', 0.9, 0.9],
  ['Bibliothekarin', 'Leiter Bibliothek', 0.9, 0.9],
  ['Carpintero', 'Encargado de carpintería', 0.9, 0.9],
  ['Document Controller', 'Head of Controlling', 0, 0.3],
  ['Pharmacy Technician', 'Pharmacist', 0.3, 0.3],
  // Ranks in German compounds.
  ['Dachdecker', 'Dachdeckermeister', 0.9, 0.9],
  ['Energieberaterin', 'Energiemanager', 0.9, 0.9],
  ['Online-Redakteurin', 'Redaktionsleiter', 0.3, 0.9],
  ['Küchenhelferin', 'Dachdeckermeister', 0, 0.1],
  // What a person leads, not the word for leading.
  ["Chef d'équipe sécurité", 'Chef de cuisine', 0, 0.2],
  ['Jardinier', "Chef d'équipe espaces verts", 0.9, 0.9],
  // The speciality behind a word that many titles share.
  ['Analyst, Credit Risk', 'Credit Risk Analyst', 0.9, 1],
  ['Lead engineer, backend', 'Software Developer', 0.9, 0.9],
  ['Engineer (Quality)', 'Quality Manager', 0.9, 0.9],
  // A subject by its English name, and people who know a field.
  ['Tesorera', 'Analista de Tesorería', 0.9, 1],
  ['Técnica contable', 'Analista de Tesorería', 0.3, 0.3],
  ['Acheteur', 'Analyste achats', 0.9, 0.9],
  ['Auxiliar contable', 'Analista de contabilidad', 0.9, 0.9],
  ['信用分析师', '信用研究员', 0.9, 1],
  // Only the word that many titles share is the same.
  ['Analista de laboratorio', 'Analista de Tesorería', 0, 0.29],
  ['Analyste sportif', 'Analyste crédit', 0, 0.29],
  ['Spécialiste SEO', 'Spécialiste paie', 0, 0.29],
  ['Projeteuse structure', 'Projeteur structure', 1, 1],
  ['Agente inmobiliaria', 'Asesor inmobiliario', 0.9, 0.9],
  ['Técnica de campo', 'Técnico de campo', 1, 1],
  ['Kaufmännische Leiterin', 'Kaufmännischer Leiter', 0.9, 1],
  ['Oberärztin', 'Facharzt', 0.9, 0.9],
  ['Gestora de cartera', 'Cartero', 0, 0],
  ['Lead Climber', 'Climbing Arborist', 0.5, 0.6],
  ['Train Announcer', 'Trainer', 0, 0],
  ['Department Manager, Plumbing', 'Plumber', 0, 0.1],
  ['Environmental Engineer, Geology', 'Geologist', 0.9, 0.9],
  ['Environmental Technician - Geology', 'Geologist', 0.9, 0.9],
  ['Student Assistant, Environmental Analyst, Geology', 'Geologist', 0, 0.3],
  ['Actuarial Recruiter', 'Actuarial Analyst', 0, 0],
  ['Technical Trainer, Accounts Payable', 'Accountant', 0, 0],
  ['Mortgage Columnist', 'Mortgage Adviser', 0, 0],
  ['产品经理（物流方向）', '产品经理', 0.9, 1],
  ['Physician Recruiter', 'Physician', 0, 0],
  ['跨境电商课程顾问', '跨境电商运营', 0, 0.3],
  ['Técnica de campo', 'Técnico/a de campo (Ingeniero/a agrónomo/a)', 0.9, 1],
  ['Manager (Restaurant)', 'Manager (Bank)', 0, 0.4],
  ['淘宝运营', '跨境电商运营', 0.3, 0.4],
  ['Call Centre Agent', 'Customer Success Manager', 0.3, 0.3],
  ['Butcher', 'Food Technologist', 0.3, 0.3],
  ['Customs Compliance Coordinator', 'Customs Clearance Executive', 0.9, 0.9],
  ['内容运营', '新媒体运营', 0.9, 1],
  ['Senior Consultant Vermittlung SAP', 'SAP Inhouse Consultant SD/MM', 0, 0],
  ['SAP-Beraterin', 'SAP Inhouse Consultant SD/MM', 0.9, 0.9],
  ['Key User SAP MM', 'SAP Inhouse Consultant SD/MM', 0.3, 0.4],
  ['Food Stylist', 'NPD Food Technologist', 0, 0.25],
  ['Betriebsmechatroniker', 'Mechatroniker', 0.9, 0.9],
  ['Florist', 'Registered Nurse', 0, 0],
  ['', 'Registered Nurse', 0, 0],
  ['Senior', 'Senior', 0, 0],
  ['Software Salesman', 'Software Developer', 0, 0],
  ['Software Reseller', 'Software Developer', 0, 0],
  ['Software Broker', 'Software Developer', 0, 0],
  ['Software Buyer', 'Software Developer', 0, 0],
  ['Software Instructor', 'Software Developer', 0, 0],
  ['Dozent Software', 'Softwareentwickler', 0, 0],
  ['Course Creator', 'Software Developer', 0, 0],
  ['Broker', 'Insurance Broker', 0.3, 0.5],
  ['Teacher', 'Teacher Aide', 0.3, 0.5],
  ['Infant Teacher', 'Preschool Teacher', 0.9, 0.9],
  ['Tech Lead', 'Java Developer', 0.9, 0.9],
  ['Site Superintendent', 'Construction Manager', 0.9, 0.9],
  ['Capataz', 'Jefe de obra', 0.9, 0.9],
  ['Maestro de obra', 'Maestra de primaria', 0, 0.3],
  ['底盘设计', '机械工程师', 0.9, 0.9],
  ['Steel Buyer', 'Procurement Manager', 0.9, 0.9],
];

describe('roleRelevance', () => {
  it.each(rows)('of "%s" for "%s" is between %d and %d', (held, asked, low, high) => {
    const relevance = roleRelevance(held, asked);
    expect(relevance).toBeGreaterThanOrEqual(low);
    expect(relevance).toBeLessThanOrEqual(high);
  });

  it('is high for any two titles of a family', () => {
    for (const { family, titles } of sample(roleFamilies, 60)) {
      const [first = '', ...rest] = titles;
      for (const title of rest.filter((name) => !name.startsWith('*'))) {
        expect(roleRelevance(title, first), `${family}: ${title}`).toBeGreaterThanOrEqual(0.9);
      }
    }
  });

  it('lists no title in two families', () => {
    const seen = new Set<string>();
    const titles = roleFamilies.flatMap((family) => family.titles);
    expect(titles.filter((title) => seen.size === seen.add(title).size)).toEqual([]);
  });

  it('stays between 0 and 1 for any two titles', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (held, asked) => {
        const relevance = roleRelevance(held, asked);
        expect(relevance >= 0 && relevance <= 1).toBe(true);
      }),
    );
  });
});
