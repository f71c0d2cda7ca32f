import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { deskContent } from '@/lib/build/desk/deskContent';
import { writeDesk } from '@/lib/build/desk/deskFolder';
import { DESK_PATH } from '@/lib/build/desk/sveltia';
import { OUT_FOLDER } from '@/lib/build/outFiles';

export async function onlineDesk(out = OUT_FOLDER, content = deskContent()) {
  const { words, categories, site } = await content;
  rmSync(join(out, DESK_PATH), { recursive: true, force: true });
  const editing = site.editing.value;
  if (!editing) return false;
  writeDesk(out, { words, categories, siteUrl: site.origin.value, editing });
  return true;
}
