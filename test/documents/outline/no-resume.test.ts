import { describe, expect, it } from 'vitest';
import { readResumeFile } from '../../../src/documents/read-resume-file.ts';

async function otherText(text: string, name = 'me.txt') {
  const { notes } = await readResumeFile({ name, bytes: Buffer.from(text) }, { nameless: true });
  return notes.find(({ insteadOfResume }) => insteadOfResume !== undefined)?.insteadOfResume;
}

describe('a file that is no resume', () => {
  it.each([
    [
      'posting',
      'Baker\n\nHarbour Bakery is hiring.\n\nYour tasks\n- You bake bread and rolls\n- You keep our kitchen clean\n\nYour profile\n- Two years as a baker\n\nSend your application to jobs@harbour.example',
    ],
    [
      'posting',
      'Koch (m/w/d)\n\nWir suchen einen Koch für unser Gasthaus.\n\nIhre Aufgaben\n- Sie kochen das Mittagessen\n\nIhr Profil\n- Eine Ausbildung als Koch\n\nWir bieten Ihnen einen festen Platz.',
    ],
    [
      'posting',
      'Vendeur H/F\n\nNous cherchons un vendeur pour notre boutique.\n\nVos missions\n- Vous accueillez les clients\n\nVotre profil\n- Deux ans de vente',
    ],
    [
      'posting',
      '仓库管理员\n\n岗位职责\n1. 负责仓库收发货\n2. 协助公司盘点\n\n任职要求\n1. 两年仓库经验\n我们期待您的加入',
    ],
    [
      'letter',
      'Dear Ms Finch,\n\nI am writing to you because I want to bake. I have worked in my own kitchen, and I would bring my bread to your bakery.\nI look forward to your answer.\n\nMy best regards\nMara Lindqvist',
    ],
    [
      'unknown',
      'root:x:0:0:root:/root:/bin/sh\ndaemon:x:1:1:daemon:/usr/sbin:/bin/false\nbin:x:2:2:bin:/bin:/bin/false',
    ],
    ['unknown', '1;2;3\n4;5;6\n7;8;9\n10;11;12'],
    [
      'unknown',
      "import path from 'node:path';\n\nexport function folderOf(file) {\n  return path.dirname(file);\n}\n",
    ],
  ])('is recognized as %s', async (other, text) => {
    expect(await otherText(text)).toBe(other);
  });
});

describe('a resume', () => {
  it.each([
    ['without jobs', 'Mara Lindqvist\nmara@lindqvist.example\n\nSkills\nBaking, Pastry'],
    [
      'of a student',
      'Mara Lindqvist\n\nEducation\nBachelor of Arts, University of Linz, 2021 – 2024\n\nHobbies\nSkating',
    ],
    [
      'that addresses the reader',
      'Mara Lindqvist\nmara@lindqvist.example\n+43 660 1234567\n\nAbout\nYou want bread? I bake it for you. Our town knows your taste.\n\nExperience\nBaker, Harbour Bakery, 2019 – 2023\n- Baked bread',
    ],
    [
      'with undated jobs',
      'Mara Lindqvist\n\nExperience\nBaker at Harbour Bakery\n- Baked bread\n- Kept the kitchen clean',
    ],
  ])('%s is not', async (_, text) => {
    expect(await otherText(text)).toBeUndefined();
  });
});
