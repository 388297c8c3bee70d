import * as z from 'zod';

/** Whole number, none included. */
export const count = z.int().min(0);

/** 0 to 1. */
export const share = z.number().min(0).max(1);

/** 0 to 100, as `ats_score` is. Source: API specification, "Resume". */
export const points = z.int().min(0).max(100);
