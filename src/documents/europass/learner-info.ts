import { elementsAt, wordsAt, type XmlElement } from './europass-xml.ts';

/* Converts Europass XML of 2005 to 2012 (`learnerinfo`) to the element names of the SkillsPassport. */

/** Unknown elements are kept, so that they are reported as lost. */
export function convertToSkillsPassport(root: XmlElement): XmlElement {
  const [info = root] = elementsAt(root, 'learnerinfo');
  const jobs = elementsAt(info, 'workexperiencelist/workexperience').map(job);
  const schools = elementsAt(info, 'educationlist/education').map(school);
  const [misc] = elementsAt(info, 'misclist');
  const others = info.children.filter(({ name }) => !mapped.has(name));
  return element('', [
    element('SkillsPassport', [
      element('LearnerInfo', [
        ...elementsAt(info, 'identification').slice(0, 1).map(person),
        headline(wordsAt(info, 'application/label')),
        element('WorkExperienceList', jobs),
        element('EducationList', schools),
        element('Skills', [
          element('Linguistic', elementsAt(info, 'languagelist/language').map(language)),
          ...elementsAt(info, 'skilllist/skill').map(skill),
          element('Driving', [element('Description', elementsAt(info, 'drivinglicence').map(licence))]),
        ]),
        element('AchievementList', (misc?.children ?? []).map(achievement)),
        ...others,
      ]),
    ]),
  ]);
}

const mapped = new Set([
  ...['docinfo', 'prefs', 'identification', 'application', 'workexperiencelist', 'educationlist'],
  ...['languagelist', 'skilllist', 'misclist'],
]);

function element(
  name: string,
  content: readonly XmlElement[] | string,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  const isText = typeof content === 'string';
  return { name, attributes, children: isText ? [] : content, text: isText ? content : '' };
}

function person(written: XmlElement): XmlElement {
  const [contact = written] = elementsAt(written, 'contactinfo');
  const channel = (name: string, text: string) =>
    text === '' ? [] : [element(name, [element('Contact', text)])];
  const facts = elementsAt(written, 'demographics').flatMap(({ children }) => children);
  return element('Identification', [
    element('PersonName', [
      element('FirstName', wordsAt(written, 'firstname')),
      element('Surname', wordsAt(written, 'lastname')),
    ]),
    element('ContactInfo', [
      ...elementsAt(contact, 'address').map(address),
      ...channel('Email', wordsAt(contact, 'email')),
      ...['mobile', 'telephone'].flatMap((name) => channel('Telephone', wordsAt(contact, name))),
      ...channel('Website', wordsAt(contact, 'web')),
    ]),
    element(
      'Demographics',
      facts.map((fact) => element(capitalized(fact.name), fact.text.trim() || wordsAt(fact, 'label'))),
    ),
    ...elementsAt(written, 'photo').map(() => element('Photo', '')),
  ]);
}

function capitalized(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function address(written: XmlElement): XmlElement {
  const parts = [
    ...elementsAt(written, 'addressLine').map(({ text }) => element('AddressLine', text)),
    element('PostalCode', wordsAt(written, 'postalCode')),
    element('Municipality', wordsAt(written, 'municipality')),
    element('Country', [element('Label', wordsAt(written, 'country/label'))]),
  ];
  return element('Address', [element('Contact', parts.filter(isFilled))]);
}

function isFilled({ text, children }: XmlElement): boolean {
  return text.trim() !== '' || children.some(isFilled);
}

function headline(label: string): XmlElement {
  return element('Headline', [element('Description', [element('Label', label)])]);
}

function job(written: XmlElement): XmlElement {
  return element('WorkExperience', [
    period(written),
    element('Position', [element('Label', wordsAt(written, 'position/label'))]),
    element('Activities', wordsAt(written, 'activities')),
    element('Employer', [
      element('Name', wordsAt(written, 'employer/name')),
      element('ContactInfo', elementsAt(written, 'employer/address').map(address)),
      ...elementsAt(written, 'employer/sector'),
    ]),
  ]);
}

function school(written: XmlElement): XmlElement {
  return element('Education', [
    period(written),
    element('Title', wordsAt(written, 'title')),
    element('Activities', wordsAt(written, 'skills')),
    element('Organisation', [
      element('Name', wordsAt(written, 'organisation/name')),
      element('ContactInfo', elementsAt(written, 'organisation/address').map(address)),
    ]),
    element('Field', [element('Label', wordsAt(written, 'educationalfield/label'))]),
    ...elementsAt(written, 'level'),
  ]);
}

/** `<from><year>2003</year><month>--05</month></from>`. */
function period(written: XmlElement): XmlElement {
  const point = (name: string, from: string) => {
    const [year, month] = [wordsAt(written, `period/${from}/year`), wordsAt(written, `period/${from}/month`)];
    // An open end has a placeholder instead of a year: `Y`, `->`.
    return /^\d{4}$/.test(year) ? [element(name, '', { year, month })] : [];
  };
  return element('Period', [...point('From', 'from'), ...point('To', 'to')]);
}

function language(written: XmlElement): XmlElement {
  const isMother = Object.values(written.attributes).some((value) => /mother/i.test(value));
  const description = element('Description', [element('Label', wordsAt(written, 'label'))]);
  if (isMother) return element('MotherTongue', [description]);
  const levels = elementsAt(written, 'level').flatMap(({ children }) => children);
  const known = levels.map(({ name, text }) =>
    element(levelNames.get(name) ?? name, text.trim().toUpperCase()),
  );
  return element('ForeignLanguage', [description, element('ProficiencyLevel', known)]);
}

const levelNames: ReadonlyMap<string, string> = new Map([
  ['listening', 'Listening'],
  ['reading', 'Reading'],
  ['spokeninteraction', 'SpokenInteraction'],
  ['spokenproduction', 'SpokenProduction'],
  ['writing', 'Writing'],
]);

const skillKinds: ReadonlyMap<string, string> = new Map([
  ['social', 'Social'],
  ['organisational', 'Organisational'],
  ['technical', 'JobRelated'],
  ['computer', 'Computer'],
  ['artistic', 'Artistic'],
]);

function skill(written: XmlElement): XmlElement {
  const kind = skillKinds.get(written.attributes['type'] ?? '') ?? 'Other';
  return element(kind, [element('Description', written.text)]);
}

function licence({ text }: XmlElement): XmlElement {
  return element('Licence', text);
}

/** `additional` and `annexes`, as the type of an element or as its name. */
function achievement(written: XmlElement): XmlElement {
  const type = written.attributes['type'] ?? written.name;
  const label = type === 'additional' ? 'Additional information' : 'Annexes';
  return element('Achievement', [
    element('Title', [element('Label', label)]),
    element('Description', written.text),
  ]);
}
