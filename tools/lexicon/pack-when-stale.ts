import { packWhenStale } from './pack-lexicon.ts';

/* Preloaded (`--import`) by what runs from source, so that it reads the data as it is now. */
packWhenStale();
