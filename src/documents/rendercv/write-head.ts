import type { JsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import { addressOfNetwork, knownNetwork } from './networks.ts';
import { filled } from './read-entries.ts';
import { webAddress } from './write-entries.ts';

/** Who the person is. What RenderCV has no key for, or would refuse there, is a connection in its own words. */
export function writeHead({ basics, sections }: ResumeDocument): JsonObject {
  const website = webAddress(basics.url.href);
  const profiles = sections.profiles.visible ? sections.profiles.items.filter(({ visible }) => visible) : [];
  const networks = profiles.map(asNetwork);
  const isPhone = isInternational(basics.phone);
  const connections = [
    ...(isPhone || basics.phone === '' ? [] : [connection(basics.phone, 'phone')]),
    ...(website === '' ? connectionOf(basics.url.label || basics.url.href, 'link') : []),
    ...profiles.filter((_, index) => networks[index] === null).map(profileConnection),
    ...basics.customFields.map(({ name, value }) => {
      const url = webAddress(value);
      const words = url === '' || name === '' ? value : name;
      return connection(url === '' && name !== '' ? `${name}: ${value}` : words, 'circle-info', url);
    }),
  ];
  return filled({
    ...{ name: basics.name, headline: basics.headline, location: basics.location, email: basics.email },
    ...{ photo: webAddress(basics.picture.url), phone: isPhone ? basics.phone : '', website },
    social_networks: networks.filter((one) => one !== null),
    custom_connections: connections,
  });
}

type Profile = ResumeDocument['sections']['profiles']['items'][number];

/** Null where RenderCV does not know the network, or would make another address of the name. */
function asNetwork({ network, username, url }: Profile): JsonObject | null {
  const known = knownNetwork(network, username);
  if (known === null) return null;
  const address = addressOfNetwork(known.network, known.username);
  return url.href === '' || isSameAddress(url.href, address) ? { ...known } : null;
}

/** Whether two addresses lead to the same page: the scheme, `www.` and a slash at the end do not tell them apart. */
export function isSameAddress(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

function bare(address: string): string {
  return address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
}

function profileConnection({ network, username, url }: Profile): JsonObject {
  return connection(`${network}: ${username}`, 'link', webAddress(url.href));
}

function connectionOf(words: string, icon: string): readonly JsonObject[] {
  return words === '' ? [] : [connection(words, icon)];
}

function connection(placeholder: string, icon: string, url = ''): JsonObject {
  return { placeholder, url: url === '' ? null : url, fontawesome_icon: icon };
}

/** RenderCV takes numbers of the whole world only. */
function isInternational(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  return /^\+[\d\s().-]+$/.test(phone) && digits >= 8 && digits <= 15;
}
