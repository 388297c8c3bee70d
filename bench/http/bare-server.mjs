import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/*
 * A server of Node alone, without routing, checks and store. Reads answers from a JSON file,
 * {"METHOD /path": {"headers": {}, "body": ""}}, and prints where it listens.
 */

const answers = new Map(Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))));

const server = createServer((request, response) => {
  const { headers, body } = answers.get(`${request.method} ${request.url}`);
  request.resume().once('end', () => response.writeHead(200, headers).end(body));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit());
