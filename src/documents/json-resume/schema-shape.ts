/** What JSON Resume's own schema takes under a key. */
export type Kind = 'text' | 'texts' | 'uri' | 'email' | 'picture' | 'date';
export interface Shape {
  readonly [key: string]: Kind | { readonly object: Shape } | { readonly list: Shape };
}

const dates: Shape = { startDate: 'date', endDate: 'date' };
const told: Shape = { url: 'uri', summary: 'text', highlights: 'texts', ...dates };

/** The published schema, version 1: every key is optional, and keys that are not here may hold anything. */
export const schemaShape: Shape = {
  $schema: 'uri',
  basics: {
    object: {
      name: 'text',
      label: 'text',
      // The schema takes any text, programs that read it take an address.
      image: 'picture',
      email: 'email',
      phone: 'text',
      url: 'uri',
      summary: 'text',
      location: {
        object: { address: 'text', postalCode: 'text', city: 'text', countryCode: 'text', region: 'text' },
      },
      profiles: { list: { network: 'text', username: 'text', url: 'uri' } },
    },
  },
  work: { list: { ...told, name: 'text', location: 'text', description: 'text', position: 'text' } },
  volunteer: { list: { ...told, organization: 'text', position: 'text' } },
  education: {
    list: {
      ...{ institution: 'text', url: 'uri', area: 'text', studyType: 'text', score: 'text' },
      ...{ courses: 'texts', ...dates },
    },
  },
  awards: { list: { title: 'text', date: 'date', awarder: 'text', summary: 'text' } },
  certificates: { list: { name: 'text', date: 'date', url: 'uri', issuer: 'text', summary: 'text' } },
  publications: {
    list: { name: 'text', publisher: 'text', releaseDate: 'date', url: 'uri', summary: 'text' },
  },
  skills: { list: { name: 'text', level: 'text', keywords: 'texts' } },
  languages: { list: { language: 'text', fluency: 'text' } },
  interests: { list: { name: 'text', keywords: 'texts' } },
  references: { list: { name: 'text', reference: 'text' } },
  projects: {
    list: {
      ...{ name: 'text', description: 'text', highlights: 'texts', keywords: 'texts', url: 'uri' },
      ...{ roles: 'texts', entity: 'text', type: 'text', ...dates },
    },
  },
  meta: { object: { canonical: 'uri', version: 'text', lastModified: 'text' } },
};
