import { packWhenStale } from './pack-lexicon.ts';

/* Preloaded with `--import` by commands that run from source, so that they read current data. */
packWhenStale();
