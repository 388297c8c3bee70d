import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser } from '../support/real-browser.ts';
import {
  accessibilityFindings,
  examplePosting,
  exampleResume,
  openPageFixture,
  type PageFixture,
} from './page-fixture.ts';

/* The cost of tailoring is shown before it is paid, with the numbers of the service. */

const settings = `plans:
  pro: { requests_per_minute: 600, credits: 5 }
credit_costs: { basic: 1, good: 2, super: 4 }
`;

describe.runIf(hasBrowser)('the price', () => {
  let fixture: PageFixture;
  beforeAll(async () => {
    fixture = await openPageFixture({ settings });
  });
  afterAll(() => fixture.close());

  it('is shown beside each level with the balance, with a warning if the balance is too low', async () => {
    const page = await fixture.open();
    await page.setInputFiles('.drop input', exampleResume);
    const text = page.getByLabel('Text of the posting');
    await text.fill(examplePosting);
    const tailor = page.getByRole('button', { name: 'Tailor my resume' });
    const described = () =>
      tailor.evaluate((button) => {
        const { ownerDocument } = button;
        return ownerDocument.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
      });
    await expect.poll(described).toMatch(/^This costs 2 credits; you have 5\./);
    for (const [level, cost] of [
      ['Basic', 'costs 1 credit'],
      ['Good', 'costs 2 credits'],
      ['Super', 'costs 4 credits'],
    ] as const) {
      await page.getByRole('radio', { name: new RegExp(`^${level} ${cost}\\b`) }).waitFor();
    }
    await page.getByRole('radio', { name: /^Super/ }).check();
    await expect.poll(described).toMatch(/^This costs 4 credits; you have 5\./);
    expect(await accessibilityFindings(page)).toEqual([]);
    await tailor.click();
    await page.locator('.review-heading').waitFor();
    await page.goBack();
    await page.locator('.score-number').waitFor();
    // A credit is left, which is not enough for the level chosen first.
    await expect
      .poll(described)
      .toMatch(/^Not enough credits: this costs 2 credits; you have 1\. The service will refuse it/);
    await page.getByRole('radio', { name: /^Basic/ }).check();
    await expect.poll(described).toMatch(/^This costs 1 credit; you have 1\./);
    await page.getByRole('radio', { name: /^Super/ }).check();
    // The button still works, because the service decides.
    await tailor.click();
    await page.getByText(/^Not enough credits: this generation costs 4, the balance is 1 of 5/).waitFor();
    expect(await text.inputValue()).toBe(examplePosting);
    await page.context().close();
  });
});
