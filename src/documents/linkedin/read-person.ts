import type { JsonObject } from '../../contract/json-object.ts';
import { cell, filled, type Row, type TableId } from './tables.ts';

type RowsOf = (id: TableId) => readonly Row[];

const noRow: Row = { cells: new Map(), number: 0 };

/** Who the person is, in JSON Resume's terms. */
export function readPerson(rowsOf: RowsOf): JsonObject {
  const profile = rowsOf('profile')[0] ?? noRow;
  const emails = rowsOf('emails');
  const email = emails.find((row) => cell(row, 'Primary') === 'Yes') ?? emails[0] ?? noRow;
  const [phone = ''] = [...rowsOf('phones'), ...rowsOf('whatsapp')].map(numberIn);
  const sites = addresses(cell(profile, 'Websites'));
  const profiles = [...sites.slice(1), ...handles(profile), ...messengers(profile)];
  const place =
    cell(profile, 'Geo Location') ||
    [cell(profile, 'Address'), cell(profile, 'Zip Code')].filter((part) => part !== '').join(', ');
  return {
    ...filled({
      name: [cell(profile, 'First Name'), cell(profile, 'Last Name')].join(' ').trim(),
      label: cell(profile, 'Headline'),
      ...{ email: cell(email, 'Email Address'), phone, url: sites[0]?.url ?? '' },
      summary: cell(profile, 'Summary') || cell(rowsOf('summary')[0] ?? noRow, 'Profile Summary'),
    }),
    ...(place && { location: { address: place } }),
    ...(profiles.length > 0 && { profiles }),
  };
}

function numberIn(row: Row): string {
  const extension = cell(row, 'Extension');
  return cell(row, 'Number') + (extension === '' ? '' : ` ext. ${extension}`);
}

/** `[PORTFOLIO:https://ana.example,BLOG:https://…]` */
function addresses(text: string): readonly { readonly network: string; readonly url: string }[] {
  return text.split(/[[\],]/).flatMap((one) => {
    const [, network = '', url] = /^([\w ]+):(https?:\S+)/.exec(one.trim()) ?? [];
    return url === undefined ? [] : [{ network, url }];
  });
}

function handles(profile: Row): readonly JsonObject[] {
  return namesIn(cell(profile, 'Twitter Handles')).map((username) => ({ network: 'X', username }));
}

/** `[SKYPE:ana.ruiz]` */
function messengers(profile: Row): readonly JsonObject[] {
  return namesIn(cell(profile, 'Instant Messengers')).flatMap((one) => {
    const [, network, username] = /^([\w ]+):(\S+)$/.exec(one) ?? [];
    return network && username
      ? [{ network: network.charAt(0) + network.slice(1).toLowerCase(), username }]
      : [];
  });
}

function namesIn(list: string): readonly string[] {
  return list
    .replace(/[[\]]/g, '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
