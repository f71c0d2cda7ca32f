import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { news } from '@/content/news';
import { loadSite } from '@/lib/build/contentModules';
import { writeOnlineDesk } from '@/lib/build/desk/deskFolder';
import { headersFile } from '@/lib/build/hosting/hostFiles';
import { outFiles } from '@/lib/build/outFiles';
import { frontMatterSchema } from '@/lib/schema/news';
import { announcementsSchema, apiServersSchema, bannersSchema } from '@/lib/schema/published';
import type { Editing } from '@/lib/schema/site';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const OWNER = { repo: 'owner/site', branch: 'main', auth_methods: ['token' as const] };
const GITEA = { base_url: 'https://git.example.cn', api_root: 'https://git.example.cn/api/v1' };

async function siteWith(editing: Editing | '') {
  return { ...(await loadSite()), editing: { status: 'final' as const, value: editing } };
}

type Field = { name: string; fields?: Field[] };
type Config = { collections: { fields: Field[] }[]; singletons: { fields: Field[] }[] };

test('the desk has a form for every field of the schemas, and no other', () => {
  const { collections, singletons }: Config = parse(readFileSync('lib/build/desk/config.yml', 'utf8'));
  const names = (fields: Field[] = []) => fields.map(({ name }) => name);
  const [article = []] = collections.map(({ fields }) => fields);
  expect(names(article)).toEqual([...Object.keys(frontMatterSchema([]).shape), 'body']);
  const [announcements, banners, candidates] = singletons.map(({ fields }) => fields);
  expect(names(announcements?.[0]?.fields)).toEqual(Object.keys(announcementsSchema.element.shape));
  expect(names(banners?.[0]?.fields)).toEqual(Object.keys(bannersSchema.element.shape));
  expect(names(candidates)).toEqual(Object.keys(apiServersSchema.shape));
});

test('a site without a repository has no desk, and loses that of an earlier build', async () => {
  const out = temporaryFolder({ 'index.html': '', 'desk/index.html': '' });
  await writeOnlineDesk(out, siteWith(''));
  expect(outFiles(out)).toEqual(['index.html']);
});

test.each([
  [{ name: 'github', ...OWNER }, ['https://api.github.com', 'https://avatars.githubusercontent.com']],
  [{ name: 'gitea', ...OWNER, ...GITEA }, ['https://git.example.cn']],
] as [Editing, string[]][])('the desk of %j requests only that host', async (editing, hosts) => {
  const out = temporaryFolder({ 'index.html': '' });
  await writeOnlineDesk(out, siteWith(editing));
  const read = (file: string) => readFileSync(join(out, 'desk', file), 'utf8');
  const page = read('index.html');
  expect([...new Set(page.match(/https?:[^ ;"]*/g))]).toEqual(hosts);
  expect(JSON.parse(read('backend.json')).backend).toEqual(editing);
  expect(read('config.yml')).toContain(`[${news.categories.map(({ title }) => title).join(', ')}]`);
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(join(out, 'desk', file)))).toEqual([]);
  expect(headersFile(out)).toMatch(/^\/desk\/\*$(\n {2}.*)*\n {2}Cross-Origin-Opener-Policy: unsafe-none/m);
});
