import type { Inks } from './paper.ts';

/** How inquirer draws its questions; left to itself it takes colours that fade on one ground or the other. */
export function promptTheme({ bold, dim, good, bad }: Inks) {
  return {
    prefix: { idle: bold('?'), done: good('✓') },
    style: {
      message: bold,
      answer: (text: string) => text,
      defaultAnswer: (text: string) => dim(`(${text})`),
      error: (text: string) => `${bad('✗')} ${text}`,
      help: dim,
      highlight: bold,
      description: (text: string) => text,
      keysHelpTip: (keys: readonly (readonly [key: string, action: string])[]) =>
        dim(keys.map(([key, action]) => `${key} ${action}`).join(', ')),
    },
  };
}
