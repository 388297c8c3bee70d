import { createRendererPool } from '../../../src/rendering/pool/create-renderer-pool.ts';
import { createWorkSlots } from '../../../src/service/work-slots.ts';
import { folders } from '../folders.ts';
import { resume } from '../sample-document.ts';

/* A parent process whose render never ends: node --import tsx hanging-parent.ts PROCESS_FILE THEMES_FOLDER */

const [processFile = '', themesFolder = ''] = process.argv.slice(2);
const slots = createWorkSlots({ concurrency: 1 });
const limits = { milliseconds: 60_000 };
const entry = { file: processFile, argv: [] };
const pool = createRendererPool({ entry, slots, limits, renderer: { ...folders, themesFolder } });
await pool.render({ document: resume(), look: { theme: 'endless' } });
