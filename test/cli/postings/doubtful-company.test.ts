import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { terminalWithBase } from '../fixtures.ts';

const asked = '\n\nRequirements:\n- TypeScript\n- PostgreSQL\n';

async function companyOf(posting: string): Promise<string> {
  const terminal = await terminalWithBase();
  writeFileSync(path.join(terminal.folder, 'job.txt'), posting + asked);
  const made = await terminal.run(['generate', 'job.txt', '--json']);
  const { company_name: inJson } = JSON.parse(made.stdout);
  const inText = (await terminal.run(['get', 'latest'])).stdout;
  expect(inText).toContain(`company\t${inJson}\n`);
  return inJson;
}

it.each([
  [
    'grades of a job',
    'Contract Clerk\n\nTo reach Grade Level II, you need one year served at Grade Level I, or the experience of "1" above. To reach Grade Level III, you need a year served at Grade Level II. Some clerks stay at Grade Level I for good.',
  ],
  [
    'a technical term that ends like a company',
    'Process Engineer - DCS PLC\n\nYou write the control code of our mixing plant and test each loop.\nYou oversee the commissioning of DCS/PLC and hand it over to the crew.',
  ],
  [
    'the end of the job title',
    'Area Yacht Purchaser\n\nThis is an opportunity to buy yachts all over the country. The Yacht Purchaser will look for yachts whose owners want to sell, and a Regional Yacht Purchaser drives a car of ours.',
  ],
  [
    'the verb of a task',
    'Office Clerk\n\n- Manage bookings of the hall and its two kitchens, and send out the invoices for them.\n- Answer the phone, Manage keys and order paper before it runs out.\n- Manage tenants.',
  ],
])('a company is unknown rather than %s', async (_, posting) => {
  expect(await companyOf(posting)).toBe('Unknown company');
});

it.each([
  [
    'Process Engineer\n\nOakum PLC is hiring people who mix paint. At Oakum PLC, we paint ships.',
    'Oakum PLC',
  ],
  [
    'Caulker\n\nOakum Yard is a builder of wooden boats. Join Oakum Yard and caulk them with us.',
    'Oakum Yard',
  ],
])('a company that sentences name clearly is still found: %s', async (posting, company) => {
  expect(await companyOf(posting)).toBe(company);
});
