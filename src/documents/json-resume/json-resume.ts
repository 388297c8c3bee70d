import type { JsonObject } from '../../contract/json-object.ts';

/**
 * A JSON Resume 1.0.0. Every key is optional and unknown keys are legal; what was put is given back
 * as it was, so values are only as well-typed as their author made them.
 */
export interface JsonResume extends JsonObject {
  basics?: JsonObject;
  work?: JsonObject[];
  volunteer?: JsonObject[];
  education?: JsonObject[];
  awards?: JsonObject[];
  certificates?: JsonObject[];
  publications?: JsonObject[];
  skills?: JsonObject[];
  languages?: JsonObject[];
  interests?: JsonObject[];
  references?: JsonObject[];
  projects?: JsonObject[];
  meta?: JsonObject;
}
