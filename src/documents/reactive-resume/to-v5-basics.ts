import type { JsonObject } from '../../contract/json-object.ts';
import type { Basics } from '../resume-document/section-id.ts';

type CustomField = Basics['customFields'][number];

const faint = 'rgba(0, 0, 0, 0.5)';

/** `picture`, which v5 keeps at the top, within v5's bounds. */
export function v5Picture({ url, size, aspectRatio, borderRadius, effects }: Basics['picture']): JsonObject {
  return {
    hidden: effects.hidden,
    url,
    size: within(size, 32, 512),
    rotation: 0,
    aspectRatio: within(aspectRatio, 0.5, 2.5),
    borderRadius: within(borderRadius, 0, 100),
    borderColor: faint,
    borderWidth: effects.border ? 1 : 0,
    shadowColor: faint,
    shadowWidth: 0,
  };
}

export function v5Basics({ url, customFields, picture: _, ...texts }: Basics): JsonObject {
  return {
    ...texts,
    website: { url: url.href, label: url.label },
    customFields: customFields.map(v5CustomField),
  };
}

/** An address is what the text leads to; any other value is part of the text. */
function v5CustomField({ id, icon, name, value }: CustomField): JsonObject {
  const isAddress = /^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(value);
  if (isAddress) return { id, icon, text: name || value, link: value };
  return { id, icon, text: name === '' ? value : `${name}: ${value}`, link: '' };
}

export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
