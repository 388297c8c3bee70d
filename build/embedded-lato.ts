import type { Plugin } from 'rolldown';
import { latoFaces } from '../themes/even/lato.ts';

/** The fonts of an HTML theme travel within the code: the module that reads them becomes what it read. */
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
