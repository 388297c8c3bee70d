import { titleKeys } from './title-keys.ts';

/** What a word of an employer's name says of the work there. */
export interface House {
  /** The family of whoever works there without a word of what. */
  readonly staff: string;
  /** That of whoever runs it, owns it or leads others there. */
  readonly led: string;
}

/** Words by which houses are called, the family of those who work there, that of those who run it where it differs. */
const houses = `
  care home, nursing home, residential home, care homes, residential care, home care, homecare, domiciliary care, senior living, assisted living, aged care, elderly care, *pflegeheim, *seniorenheim, *altenheim, *pflegedienst, seniorenresidenz, altenzentrum, ehpad, maison de retraite, residencia de mayores, residencia de ancianos, 养老院, 敬老院 : practical nursing and care > health administration
  nursery, day nursery, preschool, kindergarten, childcare, creche, *kita, kindertagesstätte, école maternelle, crèche, escuela infantil, guardería, 幼儿园 : early childhood education
  plumbing, plumber, plumbers, heating, sanitär, *heizungsbau, plomberie, chauffage, fontanería, fontaneros, 水暖 : plumbing and HVAC
  electrical contractors, electrical contracting, electricians, electric contractors, *elektrotechnik, *elektroinstallation, elektro, électricité générale, instalaciones eléctricas : electrical trades
  roofing, roofers, *bedachungen, *dachdeckerei, couverture zinguerie, tejados : roofing
  joinery, carpentry, joiners, *schreinerei, *tischlerei, *tischlermeister, *zimmerei, menuiserie, charpente, carpintería : carpentry
  dental, dental practice, dentistry, orthodontics, *zahnarztpraxis, cabinet dentaire, clínica dental, 口腔 : dental assistance
  solicitors, law firm, attorneys, barristers, *anwaltskanzlei, rechtsanwälte, rechtsanwaltskanzlei, avocats, abogados, bufete, 律师事务所 : legal support > law
  notariat, office notarial, étude notariale, notaría, 公证处 : legal support > patents and notaries
  accountants, accountancy, chartered accountants, cpas, cpa, bookkeeping, *steuerberatung, *steuerbüro, *steuerkanzlei, *steuerberater, expertise comptable, cabinet comptable, gestoría, asesoría fiscal, 会计师事务所 : accounting
  autohaus, motors, auto repair, garage, car sales, concessionnaire, concesionario, automóviles, 4s店 : motor trade
  kfz werkstatt, autowerkstatt, tyres, auto service, taller mecánico, carrosserie, talleres : vehicle mechanics
  pharmacy, chemist, *apotheke, pharmacie, farmacia, 药房, 大药房 : pharmacy assistance > pharmacy
  opticians, optician, optometry, *optik, opticiens, óptica, 眼镜店 : eye care
  veterinary, vets, animal hospital, *tierarztpraxis, tierklinik, clinique vétérinaire, clínica veterinaria, 宠物医院 : veterinary assistance > veterinary
  restaurant, bistro, brasserie, grill, pizzeria, pub, gasthaus, gasthof, trattoria, osteria, restaurante, restauration, 餐厅, 餐饮 : restaurant service
  cafe, café, coffee, coffee house, coffee shop, cafetería, 咖啡 : restaurant service
  bakery, *bäckerei, *konditorei, boulangerie, pâtisserie, panadería, pastelería : bakery and pastry
  hotel, hotels, inn, hostel, resort, hôtel, hostal, parador, 酒店, 宾馆 : hospitality
  estate agents, estate agency, realty, real estate, lettings, immobilien, immobilier, agence immobilière, inmobiliaria, fincas, 房产 : real estate
  *hausverwaltung, property management, administración de fincas, syndic, 物业 : property management
  recruitment, recruiting, staffing, executive search, *personalberatung, personalvermittlung, cabinet de recrutement, selección de personal, 人才, 猎头 : recruiting
  insurance brokers, insurance agency, versicherungsagentur, versicherungsmakler, courtage, correduría de seguros : insurance
  hair salon, hairdressing, barbers, barber shop, *friseursalon, coiffure, peluquería, barbería, 美发 : hairdressing
  beauty salon, nail salon, *kosmetikstudio, institut de beauté, centro de estética, 美容 : cosmetics
  cleaning, cleaning services, *gebäudereinigung, propreté, nettoyage, limpiezas, 保洁 : cleaning
  landscaping, landscapes, gardens, gartenbau, landschaftsbau, paysage, paysagistes, espaces verts, jardinería, 园林 : gardening
  tree services, tree surgery, tree care, arborists, *baumpflege, élagage : forestry
  haulage, trucking, transport, freight, *spedition, transporte, transportes, 物流, 货运 : logistics and supply chain
  translations, translation services, *übersetzungsbüro, traductions, traducciones, 翻译 : translation
  photography, fotostudio, studio photo, fotografía, 摄影 : film and photography
  architects, architecture, *architekturbüro, architekten, architectes, arquitectos, 建筑设计院 : architecture
  surveyors, *vermessungsbüro, géomètres, topografía : geodata and surveying
  funeral home, funeral directors, *bestattungen, pompes funèbres, funeraria : funeral service
  driving school, *fahrschule, auto école, autoescuela, 驾校 : driving instruction
  travel agency, *reisebüro, agence de voyages, agencia de viajes, 旅行社 : travel
  fitness, gym, fitnessstudio, gimnasio, 健身 : fitness training
  *malerbetrieb, painting, painters, decorators, peinture, pinturas : finishing trades
  winery, vineyards, weingut, domaine viticole, bodega, 酒庄 : farm work
  security services, guarding, *sicherheitsdienst, sécurité privée, seguridad privada, 保安 : loss prevention and guarding`;

interface NamedHouse extends House {
  readonly keys: readonly string[];
}

interface Houses {
  /** By the first word of a name, longest first. */
  readonly byFirst: ReadonlyMap<string, readonly NamedHouse[]>;
  /** `*apotheke`: what a word of the name ends in. */
  readonly endings: readonly NamedHouse[];
  /** By the family of the staff. */
  readonly led: ReadonlyMap<string, string>;
}

let known: Houses | undefined;

function knownHouses(): Houses {
  known ??= readHouses();
  return known;
}

/** What the name of an employer says of the work there: `Willowbrook Care Home`; undefined where it says nothing. */
export function houseOf(organization: string): House | undefined {
  const { byFirst, endings } = knownHouses();
  const words = titleKeys(organization);
  for (const [at, word] of words.entries()) {
    const named = byFirst.get(word)?.find(({ keys }) => keys.every((key, step) => words[at + step] === key));
    const found = named ?? endings.find(({ keys: [ending = ''] }) => word.endsWith(ending));
    if (found) return found;
  }
  return undefined;
}

/** The family of who leads the staff of such a family: the same, but for care homes, pharmacies and the like. */
export function leadersOf(staff: string): string {
  return knownHouses().led.get(staff) ?? staff;
}

function readHouses(): Houses {
  const rows = houses.trim().split('\n').flatMap(readRow);
  const named = rows.filter(({ isEnding }) => !isEnding).sort((a, b) => b.keys.length - a.keys.length);
  const byFirst = new Map<string, NamedHouse[]>();
  for (const house of named) {
    const [first = ''] = house.keys;
    byFirst.set(first, [...(byFirst.get(first) ?? []), house]);
  }
  return {
    byFirst,
    endings: rows.filter(({ isEnding }) => isEnding),
    led: new Map(rows.map(({ staff, led }) => [staff, led])),
  };
}

function readRow(row: string): readonly (NamedHouse & { readonly isEnding: boolean })[] {
  const [names = '', work = ''] = row.split(' : ');
  const [staff = '', led = staff] = work.split(' > ').map((family) => family.trim());
  return names
    .split(',')
    .map((name) => ({ staff, led, keys: titleKeys(name), isEnding: name.trim().startsWith('*') }));
}
