import { termKey } from '../text/tokenize.ts';
import { renamedProducts } from './true-spellings.ts';

/** Products that took the place of others, the oldest first: no spellings of one another, and no way back either. */
const successors = `
  Google Apps > GSuite > Google Workspace
  Lync = Microsoft Lync > Skype for Business > Microsoft Teams = MS Teams
  Mac OS X = OS X > macOS
  Navision = Dynamics NAV > Dynamics 365 Business Central = Business Central
  Team Foundation Server = TFS > VSTS > Azure DevOps
  Twitter > X
  Universal Analytics > Google Analytics 4 = GA4
`
  .trim()
  .split('\n')
  .map((line) => line.split(' > ').map((names) => names.trim().split(' = ')));

interface Age {
  readonly product: number;
  /** 0 is the oldest. */
  readonly age: number;
}

let ages: ReadonlyMap<string, readonly Age[]> | undefined;

function agesOf(name: string): readonly Age[] {
  ages ??= readAges();
  return ages.get(termKey(name)) ?? [];
}

function readAges(): ReadonlyMap<string, readonly Age[]> {
  const read = new Map<string, Age[]>();
  for (const [product, names] of [...renamedProducts, ...successors].entries()) {
    for (const [age, spellings] of names.entries()) {
      for (const key of spellings.map(termKey)) read.set(key, [...(read.get(key) ?? []), { product, age }]);
    }
  }
  return read;
}

/** Every name that a newer one has taken the place of. */
export const olderNames: readonly string[] = [...renamedProducts, ...successors].flatMap((names) =>
  names.slice(0, -1).flat(),
);

/** The names that came after `name`. */
export function newerNamesOf(name: string): readonly string[] {
  return [...renamedProducts, ...successors].flatMap((names) => {
    const age = names.findIndex((spellings) => spellings.includes(name));
    return age === -1 ? [] : names.slice(age + 1).flat();
  });
}

/** Whether `name` is what a product was called, or what was used, before there was `other`. */
export function isOlderName(name: string, other: string): boolean {
  return agesOf(name).some((one) =>
    agesOf(other).some(({ product, age }) => one.product === product && one.age < age),
  );
}
