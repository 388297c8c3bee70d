import type { JsonObject } from '../../contract/json-object.ts';
import type { ResumeDocument } from '../../contract/resume-document.ts';
import type { Basics, Metadata } from '../resume-document/section-id.ts';
import { documentLanguage } from '../view/document-language.ts';
import { locales } from '../view/words.ts';
import { pointsPerPixel, rgbaOf, v5Templates } from './v5-looks.ts';

/** Template, layout, paper and face as v5 says them; what only v5 knows is as in a new resume there. */
export function v5Metadata(document: ResumeDocument): JsonObject {
  const { metadata } = document;
  const { template, layout, page, typography, notes } = metadata;
  return {
    template: v5Templates.has(template) ? template : 'onyx',
    layout: { sidebarWidth: 35, pages: layout.map(v5Page) },
    page: {
      gapX: 4,
      gapY: 6,
      marginX: within(page.margin, 0, 100),
      marginY: within(page.margin, 0, 100),
      format: page.format,
      locale: locales[documentLanguage(document)],
      hideLinkUnderline: !typography.underlineLinks,
      hideIcons: typography.hideIcons,
      hideSectionIcons: true,
    },
    design: { level: { icon: 'star', type: 'circle' }, colors: colors(metadata.theme) },
    typography: v5Typography(typography),
    notes,
    styleRules: [],
  };
}

function colors({ primary, text, background }: Metadata['theme']): JsonObject {
  return { primary: rgbaOf(primary), text: rgbaOf(text), background: rgbaOf(background) };
}

/** v5 has one sidebar a page; further columns of v4 go there. */
function v5Page([main = [], ...sidebars]: readonly (readonly string[])[]): JsonObject {
  const keys = (column: readonly string[]) => column.map((key) => key.replace(/^custom\./, ''));
  const sidebar = keys(sidebars.flat());
  return { fullWidth: sidebar.length === 0, main: keys(main), sidebar };
}

function v5Typography({ font, lineHeight }: Metadata['typography']): JsonObject {
  const fontSize = within(font.size * pointsPerPixel, 6, 24);
  const face = { fontFamily: font.family, lineHeight: within(lineHeight, 0.5, 4) };
  return {
    body: { ...face, fontWeights: ['400'], fontSize },
    heading: { ...face, fontWeights: ['600'], fontSize: within(fontSize * 1.4, 6, 24) },
  };
}

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

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
