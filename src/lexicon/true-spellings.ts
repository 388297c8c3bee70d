import { lazy } from '../text/lazy.ts';
import { productNames } from './product-names.ts';

function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Who makes a product may stand before its name or not. */
export const makerNames = listed(`
  adobe amazon apache atlassian autodesk aws azure cisco esri google hashicorp ibm microsoft ms oracle salesforce sap
  siemens ukg vmware
`);

/** What kind of product a name is may stand behind it or not. */
export const productWords = listed('crm ehr emr erp framework pms pos software suite system systems');

/**
 * Spellings of one thing that share too few letters for a rule to see it, reviewed one by one: renamed products,
 * clipped words, and pairs that everybody of the trade uses for each other.
 */
export const trueSpellings = lazy((): readonly (readonly string[])[] =>
  productNames()
    .filter(({ relation }) => relation === 'same')
    .map(({ generations }) => generations.flat()),
);
