'use strict';

// A day and an hour later: what is good for 24 hours has run out.
const now = Date.now;
Date.now = () => now() + 25 * 3_600_000;
