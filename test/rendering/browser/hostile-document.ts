import type { ResumeDocument } from '../../../src/contract/resume/resume-document.ts';
import { bullets, item, resume } from '../sample-document.ts';

const id = 'a00000000000000000000000';

/** A resume whose author wants the theme to load `origin`, run a script or leave the page. */
export function hostileDocument(origin: string): ResumeDocument {
  const script = `<script>fetch('${origin}/script')</script>`;
  const image = `<img src="${origin}/image" onerror="fetch('${origin}/error')">`;
  const refresh = `<meta http-equiv="refresh" content="0;url=${origin}/refresh">`;
  const link = (href: string) => ({ label: href, href });
  return resume(({ basics, sections }) => {
    basics.name = `Eve ${script}`;
    basics.headline = `"><${refresh.slice(1)}`;
    basics.email = `eve@example.org"${image}`;
    basics.phone = `1" style="background:url(${origin}/style)`;
    basics.location = `</li></ul>${image}`;
    basics.url = link('javascript:alert(1)');
    basics.picture.url = `${origin}/picture`;
    basics.customFields = [{ id, icon: '', name: script, value: image }];
    sections.summary.content = `<p>&lt;b&gt;bold&lt;/b&gt; ![x](${origin}/markdown) [y](javascript:alert(2)) # not a heading</p>`;
    sections.profiles.items = [
      item('profiles', { network: script, username: image, url: link(`file:///etc/passwd`) }),
    ];
    const summary = `${bullets(`1. ![x](${origin}/bullet)`, '**kwargs, __init__ and `code`', '&lt;/ul&gt; 5 &lt; 6')}`;
    sections.experience.items = [
      item('experience', {
        company: script,
        position: refresh,
        location: image,
        date: `2020"${image}`,
        summary,
      }),
    ];
    sections.skills.items = [item('skills', { name: image, keywords: [script, 'C++', 'R&D', '&lt;br&gt;'] })];
    sections.awards.items = [
      item('awards', { title: image, awarder: script, url: link(`data:text/html,x`) }),
    ];
  });
}
