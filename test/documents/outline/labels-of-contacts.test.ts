import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

const works = {
  en: 'Experience\nShift Lead, Harbor Logistics Ltd\n2012 - 2016',
  de: 'Berufserfahrung\nSchichtleiterin, Hafen Logistik GmbH\n2012 - 2016',
  fr: 'Expérience professionnelle\nComptable, Havre Logistique SARL\n2012 - 2016',
  es: 'Experiencia laboral\nContable, Puerto Logística S.L.\n2012 - 2016',
  zh: '工作经历\n2012.03 - 2016.02  海港物流有限公司  值班主管',
} as const;

type Kind = 'email' | 'phone' | 'address' | 'url';

const labels: readonly (readonly [keyof typeof works, Kind, readonly string[]])[] = [
  ['en', 'email', ['Email', 'E - Mail', 'E-mail address', 'Contact email']],
  ['de', 'email', ['E-Mail', 'E-Mail-Adresse', 'Mailadresse']],
  ['fr', 'email', ['Courriel', 'Adresse e-mail', 'Adresse électronique', 'Mél']],
  ['es', 'email', ['Correo', 'Correo electronico', 'Dirección de correo electrónico']],
  ['zh', 'email', ['邮箱', '电子邮件', '信箱']],
  ['en', 'phone', ['Phone', 'Tel.', 'Mobile', 'Mob.', 'Home phone', 'Contact number']],
  ['de', 'phone', ['Telefon', 'Tel.', 'Mobilnummer', 'Handynummer']],
  ['fr', 'phone', ['Téléphone', 'Tél.', 'Tél. portable', 'Numéro de téléphone', 'N° de téléphone']],
  ['es', 'phone', ['Teléfono', 'Telf.', 'Cel.', 'Móvil', 'Número de contacto']],
  ['zh', 'phone', ['联系电话', '手机']],
  ['en', 'address', ['Address', 'Home address', 'Current location']],
  ['de', 'address', ['Anschrift', 'Wohnadresse', 'Wohnhaft in']],
  ['fr', 'address', ['Adresse', 'Adresse postale', 'Domicile', 'Lieu de résidence']],
  ['es', 'address', ['Domicilio', 'Direccion', 'Lugar de residencia']],
  ['zh', 'address', ['现居地', '居住地']],
  ['en', 'url', ['Website', 'Portfolio']],
  ['de', 'url', ['Webseite']],
  ['fr', 'url', ['Site', 'Site web']],
  ['es', 'url', ['Página web', 'Sitio web']],
  ['zh', 'url', ['作品链接', '个人主页']],
];

const values: Readonly<Record<Kind, string>> = {
  email: 'lind@ada.example',
  phone: '+44 20 7946 0958',
  address: 'Leeds',
  url: 'https://ada.example/works',
};

async function readHead(
  head: string,
  language: keyof typeof works,
): Promise<Readonly<Record<string, unknown>>> {
  const text = `${head}\n\n${works[language]}\n`;
  const { source } = await readResumeFile({ name: 'me.txt', bytes: new TextEncoder().encode(text) });
  return source;
}

describe.each(labels)('Labels of contact details: %s, %s', (language, kind, own) => {
  it.each(own)('%s', async (label) => {
    const other = kind === 'phone' ? values.email : values.phone;
    for (const sign of [': ', ' : ', ':\n']) {
      const read = await readHead(`Ada Lind\n${label}${sign}${values[kind]}\n${other}`, language);
      const [value, rest] =
        kind === 'phone' ? [values.phone, { email: other }] : [values[kind], { phone: other }];
      const basics = kind === 'address' ? { location: { address: value } } : { [kind]: value };
      expect(read['basics'], `${label}${sign}`).toEqual({ name: 'Ada Lind', ...basics, ...rest });
      expect(read['custom']).toBeUndefined();
    }
  });
});

it.each([
  ['Nom : Lind\nPrénom : Ada', 'Ada Lind'],
  ['Nom : Ada Lind', 'Ada Lind'],
  ['Name: Lind\nVorname: Ada', 'Ada Lind'],
  ['Name: Ada Lind\nFirst name: Ada', 'Ada Lind'],
])('reads from %j the name %s', async (head, name) => {
  const read = await readHead(`${head}\nlind@ada.example`, 'fr');
  expect(read['basics']).toMatchObject({ name, email: 'lind@ada.example' });
});

it('accepts dashes between the parts of an address', async () => {
  const address = 'Mühlweg 9 – Altstadt – Rocha – Salta';
  const read = await readHead(`Ada Lind\nDomicilio: ${address}\nTeléfono: ${values.phone}`, 'es');
  expect(read['basics']).toEqual({
    name: 'Ada Lind',
    phone: values.phone,
    location: { address: address.replaceAll(' –', ',') },
  });
});

it('does not read a phone number after a dash as part of an address', async () => {
  const read = await readHead(`Ada Lind\nAddress: Mill Road 9 – ${values.phone}`, 'en');
  expect(read['basics']).toMatchObject({ phone: values.phone, location: { address: 'Mill Road 9' } });
});
