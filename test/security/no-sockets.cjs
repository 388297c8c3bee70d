// Refuses everything that leaves the process, and tells of it on standard error.
const net = require('node:net');
const dns = require('node:dns');

function refuse(what) {
  return () => {
    process.stderr.write(`network: ${what}\n`);
    throw new Error(`the network was touched: ${what}`);
  };
}

net.Socket.prototype.connect = refuse('connect');
dns.lookup = refuse('lookup');
dns.promises.lookup = refuse('lookup');
