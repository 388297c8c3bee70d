import type { Plugin } from 'rolldown';
import { latoFaces } from '../themes/even/lato.ts';

/** Embeds the fonts of an HTML theme into the code, instead of the module that reads them. */
export function embeddedLato(): Plugin {
  return {
    name: 'embedded-lato',
    load: {
      filter: { id: /themes.even.lato\.ts$/ },
      handler: () => ({ code: embeddedModule(), moduleType: 'js' }),
    },
  };
}

function embeddedModule(): string {
  return `const faces = ${JSON.stringify(latoFaces())};
export function latoFaces() {
  return faces;
}
`;
}
