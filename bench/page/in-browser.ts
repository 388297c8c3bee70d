import {
  examplePosting,
  exampleResume,
  openPageFixture,
  tailorExample,
} from '../../test/page/page-fixture.ts';

/** Measures the page of the built server in a browser, in milliseconds as a user experiences them. */
export async function inBrowser(changes: number) {
  const fixture = await openPageFixture();
  try {
    const page = await fixture.open();
    await page.setInputFiles('.drop input', exampleResume);
    await page.getByText('not stored yet').waitFor();
    const scores: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const posting = `${examplePosting}\nRound ${round}`;
      await page.getByLabel('Text of the posting').fill('');
      await page.locator('.score-number').waitFor({ state: 'detached' });
      // Pasted text is read at once; typed text is read after a pause.
      const start = performance.now();
      await page.evaluate(`(() => {
        const field = document.getElementById('posting');
        field.value = ${JSON.stringify(posting)};
        field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
      })()`);
      await page.locator('.score-number').waitFor();
      scores.push(performance.now() - start);
    }
    const id = await tailorExample(fixture.server);
    await page.goto(`${fixture.server.origin}/#/resumes/${id}`);
    await page.locator('.pictures canvas').first().waitFor();
    await page.keyboard.press('j');
    const previews: number[] = [];
    for (let round = 0; round < changes; round += 1) {
      const key = round % 2 === 0 ? 'x' : 'u';
      // Measured in the page, without the time of the browser's driver, until after the frame that shows the new page.
      previews.push(
        Number(
          await page.evaluate(`new Promise((resolve) => {
            const context = document.querySelector('.pictures canvas').getContext('2d');
            const { port1, port2 } = new MessageChannel();
            const start = performance.now();
            port1.onmessage = () => resolve(performance.now() - start);
            context.fillRect = (...sheet) => {
              delete context.fillRect;
              context.fillRect(...sheet);
              requestAnimationFrame(() => port2.postMessage(null));
            };
            window.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}' }));
          })`),
        ),
      );
      await page.waitForFunction(
        `document.querySelector('.tally').textContent.includes('undone') === ${key === 'x'}`,
      );
      await page.waitForFunction("!document.querySelector('.change-actions button:disabled')");
    }
    return { scores, previews };
  } finally {
    await fixture.close();
  }
}
