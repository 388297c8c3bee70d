import { type LinearModel, modelOf, partsOfNat } from '../../src/text/model/linear-model.ts';
import type { TrainedModel } from './model-size.ts';

/** In parts of a nat; smaller weights are dropped. */
const least = 1;

/** The weights as the integers that the product uses. */
export function rounded({ classes, weights }: TrainedModel): LinearModel {
  const whole = Int8Array.from(weights, (weight) => {
    const parts = Math.round(weight * partsOfNat);
    return Math.abs(parts) < least ? 0 : Math.max(-127, Math.min(127, parts));
  });
  return modelOf(classes, whole);
}
