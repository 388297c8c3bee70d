import { describe, expect, it } from 'vitest';
import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { contactItems } from '../../../src/documents/view/build-resume-view.ts';
import { item, resume } from '../../rendering/sample-document.ts';

function textsOf(fill: (document: ResumeDocument) => void): string[] {
  return contactItems(resume(fill)).map((one) => one.text);
}

function profile(network: string, username: string, href = '') {
  return item('profiles', { network, username, url: { label: '', href } });
}

describe('contactItems', () => {
  it('returns email, phone, place and website in this order, without gaps', () => {
    const texts = textsOf(({ basics }) => {
      Object.assign(basics, {
        email: 'j@example.org',
        location: 'Oslo',
        url: { label: '', href: 'https://j.dev' },
      });
    });
    expect(texts).toEqual(['j@example.org', 'Oslo', 'j.dev']);
  });

  it('links email and phone', () => {
    const items = contactItems(
      resume(({ basics }) => Object.assign(basics, { email: 'j@example.org', phone: '+47 (555) 01-23' })),
    );
    expect(items.map((one) => one.href)).toEqual(['mailto:j@example.org', 'tel:+475550123']);
  });

  it.each([
    ['GitHub', 'jane', 'https://github.com/jane', 'github.com/jane'],
    ['Mastodon', 'jane', 'https://hachyderm.io/@jane', 'Mastodon: hachyderm.io/@jane'],
    ['LinkedIn', 'Jane Doe', 'https://www.linkedin.com/in/jd42', 'LinkedIn: Jane Doe'],
    ['Matrix', '@jane:example.org', '', 'Matrix: @jane:example.org'],
    ['Xing', '—', 'https://xing.com/profile/jd', 'xing.com/profile/jd'],
    ['Xing', '—', 'https://xing.com/profile/zo%C3%AB', 'xing.com/profile/zoë'],
    ['Xing', '—', 'https://xing.com/a%20b%E2%80%AE%C3', 'xing.com/a%20b%E2%80%AE%C3'],
    ['—', 'jane', '', 'jane'],
    ['Xing', '—', '', 'Xing'],
  ])('prints a profile on %s as %s (%s) as "%s"', (network, username, href, expected) => {
    const texts = textsOf(({ sections }) => {
      sections.profiles.items = [profile(network, username, href)];
    });
    expect(texts).toEqual([expected]);
  });

  it('leaves out hidden profiles', () => {
    const hiddenItem = textsOf(({ sections }) => {
      sections.profiles.items = [{ ...profile('GitHub', 'jane'), visible: false }];
    });
    const hiddenSection = textsOf(({ sections }) => {
      sections.profiles.visible = false;
      sections.profiles.items = [profile('GitHub', 'jane')];
    });
    expect([...hiddenItem, ...hiddenSection]).toEqual([]);
  });

  it('prints a website once that is also a profile', () => {
    const texts = textsOf(({ basics, sections }) => {
      basics.url = { label: '', href: 'https://github.com/jane/' };
      sections.profiles.items = [profile('GitHub', 'jane', 'https://www.github.com/jane')];
    });
    expect(texts).toEqual(['github.com/jane']);
  });

  it('prints a custom field with its name', () => {
    const texts = textsOf(({ basics }) => {
      basics.customFields = [
        { id: 'a00000000000000000000000', icon: '', name: 'Licence', value: 'RN 12345' },
        { id: 'a00000000000000000000001', icon: '', name: '', value: 'jane(at)example' },
      ];
    });
    expect(texts).toEqual(['Licence: RN 12345', 'jane(at)example']);
  });
});
