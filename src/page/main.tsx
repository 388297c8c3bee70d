import { render } from 'preact';
import { App } from './app.tsx';
import { createPage } from './page.ts';
import { keepFocus } from './parts/keep-focus.ts';

/* Entry of the page. */

const root = document.getElementById('page');
if (root) {
  render(<App page={createPage(window)} />, root);
  keepFocus(root, () => document.getElementById('main'));
}
