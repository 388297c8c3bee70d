import { writeFileSync } from 'node:fs';

interface RecordedAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Headers that Node adds to every answer. */
const ownOfNode: readonly string[] = ['connection', 'date', 'keep-alive'];

/** Sends each request once to a server and writes its answers to a file for the bare server. */
export async function recordAnswers(
  origin: string,
  requests: readonly string[],
  file: string,
): Promise<void> {
  const answers: Record<string, RecordedAnswer> = {};
  for (const request of requests) {
    const { name, answer } = await record(origin, request);
    answers[name] = answer;
  }
  writeFileSync(file, JSON.stringify(answers));
}

async function record(origin: string, request: string): Promise<{ name: string; answer: RecordedAnswer }> {
  const [head = '', body = ''] = request.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method = '', pathname = ''] = first.split(' ');
  const headers = lines
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
    .filter(([name]) => name !== 'host' && name !== 'content-length');
  const response = await fetch(origin + pathname, { method, headers, ...(body && { body }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${pathname}: ${text}`);
  const kept = [...response.headers].filter(([name]) => !ownOfNode.includes(name));
  return {
    name: `${method} ${pathname}`,
    answer: { headers: Object.fromEntries(kept), body: text },
  };
}
