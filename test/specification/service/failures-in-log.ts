/** What a server's log says went wrong: every line but those of requests that it answered without a failure. */
export function failuresInLog(log: string): readonly string[] {
  return log.split('\n').filter((line) => line !== '' && !isAnswered(line));
}

function isAnswered(line: string): boolean {
  try {
    return JSON.parse(line).status < 500;
  } catch {
    return false;
  }
}
