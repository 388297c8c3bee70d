import type { Language } from '../../text/language.ts';
import { closingNouns } from './stop-words.ts';

/** Whether a word of talk is a part of a name where it stands: "monitoring of anaesthesia", "inventory reports". */
export function joinsName(key: string, index: number, count: number): boolean {
  if (index === 0) return false;
  return index === count - 1 ? closingNouns.has(key) : key === 'of';
}

const romanceJoints: ReadonlySet<string> = new Set(
  'de du des del la le les los las el a au aux en con pour avec para por'.split(' '),
);

/** "Contrôle du chargement", "asistencia a juicios" */
export function joinsRomance(key: string, index: number, count: number, language: Language | null): boolean {
  return (language === 'fr' || language === 'es') && index > 0 && index < count - 1 && romanceJoints.has(key);
}
