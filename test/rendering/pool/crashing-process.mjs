// Replaces the render process, and crashes on each request.
process.on('message', () => {
  process.stderr.write('out of something\n', () => process.exit(7));
});
