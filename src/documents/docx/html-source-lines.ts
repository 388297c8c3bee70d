import { ownValue } from '../../contract/own-value.ts';
import { lineEnds } from '../outline/line-ends.ts';
import type { SourceLine } from '../outline/source-line.ts';
import { hasMarker, withoutMarker } from '../outline/source-line.ts';
import { cleanLine, cleanText } from '../text/clean-text.ts';

type Style = SourceLine['style'];

interface Draft {
  text: string;
  /** Letters that are bold, or italic: a line is set as most of it is, up to what stands at its other end. */
  bold: number;
  italic: number;
  letters: number;
  style: Style;
  /** The element, with its class: what is set alike has both in common. */
  setting: string;
  links: { href: string; text: string }[];
}

const blockStyles: Readonly<Record<string, Style>> = {
  h1: 'large',
  h2: 'heading',
  h3: 'strong',
  h4: 'strong',
  h5: 'strong',
  h6: 'strong',
  p: 'text',
  li: 'bullet',
  td: 'text',
  th: 'text',
};

/** The lines of simple HTML: headings, paragraphs, lists. A tab parts what stands at the two ends of a line. */
export async function htmlSourceLines(html: string): Promise<readonly SourceLine[]> {
  const { Parser } = await import('htmlparser2');
  const drafts: Draft[] = [];
  const open: string[] = [];
  const start = (style: Style, setting: string) =>
    drafts.push({ text: '', bold: 0, italic: 0, letters: 0, style, setting, links: [] });
  const parser = new Parser({
    onopentag(tag, { href, class: name }) {
      open.push(tag);
      const style = ownValue(blockStyles, tag);
      // A paragraph in a list item is still that item.
      if (style && !(tag === 'p' && drafts.at(-1)?.text === '' && open.includes('li')))
        start(style, /^h\d$/.test(tag) ? tag : [tag, name].filter(Boolean).join(' '));
      if (tag === 'br') start(drafts.at(-1)?.style ?? 'text', drafts.at(-1)?.setting ?? tag);
      if (href && isFollowed.test(href)) drafts.at(-1)?.links.push({ href, text: '' });
    },
    ontext(text) {
      const draft = drafts.at(-1);
      if (!draft) return;
      const [near = ''] = draft.text.includes('\t') ? [] : text.split('\t');
      const letters = near.replace(/\s/g, '').length;
      draft.text += text;
      draft.letters += letters;
      const link = open.includes('a') ? draft.links.at(-1) : undefined;
      if (link) link.text += text;
      if (open.includes('strong') || open.includes('b')) draft.bold += letters;
      if (open.includes('em') || open.includes('i')) draft.italic += letters;
    },
    onclosetag(tag) {
      open.splice(open.lastIndexOf(tag), 1);
    },
  });
  parser.end(html);
  return drafts.flatMap(lineOf).map((line, index) => ({ ...line, place: `line ${index + 1}` }));
}

const isFollowed = /^(?:https?|mailto|tel):/i;

function lineOf({ text, bold, italic, letters, style, setting, links }: Draft): readonly SourceLine[] {
  const [first = '', ...others] = lineEnds(cleanText(text)).map(cleanLine);
  if (first === '') return [];
  const half = letters / 2;
  const isBullet = style === 'text' && hasMarker(first);
  return [
    {
      place: '',
      text: isBullet ? withoutMarker(first) : first,
      aside: others.join(' | '),
      style: isBullet ? 'bullet' : faceOf(style, bold > half, italic > half),
      links: links.map(({ href }) => href),
      linkTexts: links.map((link) => cleanLine(link.text)),
      setting,
    },
  ];
}

function faceOf(style: Style, isBold: boolean, isItalic: boolean): Style {
  if (style !== 'text') return style;
  if (isBold) return 'strong';
  return isItalic ? 'quiet' : 'text';
}
