import { parseUrl } from '../../contract/addresses.ts';
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

/** What becomes of the profiles and of the fields of one's own in a file: networks come first, and an address is a profile. */
export function headAsWritten({ basics, sections }: ResumeDocument): {
  readonly profiles: readonly Profile[];
  readonly customFields: ResumeDocument['basics']['customFields'];
} {
  const profiles = sections.profiles.visible ? sections.profiles.items.filter(({ visible }) => visible) : [];
  const others = profiles.filter((profile) => asNetwork(profile) === null);
  const isLinked = ({ url }: Profile) => webAddress(url.href) !== '';
  const asField = ({ id, icon, network, username }: Profile) => ({
    id,
    icon,
    name: network,
    value: username,
  });
  const addresses = basics.customFields.filter(({ value }) => webAddress(value) !== '');
  return {
    profiles: [
      ...profiles.filter((profile) => !others.includes(profile)),
      ...others.filter(isLinked),
      ...addresses.map(({ id, icon, name, value }) => ({
        ...{ id, icon, visible: true, network: hostOf(value), username: name || value },
        url: { label: '', href: value },
      })),
    ],
    customFields: [
      ...others.filter((profile) => !isLinked(profile)).map(asField),
      ...basics.customFields.filter((field) => !addresses.includes(field)),
    ],
  };
}

function hostOf(address: string): string {
  return (parseUrl(address)?.hostname ?? '').replace(/^www\./, '');
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
