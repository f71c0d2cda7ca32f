/** @jest-environment node */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { searchFaults } from '@/lib/build/checks/checkSearch';
import { readExport } from '@/lib/build/checks/readExport';
import { temporaryFolder } from '@/lib/test/temporaryFolder';

const ORIGIN = 'https://site.example';

function page(path: string, name: string, fact: string) {
  const description = name.padEnd(70, '说');
  return `<html><head><title>${name}</title>
<meta name="description" content="${description}"><meta name="applicable-device" content="pc,mobile">
<link rel="canonical" href="${ORIGIN}${path}">
<link rel="alternate" type="application/rss+xml" href="/feed.xml">
<link rel="alternate" type="application/feed+json" href="/feed.json">
<meta property="og:title" content="${name}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${ORIGIN}${path}"><meta property="og:site_name" content="站">
<meta property="og:image" content="${ORIGIN}/card.jpg"><meta property="og:image:alt" content="图">
</head><body><script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"${fact}"}]}</script></body></html>`;
}

function entry(path: string) {
  return `<url><loc>${ORIGIN}${path}</loc><lastmod>2026-07-01</lastmod><image:image><image:loc>${ORIGIN}/card.jpg</image:loc></image:image></url>`;
}

const GOOD = {
  'index.html': page('/', '首页', 'WebSite'),
  'about/index.html': page('/about/', '关于', 'BreadcrumbList'),
  'page/1/index.html': page('/about/', '关于', 'BreadcrumbList'),
  'page/404/index.html': page('/page/404/', '第404页', 'BreadcrumbList'),
  '404.html': '<head><meta name="robots" content="noindex"></head>',
  'robots.txt': `User-Agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  'sitemap.xml': `<?xml version="1.0"?><urlset>${entry('/')}${entry('/about/')}${entry('/page/404/')}</urlset>`,
};

async function exported(width = 1200) {
  const folder = temporaryFolder(GOOD);
  const picture = sharp({ create: { width, height: 630, channels: 3, background: '#0A1A22' } });
  await picture.jpeg().toFile(join(folder, 'card.jpg'));
  return folder;
}

it('finds nothing wrong with a whole export; a second address of a page is no page of its own, the 404th of a list is', async () => {
  expect(await searchFaults(readExport(await exported()))).toEqual([]);
});

const ABOUT = 'about/index.html';
const BREADCRUMBS = '"BreadcrumbList"';

it.each([
  [ABOUT, '<title>关于', `<title>${'长'.repeat(31)}`, /^\/about\/：标题有 31 个字/],
  [ABOUT, '<title>关于', '<title>首页', /^\/：标题与 \/about\/ 相同$/],
  [ABOUT, 'name="description" content="', `$&${'长'.repeat(11)}`, /描述有 81 个字/],
  [ABOUT, 'rel="canonical"', 'rel="other"', /^\/about\/：canonical 不是可收录的页面：（没有）$/],
  [ABOUT, 'og:image:alt', 'og:other', /缺少 og:image:alt/],
  [ABOUT, 'applicable-device', 'other', /缺少 applicable-device/],
  [ABOUT, 'application/rss+xml', 'text/html', /没有指向订阅 application\/rss\+xml/],
  [ABOUT, BREADCRUMBS, '"Thing"', /结构化数据里没有 BreadcrumbList/],
  [ABOUT, '"@graph":[', '"@graph":', /结构化数据不是 JSON/],
  [ABOUT, BREADCRUMBS, `$&,"item":"${ORIGIN}/gone/#a"`, /结构化数据里的 \S+\/gone\/#a 不存在$/],
  [ABOUT, `${ORIGIN}/card.jpg`, `${ORIGIN}/gone.jpg`, /^分享图 https:\/\/site.example\/gone.jpg 不存在$/],
  ['404.html', 'noindex', 'index', /^404.html 会被收录/],
  ['robots.txt', 'sitemap.xml', 'map.xml', /^robots.txt 没有写/],
  ['sitemap.xml', '/about/', '/gone/', /^sitemap.xml 多了 https:\/\/site.example\/gone\/$/],
  ['sitemap.xml', entry('/about/'), '', /^sitemap.xml 缺少 https:\/\/site.example\/about\/$/],
  ['sitemap.xml', entry('/about/'), entry('/about/').repeat(2), /^sitemap.xml 里有重复的地址$/],
  ['sitemap.xml', '2026-07-01', 'yesterday', /的日期不对：yesterday$/],
  ['sitemap.xml', '/card.jpg', '/gone.jpg', /^sitemap.xml 里的图片 https:\/\/site.example\/gone.jpg 不存在$/],
])('finds in %s what is wrong with it (%#)', async (file, from, to, fault) => {
  const folder = await exported();
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  expect(await searchFaults(readExport(folder))).toContainEqual(expect.stringMatching(fault));
});

it('finds a card of another size', async () => {
  expect(await searchFaults(readExport(await exported(600)))).toEqual([
    '分享图 https://site.example/card.jpg 是 600×630，应为 1200×630',
  ]);
});

it('finds that there is no sitemap', async () => {
  const folder = await exported();
  rmSync(join(folder, 'sitemap.xml'));
  expect(await searchFaults(readExport(folder))).toHaveLength(3);
});
