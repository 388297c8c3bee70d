// Stands in for a process that renders, and ends whenever it is asked to.
process.on('message', () => {
  process.stderr.write('out of something\n', () => process.exit(7));
});
