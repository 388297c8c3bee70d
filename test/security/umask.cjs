'use strict';

// The loosest that a user may have: what is private must be so by itself.
process.umask(0);
